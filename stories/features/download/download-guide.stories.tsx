import { useState } from 'react'
import { expect, waitFor, within } from 'storybook/test'
import { announcements, download } from '#contract/index.ts'
import { DownloadGuide } from '#features/download/download-guide.tsx'
import type { DownloadGuideProps, DownloadGuideStatus } from '#features/download/download-state.ts'
import { useDownloadGuide } from '#features/download/use-download-guide.ts'
import preview from '#storybook/preview.tsx'
import { answer, pending, refuse } from '#stories/fixtures/answers.ts'
import {
  downloadGuideStates,
  guideSurroundings,
  packageState,
  profileState,
} from '#stories/fixtures/download/guide.ts'
import { inEvery } from '#stories/support/index.ts'
import { inSite } from '#stories/support/site.tsx'

const statuses = inEvery(downloadGuideStates, guideSurroundings) satisfies Record<
  DownloadGuideStatus,
  DownloadGuideProps
>

const phone = { viewport: { value: 'mobile2', isRotated: false } } as const

const meta = preview.meta({
  component: DownloadGuide,
  decorators: [inSite],
  args: statuses.ready,
})

/** Every prop on the panel. */
export const Playground = meta.story({ args: statuses.ready })

/** The code’s own box, and the steps at once: they need no server. */
export const Loading = meta.story({ args: statuses.loading })

/** The site itself, put on the home screen of an Android phone. */
export const Ready = meta.story({ args: statuses.ready })

/** Nothing to download: no code, and the first step is to come here with the phone. */
export const None = meta.story({ args: statuses.none })

/** The code did not come; everything else is there. */
export const Failed = meta.story({ args: statuses.failed })

/** A package: what is known of it, its own steps, and the way without it. */
export const Package = meta.story({ args: { ...guideSurroundings, ...packageState, here: true } })

/** A profile for iPhones. */
export const Profile = meta.story({
  args: { ...guideSurroundings, ...profileState, platform: 'ios' as const },
})

/** The same on the phone itself: the browser offers to install, and the code is for another one. */
export const Phone = meta.story({
  globals: phone,
  args: { ...statuses.ready, here: true, install: 'possible' },
})

/** The browser asks; the button waits for the answer. */
export const PhoneAsking = meta.story({
  globals: phone,
  args: { ...statuses.ready, here: true, install: 'asking' },
})

/** Nothing left to do. */
export const PhoneInstalled = meta.story({
  globals: phone,
  args: { ...statuses.ready, here: true, install: 'installed' },
})

/** A package on the phone, with its size, version and date. */
export const PhonePackage = meta.story({
  globals: phone,
  args: { ...guideSurroundings, ...packageState, here: true },
})

/** An iPhone, where nothing but a profile or one’s own hand installs. */
export const PhoneProfile = meta.story({
  globals: phone,
  args: { ...guideSurroundings, ...profileState, platform: 'ios' as const, here: true },
})

/** On a phone a failure takes the button’s place alone. */
export const PhoneFailed = meta.story({ globals: phone, args: statuses.failed })

/** An address that no camera could read. */
export const TooLong = meta.story({
  args: {
    ...statuses.ready,
    ...packageState,
    address: `https://cdn.operator.example/${'package/'.repeat(60)}a.apk`,
  },
})

/** A phone has its own steps, beside those of a desk. */
const isPhone = () => matchMedia('(width < 48rem)').matches

/** Once, of all the times that it is written. */
const seen = (canvas: HTMLElement, text: string | RegExp) =>
  waitFor(() =>
    expect(
      within(canvas)
        .getAllByText(text)
        .filter((one) => one.checkVisibility()),
    ).toHaveLength(1),
  )

function Choosing(args: DownloadGuideProps) {
  const [platform, setPlatform] = useState(args.platform)
  return <DownloadGuide {...args} platform={platform} onPlatformChange={setPlatform} />
}

/** Tabs are walked by arrows, and pressing one asks for the other steps. */
export const BehaviourTabs = meta.story({
  globals: { locale: 'en' },
  args: statuses.ready,
  render: (args) => <Choosing {...args} />,
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(canvas.getByRole('tab', { name: 'Android' }))
    await userEvent.keyboard('{ArrowRight}')
    await expect(canvas.getByRole('tab', { name: 'iOS' })).toHaveFocus()
    await seen(canvasElement, 'Tap the Share button')
  },
})

function Connected() {
  const guide = useDownloadGuide(false)
  return <DownloadGuide {...guide} />
}
const connected = meta.story({
  globals: { locale: 'en' },
  args: statuses.ready,
  render: () => <Connected />,
})

const said = { banners: [], player: [], popup: [], promotion: [], headline: [] }
const app = { url: '/down#android', version: null, bytes: null, releasedAt: null }

/** With its hook: both kinds are answered. */
export const Answered = connected.extend({
  beforeEach({ msw }) {
    msw.use(answer(announcements, said), answer(download, { app }))
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('img', { name: /Code that leads to/ })).toBeVisible()
  },
})

/** With its hook: there is nothing. */
export const AnsweredNone = connected.extend({
  beforeEach({ msw }) {
    msw.use(answer(announcements, said), answer(download, { app: null }))
  },
  play: async ({ canvasElement }) => {
    await seen(canvasElement, isPhone() ? 'Open the browser menu' : /on your phone$/)
  },
})

/** With its hook: refused. */
export const Refused = connected.extend({
  beforeEach({ msw }) {
    msw.use(answer(announcements, said), refuse(download, { status: 404, code: 'not_found' }))
  },
  play: async ({ canvasElement }) => {
    await seen(canvasElement, /Error code DL-404/)
  },
})

/** With its hook: no answer yet. */
export const Pending = connected.extend({
  beforeEach({ msw }) {
    msw.use(answer(announcements, said), pending(download))
  },
  play: async ({ canvasElement }) => {
    await seen(canvasElement, isPhone() ? 'Open the browser menu' : 'Scan with your camera')
  },
})
