import type { Decorator } from '@storybook/react-vite'
import { inSite } from '#stories/support/site.tsx'

/** Where a desk stands: it has the whole window. */
export const atDesk: Decorator[] = [
  (Story) => (
    <main className="min-h-dvh bg-canvas px-4 pt-3 pb-12 md:px-6 md:pt-6">
      <Story />
    </main>
  ),
  inSite,
]
