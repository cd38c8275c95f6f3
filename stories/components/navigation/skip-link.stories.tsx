import { expect } from 'storybook/test'
import { SkipLink } from '#components/index.ts'
import preview from '#storybook/preview.tsx'
import { EveryText, Forced } from '#stories/support/index.ts'

const meta = preview.meta({
  component: SkipLink,
  args: { children: 'ข้ามไปเนื้อหา' },
  render: (args) => (
    <>
      <SkipLink {...args} />
      <main id="main" tabIndex={-1} className="pt-16 text-primary">
        เนื้อหา
      </main>
    </>
  ),
})

/** Not seen until the keyboard reaches it. */
export const Playground = meta.story()

/** Focused. */
export const States = meta.story({
  render: (args) => (
    <Forced state="focus-visible">
      <div className="relative h-20 contain-layout">
        <SkipLink {...args} />
        <main id="main" />
      </div>
    </Forced>
  ),
})

/** In every script. */
export const Content = meta.story({
  render: (args) => (
    <>
      <EveryText>
        {(text) => (
          <Forced state="focus-visible">
            <div className="relative h-20 w-full contain-layout">
              <SkipLink {...args}>{text}</SkipLink>
            </div>
          </Forced>
        )}
      </EveryText>
      <main id="main" />
    </>
  ),
})

/** The first key shows it, the next goes to the page. */
export const BehaviourSkip = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('link')).toHaveFocus()
    await expect(canvas.getByRole('link')).toHaveAttribute('href', '#main')
  },
})

/** Without a `tabIndex` on its target the page scrolls, and the next Tab goes back to the bars (WCAG 2.4.1). */
export const MisuseNoTarget = meta.story({
  render: () => (
    <pre lang="en" className="type-body-sm whitespace-pre-wrap text-secondary">
      {'<SkipLink>Skip to content</SkipLink> … <main id="main">'}
    </pre>
  ),
})
