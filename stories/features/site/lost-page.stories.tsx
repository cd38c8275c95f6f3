import { fn } from 'storybook/test'
import { Button, GlobeIcon } from '#components/index.ts'
import { SiteLogo } from '#app/site-logo.tsx'
import { LostPage, type LostPageProps } from '#features/site/lost-page.tsx'
import type { LostStatus } from '#features/site/use-lost-words.ts'
import preview from '#storybook/preview.tsx'
import { inSite } from '#stories/support/site.tsx'

const around = {
  logo: <SiteLogo size="lg" />,
  languages: (
    <Button variant="ghost" iconStart={<GlobeIcon />}>
      ไทย
    </Button>
  ),
  report: 'Loading chunk lobby failed (missing)',
  limit: 120,
  onReload: fn(),
}

const statuses = {
  timeout: { status: 'timeout', ...around },
  missing: { status: 'missing', ...around },
  error: { status: 'error', ...around },
} satisfies Record<LostStatus, LostPageProps>

const meta = preview.meta({
  component: LostPage,
  decorators: [inSite],
  parameters: { layout: 'fullscreen' },
  args: statuses.timeout,
})

/** Every prop on the panel. */
export const Playground = meta.story({ args: statuses.timeout })

/** Waited for in vain. */
export const Timeout = meta.story({ args: statuses.timeout })

/** Gone with a release. */
export const Missing = meta.story({ args: statuses.missing })

/** Not to be had now. */
const Failed = meta.story({ args: statuses.error })
export { Failed as Error }

/** The name of a part is nobody’s to shorten. */
export const Content = meta.story({
  globals: { viewport: { value: 'mobile1' } },
  args: {
    ...statuses.missing,
    report:
      'Loading chunk promotion-detail-with-a-name-that-does-not-break-anywhere failed (missing)',
  },
})

/** On a phone. */
export const Phone = meta.story({
  globals: { viewport: { value: 'mobile1' } },
  args: statuses.error,
})
