import { expect, fn } from 'storybook/test'
import { IconButton, MaximizeIcon, PageBar, SettingsIcon } from '#components/index.ts'
import preview from '#storybook/preview.tsx'
import { EveryState, EveryText } from '#stories/support/index.ts'

const settings = (
  <IconButton label="ตั้งค่า">
    <SettingsIcon />
  </IconButton>
)

const meta = preview.meta({
  component: PageBar,
  args: {
    title: 'ประวัติธุรกรรม',
    backLabel: 'กลับไปศูนย์สมาชิก',
    backHref: '#member',
    onBack: fn((event) => event.preventDefault()),
    action: settings,
  },
  globals: { viewport: { value: 'mobile2' } },
  parameters: { layout: 'fullscreen' },
})

/** Every prop on the panel. */
export const Playground = meta.story()

/** With two actions: a game, whose others lie in a menu. */
export const Two = meta.story({
  args: {
    title: 'พญานาคเจ็ดเศียร',
    action: (
      <>
        <IconButton label="เต็มจอ">
          <MaximizeIcon />
        </IconButton>
        {settings}
      </>
    ),
  },
})

/** With nothing to do but go back. */
export const None = meta.story({ args: { title: 'ข้อความ', action: undefined } })

/** One bar a page: several in one story stand in an article each. */
const Page = ({ name, children }: { name: string; children: React.ReactNode }) => (
  <article aria-label={name}>{children}</article>
)

/** At rest, hovered, pressed and focused. */
export const States = meta.story({
  render: (args) => (
    <EveryState only={['rest', 'hover', 'active', 'focus-visible']}>
      {(state) => (
        <Page name={state}>
          <PageBar {...args} title={`${args.title} ${state}`} />
        </Page>
      )}
    </EveryState>
  ),
})

/** In every script, on one line. */
export const Content = meta.story({
  globals: { viewport: { value: 'mobile1' } },
  render: (args) => (
    <EveryText>
      {(text, { name }) => (
        <Page name={name}>
          <PageBar {...args} title={text} />
        </Page>
      )}
    </EveryText>
  ),
})

/** Back is a link where the page above has an address, and a button where it has none. */
export const BehaviourBack = meta.story({
  args: { backHref: undefined },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'กลับไปศูนย์สมาชิก' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onBack).toHaveBeenCalledOnce()
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('ประวัติธุรกรรม')
  },
})

/** Back says where it leads: who came by a link from outside was never anywhere before (WCAG 2.4.4). */
export const MisuseNamelessBack = meta.story({ args: { backLabel: 'ย้อนกลับ' } })
