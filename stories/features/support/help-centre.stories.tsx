import { useState } from 'react'
import { expect, fn, waitFor } from 'storybook/test'
import { helpCenter } from '#contract/index.ts'
import {
  HelpCentre,
  type HelpCentreProps,
  type HelpCentreStatus,
} from '#features/support/help-centre.tsx'
import { HelpContact } from '#features/support/help-contact.tsx'
import { readQuery } from '#features/support/help-fold.ts'
import { useHelp } from '#features/support/use-help.ts'
import preview from '#storybook/preview.tsx'
import { answer, offline, refuse } from '#stories/fixtures/answers.ts'
import { hostileHtml } from '#stories/fixtures/hostile-html.ts'
import { helpTopics } from '#stories/fixtures/support/help.ts'
import { inPage, inSite } from '#stories/support/site.tsx'

const contact = (
  <HelpContact
    service={[
      { csType: 'LIVECHAT', title: 'ไลฟ์แชต', href: 'https://service.example/chat' },
      { csType: 'LINE', title: 'LINE ฝ่ายบริการ', href: 'https://line.example/@house' },
      { csType: 'TELEGRAM', title: 'Telegram ฝ่ายบริการ', href: 'https://telegram.example/house' },
    ]}
    onFeedback={fn()}
    onSpeedTest={fn()}
    limitsHref="#limits"
    agreementHref="#agreement"
  />
)

const around = {
  path: '/help',
  typed: '',
  onType: fn(),
  topicHref: (topic: string) => `#${topic}`,
  onService: fn(),
  contact,
}
const listed = {
  topics: helpTopics,
  opened: new Set<string>(),
  onOpenChange: fn(),
}
const money = helpTopics[1]!
const searched = {
  ...around,
  ...listed,
  typed: 'ถอน',
  query: 'ถอน',
  marked: readQuery('ถอน'),
  topic: null,
}

const statuses = {
  loading: { status: 'loading', ...around },
  ready: {
    status: 'ready',
    ...around,
    ...listed,
    opened: new Set(['withdraw-late']),
    topic: money,
    articles: money.articles,
  },
  found: { status: 'found', ...searched, articles: money.articles.slice(0, 2) },
  'not-found': { status: 'not-found', ...searched, typed: 'ว่าว', query: 'ว่าว', articles: [] },
  empty: { status: 'empty', ...around },
  failed: { status: 'failed', code: 'HC-504', retrying: false, onRetry: fn(), ...around },
} satisfies Record<HelpCentreStatus, HelpCentreProps>

const meta = preview.meta({
  component: HelpCentre,
  decorators: [inSite],
  args: statuses.ready,
})

/** Every prop on the panel. */
export const Playground = meta.story({ args: statuses.ready })

/** The same boxes as what comes; the search is there already. */
export const Loading = meta.story({ args: statuses.loading })

/** A topic, with one of its questions open. */
export const Ready = meta.story({ args: statuses.ready })

/** What a search found, marked. */
export const Found = meta.story({ args: statuses.found })

/** Nothing: another word, or people. */
export const NotFound = meta.story({ args: statuses['not-found'] })

/** The house has written nothing. */
export const Empty = meta.story({ args: statuses.empty })

/** It did not load; the ways to people are there all the same. */
export const Failed = meta.story({ args: statuses.failed })

/** Without the shell: `/helpmc`. */
export const Bare = meta.story({
  args: {
    ...statuses.ready,
    bare: true,
    contact: (
      <HelpContact
        bare
        service={[{ csType: 'LIVECHAT', title: 'ไลฟ์แชต', href: 'https://service.example/chat' }]}
      />
    ),
  },
})

/** Topics become pills, and people come last. */
export const Phone = meta.story({
  args: statuses.ready,
  globals: { viewport: { value: 'mobile1' } },
})

const long = 'ซ้ำ ปั๊ม กู้ ที่นี่ ญี่ปุ่น Đặt cược 幸运 '.repeat(4) + 'ไม่มีช่องว่าง'.repeat(8)

/** Whatever operators write: stacked marks, words without an end, HTML that wants to do something. */
export const Content = meta.story({
  args: {
    ...statuses.ready,
    opened: new Set(['a']),
    topics: [{ ...money, name: long }, ...helpTopics.slice(2)],
    topic: { ...money, name: long },
    articles: [
      { id: 'a', question: long, answer: `<p>${long}</p>${hostileHtml.join('')}`, lang: 'th' },
      ...money.articles,
    ],
  },
})

const many = Array.from({ length: 40 }, (_, topic) => ({
  ...money,
  id: `t${topic}`,
  name: topic % 3 ? `${topic} ${long}` : long.replaceAll(' ', ''),
  articles: Array.from({ length: 8 }, (_item, at) => ({
    id: `t${topic}a${at}`,
    question: `${topic}.${at} ${long}`,
    answer: `<p>${long}</p><table><tr>${'<td>1,234,567</td>'.repeat(9)}</tr></table>`,
    lang: 'th',
  })),
}))

/** Forty topics with names without an end, on the narrowest phone. */
export const Enormous = meta.story({
  decorators: [inPage],
  globals: { viewport: { value: 'w320', isRotated: false } },
  args: {
    ...statuses.ready,
    topics: many,
    topic: many[0]!,
    articles: many[0]!.articles,
    opened: new Set(['t0a0']),
  },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBe(window.innerWidth)
  },
})

function Connected() {
  const [search, setSearch] = useState('')
  return (
    <HelpCentre {...useHelp({ path: '/help', search, onSearchChange: setSearch })} contact={null} />
  )
}
const connected = meta.story({ globals: { locale: 'en' }, render: () => <Connected /> })

/** With its hook: found as one types, without tone marks, and opened. */
export const Searched = connected.extend({
  beforeEach({ msw }) {
    msw.use(answer(helpCenter, { topics: helpTopics }))
  },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('ที่นี่คืออะไร')
    await userEvent.type(canvas.getByRole('searchbox'), 'ถอน')
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('2 answers for “ถอน”'))
    const [first] = canvas.getAllByRole('heading', { level: 3 })
    await expect(first).toHaveTextContent('ถอนแล้วเงินไม่เข้า')
    await userEvent.click(first!)
    await waitFor(() => expect(canvas.getByText(/ปกติเครดิตทดลอง/)).toBeVisible())
    await userEvent.click(canvas.getAllByRole('button', { name: 'Not yet' })[0]!)
    await expect(canvas.getByText('Tell customer service what is missing')).toBeVisible()
  },
})

/** With its hook: nothing is found; one press brings the topics back. */
export const SearchedInVain = connected.extend({
  beforeEach({ msw }) {
    msw.use(answer(helpCenter, { topics: helpTopics }))
  },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('ที่นี่คืออะไร')
    await userEvent.type(canvas.getByRole('searchbox'), '<b>')
    await canvas.findByText('Nothing found for “<b>”')
    await userEvent.click(canvas.getAllByRole('button', { name: 'Clear search' }).at(-1)!)
    await expect(await canvas.findByText('ที่นี่คืออะไร')).toBeVisible()
  },
})

/** With its hook: the network is gone; the next try finds it again. */
export const Disconnected = connected.extend({
  beforeEach({ msw }) {
    msw.use(offline(helpCenter))
  },
  play: async ({ canvas, msw, userEvent }) => {
    await canvas.findByText(/HC-OFFLINE/)
    msw.use(answer(helpCenter, { topics: helpTopics }))
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await expect(await canvas.findByText('ที่นี่คืออะไร')).toBeVisible()
  },
})

/** With its hook: refused. */
export const Refused = connected.extend({
  beforeEach({ msw }) {
    msw.use(refuse(helpCenter, { status: 403, code: 'blocked' }))
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/HC-403/)).toBeVisible()
  },
})
