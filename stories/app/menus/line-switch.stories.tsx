import { expect, screen, waitFor, within } from 'storybook/test'
import { LineSwitch } from '#app/menus/line-switch.tsx'
import { QrCodeIcon, SideNav, SideNavGroup } from '#components/index.ts'
import preview from '#storybook/preview.tsx'
import { inSite } from '#stories/support/site.tsx'

const meta = preview.meta({
  component: LineSwitch,
  decorators: [
    // Where the row stands: at the foot of the left bar.
    (Story) => (
      <div className="flex min-h-[420px] items-end">
        <SideNav label="เมนู" mini="off" labels={{ collapse: 'ย่อ', expand: 'ขยาย' }}>
          <SideNavGroup>
            <Story />
          </SideNavGroup>
        </SideNav>
      </div>
    ),
    inSite,
  ],
  args: {
    row: { label: 'LINE', icon: <QrCodeIcon size="sm" /> },
    title: 'LINE ฝ่ายบริการ',
    address: 'https://line.foyer.test/@foyer-sandbox',
  },
})

/** Every prop on the panel. */
export const Playground = meta.story()

/** The code, beside its row. */
export const Open = meta.story({
  globals: { viewport: { value: 'tablet' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'LINE' }))
    await waitFor(() => expect(screen.getByRole('dialog')).toBeVisible())
  },
})

/** 100 px and a margin of 10 (section 9); Esc closes it and the row has the focus again. */
export const BehaviourCode = meta.story({
  globals: { locale: 'en', viewport: { value: 'tablet' } },
  play: async ({ canvas, userEvent }) => {
    // Another one once its menu is here.
    const row = () => canvas.getByRole('button', { name: 'LINE' })
    await userEvent.click(row())
    const card = within(await screen.findByRole('dialog', { name: 'LINE ฝ่ายบริการ' }))
    await waitFor(() => expect(card.getByText('@foyer-sandbox')).toBeVisible())
    const code = card.getByRole('img', { name: 'QR code of LINE ฝ่ายบริการ' })
    await expect(code).toHaveAttribute('width', '120')
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await waitFor(() => expect(row()).toHaveFocus())
  },
})
