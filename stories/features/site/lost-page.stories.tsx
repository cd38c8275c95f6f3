import { fn } from 'storybook/test'
import { Button, GlobeIcon } from '#components/index.ts'
import { SiteLogo } from '#app/site-logo.tsx'
import { LostPage, type LostPageProps } from '#features/site/lost-page.tsx'
import type { LostStatus } from '#features/site/use-lost-words.ts'
import preview from '#storybook/preview.tsx'
import { inSite } from '#stories/support/site.tsx'

const meta = preview.meta({
  component: LostPage,
  decorators: [inSite],
  parameters: { layout: 'fullscreen' },
  args: {
    logo: <SiteLogo size="lg" />,
    languages: (
      <Button variant="ghost" iconStart={<GlobeIcon />}>
        ไทย
      </Button>
    ),
    status: 'timeout',
    chunk: 'lobby',
    limit: 120,
    onReload: fn(),
  },
})

const statuses = {
  timeout: { status: 'timeout' },
  missing: { status: 'missing' },
  error: { status: 'error' },
} satisfies Record<LostStatus, Partial<LostPageProps>>

/** Every prop on the panel. */
export const Playground = meta.story()

/** Waited for in vain. */
export const Timeout = meta.story({ args: statuses.timeout })

/** Gone with a release. */
export const Missing = meta.story({ args: statuses.missing })

/** Not to be had now. */
export const Failed = meta.story({ args: statuses.error })

/** The name of a part is nobody’s to shorten. */
export const Content = meta.story({
  globals: { viewport: { value: 'mobile1' } },
  args: { chunk: 'promotion-detail-with-a-very-long-name-that-does-not-break-anywhere' },
})

/** On a phone. */
export const Phone = meta.story({ globals: { viewport: { value: 'mobile1' } } })
