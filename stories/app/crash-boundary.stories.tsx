import { expect } from 'storybook/test'
import { CrashBoundary } from '#app/crash-boundary.tsx'
import { CrashPart } from '#app/parts/crash.tsx'
import preview from '#storybook/preview.tsx'
import { inSite } from '#stories/support/site.tsx'

const Whole = () => <p>The page</p>

/** React writes what was thrown to the log; here it is what is shown. */
function Faulty(): never {
  throw new Error('A fault of ours')
}

const meta = preview.meta({
  component: CrashBoundary,
  decorators: [inSite],
  parameters: { layout: 'padded' },
  args: { instead: <CrashPart />, children: <Whole /> },
})

/** Every prop on the panel. */
export const Playground = meta.story()

/** Nothing is wrong. */
export const Unharmed = meta.story()

/** The page fell; what is around it goes on, and leads elsewhere. */
export const Crashed = meta.story({
  args: { children: <Faulty /> },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(canvas.getByRole('link')).toHaveAttribute('href', '/')
  },
})
