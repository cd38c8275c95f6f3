import { expect, fn } from 'storybook/test'
import { Button, GlobeIcon } from '#components/index.ts'
import { SiteLogo } from '#app/site-logo.tsx'
import { MaintenanceView } from '#features/site/closed-views.tsx'
import preview from '#storybook/preview.tsx'
import { maintenanceStatus, service } from '#stories/fixtures/site/status.ts'
import { inSite } from '#stories/support/site.tsx'

const meta = preview.meta({
  component: MaintenanceView,
  decorators: [inSite],
  parameters: { layout: 'fullscreen' },
  args: {
    logo: <SiteLogo size="lg" />,
    languages: (
      <Button variant="ghost" iconStart={<GlobeIcon />}>
        ไทย
      </Button>
    ),
    serviceHref: service[0]!.path,
    ...maintenanceStatus.maintenance!,
    busy: false,
    onRetry: fn(),
  },
})

/** Every prop on the panel. */
export const Playground = meta.story()

/** Since when, until when, and who can be asked. */
export const Known = meta.story()

/** Nobody knows how long. */
export const SinceWhenOnly = meta.story({ args: { endsAt: null } })

/** Nothing is known, and nobody can be asked. */
export const Unknown = meta.story({ args: { startsAt: null, endsAt: null, serviceHref: null } })

/** It is being asked whether the house is open. */
export const Retrying = meta.story({ args: { busy: true } })

/** On a tablet the door stands above. */
export const Tablet = meta.story({ globals: { viewport: { value: 'tablet' } } })

/** Buttons as wide as the screen. */
export const Phone = meta.story({ globals: { viewport: { value: 'mobile1' } } })

/** By daylight, in English. */
export const InEnglish = meta.story({ globals: { locale: 'en', scheme: 'light' } })

/** Words that a brand may put in their place. */
export const Content = meta.story({
  globals: { locale: 'pseudo', viewport: { value: 'mobile1' } },
})

/** Times are the house's own, whatever clock the visitor has. */
export const BehaviourTimes = meta.story({
  globals: { locale: 'en' },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('20 Nov 2026, 02:00')).toBeVisible()
    await expect(canvas.getByText('20 Nov 2026, 04:30')).toBeVisible()
    const people = canvas.getByRole('link', { name: 'Contact customer service' })
    await expect(people).toHaveAttribute('target', '_blank')
    await expect(people).toHaveAttribute('rel', 'noreferrer')
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await expect(args.onRetry).toHaveBeenCalledOnce()
  },
})
