import { expect, fn, screen } from 'storybook/test'
import { NoticeDialog } from '#features/site/notice-dialog.tsx'
import { useReading } from '#features/site/use-news.ts'
import preview from '#storybook/preview.tsx'
import { ownWindow } from '#stories/support/index.ts'
import { hostileHtml } from '#stories/fixtures/hostile-html.ts'
import { headlines, notices } from '#stories/fixtures/site/notices.ts'
import { inSite } from '#stories/support/site.tsx'

const meta = preview.meta({
  component: NoticeDialog,
  decorators: [inSite],
  parameters: { layout: 'fullscreen', ...ownWindow },
  args: {
    open: true,
    notices: notices.slice(0, 2),
    index: 0,
    onNext: fn(),
    onClose: fn(),
    quiet: false,
    onQuietChange: fn(),
  },
})

/** Every prop on the panel. */
export const Playground = meta.story()

/** The first of two that popped up. */
export const Popup = meta.story()

/** The last one. */
export const LastPopup = meta.story({ args: { index: 1, quiet: true } })

/** A headline in full: asked for, so there is nothing to put away. */
export const HeadlineInFull = meta.story({
  args: { notices: headlines.slice(0, 1), onQuietChange: undefined },
})

/** As an operator may paste it. */
export const Content = meta.story({
  args: {
    notices: [
      {
        ...notices[0]!,
        title: 'ซ้ำ ปั๊ม กู้ ที่นี่ ญี่ปุ่น '.repeat(6),
        content: `${notices[0]!.content.repeat(8)}${hostileHtml.join('')}`,
      },
    ],
  },
})

/** A sheet from the bottom. */
export const Phone = meta.story({ globals: { viewport: { value: 'mobile1' } } })

const onClosed = fn()
function Connected() {
  return <NoticeDialog open {...useReading(notices.slice(0, 2), true, onClosed)} />
}

/** With its hook: one after the other; what is put away stays away today, and all were shown. */
export const Read = meta.story({
  globals: { locale: 'en' },
  beforeEach() {
    localStorage.removeItem('noticesQuiet')
    sessionStorage.removeItem('noticesShown')
  },
  render: () => <Connected />,
  play: async ({ userEvent }) => {
    await screen.findByRole('dialog', { name: notices[0]!.title })
    await expect(sessionStorage.getItem('noticesShown')).toBe('[11,12]')
    await userEvent.click(screen.getByRole('button', { name: 'Next notice' }))
    await screen.findByRole('dialog', { name: notices[1]!.title })
    await userEvent.click(screen.getByRole('checkbox', { name: 'Not again today' }))
    await userEvent.click(screen.getByRole('button', { name: 'OK' }))
    await expect(onClosed).toHaveBeenCalledOnce()
    await expect(localStorage.getItem('noticesQuiet')).toMatch(/ \[11,12\]$/)
  },
})
