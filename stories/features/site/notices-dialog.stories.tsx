import { expect, fn, screen, waitFor, within } from 'storybook/test'
import { announcements } from '#contract/index.ts'
import {
  NoticesDialog,
  type NoticesDialogProps,
  type NoticesStatus,
} from '#features/site/notices-dialog.tsx'
import { useNotices } from '#features/site/use-notices.ts'
import preview from '#storybook/preview.tsx'
import { ownWindow } from '#stories/support/index.ts'
import { answer, offline } from '#stories/fixtures/answers.ts'
import { hostileHtml } from '#stories/fixtures/hostile-html.ts'
import { notices, told } from '#stories/fixtures/site/notices.ts'
import { inSite } from '#stories/support/site.tsx'

const around = { open: true, onOpenChange: fn() }

const statuses = {
  loading: { ...around, status: 'loading' },
  ready: {
    ...around,
    status: 'ready',
    notices: notices.slice(0, 9),
    first: 1,
    count: 11,
    page: 1,
    pages: 2,
    chosen: null,
    read: new Set(notices.slice(2).map(({ id }) => id)),
    onPage: fn(),
    onChoose: fn(),
    onRead: fn(),
  },
  empty: { ...around, status: 'empty' },
  failed: { ...around, status: 'failed', code: 'NT-504', retrying: false, onRetry: fn() },
} satisfies Record<NoticesStatus, NoticesDialogProps>

const meta = preview.meta({
  component: NoticesDialog,
  decorators: [inSite],
  parameters: { layout: 'fullscreen', ...ownWindow },
  args: statuses.ready,
})

/** Every prop on the panel. */
export const Playground = meta.story({ args: statuses.ready })

/** Nine rows on their way. */
export const Loading = meta.story({ args: statuses.loading })

/** Two unread, the newest open beside the list. */
export const Ready = meta.story({ args: statuses.ready })

/** Nothing to say. */
export const Empty = meta.story({ args: statuses.empty })

/** What failed, and how to try again. */
export const Failed = meta.story({ args: statuses.failed })

/** Fewer than a page: no pager. */
export const Few = meta.story({
  args: { ...statuses.ready, notices: notices.slice(0, 2), count: 2, pages: 1 },
})

const long = 'ประกาศยาวมากที่ไม่มีช่องว่างเลยแม้แต่น้อย'.repeat(6)

/** A title without an end, and HTML that wants to do something. */
export const Content = meta.story({
  args: {
    ...statuses.ready,
    notices: notices
      .slice(0, 9)
      .map((notice, at) =>
        at === 0 ? { ...notice, title: long, content: hostileHtml.join('') } : notice,
      ),
  },
})

/** On a phone the list comes first. */
export const Phone = meta.story({
  args: statuses.ready,
  globals: { viewport: { value: 'mobile1' } },
})

/** And then what was chosen, with the way back. */
export const PhoneReading = meta.story({
  args: { ...statuses.ready, chosen: notices[0]! },
  globals: { viewport: { value: 'mobile1' } },
})

const Connected = () => <NoticesDialog {...around} {...useNotices(false, true)} />
const connected = meta.story({ globals: { locale: 'en' }, render: () => <Connected /> })

/** With its hook: nine a page; what is read stays read. */
export const Answered = connected.extend({
  globals: { locale: 'en', viewport: { value: 'desktop' } },
  beforeEach({ msw }) {
    localStorage.removeItem('noticesRead')
    msw.use(answer(announcements, told({ player: notices })))
  },
  play: async ({ userEvent }) => {
    const dialog = within(await screen.findByRole('dialog', { name: 'Notices' }))
    await waitFor(() => expect(dialog.getAllByText('(unread)')).toHaveLength(8))
    await userEvent.click(dialog.getByRole('button', { name: /Monsoon/ }))
    await expect(dialog.getByRole('heading', { name: /Monsoon/ })).toHaveFocus()
    await waitFor(() => expect(dialog.getAllByText('(unread)')).toHaveLength(7))
    await userEvent.click(dialog.getByRole('button', { name: 'Next page' }))
    await expect(dialog.getByText('10 to 11 of 11')).toBeVisible()
    await waitFor(() => expect(dialog.getAllByText('(unread)')).toHaveLength(1))
    await expect(localStorage.getItem('noticesRead')).toBe('[11,12,20]')
    await userEvent.click(dialog.getByRole('button', { name: 'Next page' }))
    await expect(dialog.getByText('Page 2 of 2')).toBeInTheDocument()
  },
})

/** With its hook: the network is gone; the next try finds it again. */
export const Disconnected = connected.extend({
  beforeEach({ msw }) {
    msw.use(offline(announcements))
  },
  play: async ({ msw, userEvent }) => {
    await screen.findByText(/NT-OFFLINE/)
    msw.use(answer(announcements, told()))
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
    await waitFor(() => expect(screen.getByText('No notices yet')).toBeVisible())
  },
})
