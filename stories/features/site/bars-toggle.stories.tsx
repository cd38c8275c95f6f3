import { expect, fn } from 'storybook/test'
import { BarsToggle } from '#features/site/bars-toggle.tsx'
import preview from '#storybook/preview.tsx'
import { inSite } from '#stories/support/site.tsx'

const meta = preview.meta({
  component: BarsToggle,
  decorators: [inSite],
  args: { open: false, onToggle: fn() },
})

/** Every prop on the panel. */
export const Playground = meta.story()

/** The bars are away. */
export const Closed = meta.story()

/** The bars are there. */
export const Open = meta.story({ args: { open: true } })

/** It says what it does next. */
export const BehaviourToggle = meta.story({
  globals: { locale: 'en' },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show menu' }))
    await expect(args.onToggle).toHaveBeenCalledOnce()
  },
})
