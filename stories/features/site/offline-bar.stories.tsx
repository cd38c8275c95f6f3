import { fn } from 'storybook/test'
import { OfflineBar } from '#features/site/offline-bar.tsx'
import preview from '#storybook/preview.tsx'
import { inSite } from '#stories/support/site.tsx'

const around = { offline: true, since: '2026-11-20T14:48:00.000Z', busy: false, onRetry: fn() }

const meta = preview.meta({
  component: OfflineBar,
  decorators: [inSite],
  parameters: { layout: 'fullscreen' },
  args: around,
})

/** Every prop on the panel. */
export const Playground = meta.story({ args: around })

/** No network, and of when is what the page shows. */
export const Offline = meta.story({ args: around })

/** Nobody knows since when. */
export const WithoutTime = meta.story({ args: { ...around, since: null } })

/** It is being tried. */
export const Trying = meta.story({ args: { ...around, busy: true } })

/** Nothing to say. */
export const Online = meta.story({ args: { ...around, offline: false } })

/** On a phone. */
export const Phone = meta.story({ globals: { viewport: { value: 'mobile1' } }, args: around })
