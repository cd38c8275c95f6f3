import { expect, fn, screen, waitFor } from 'storybook/test'
import { GlobeIcon, IconButton } from '#components/index.ts'
import { AgeGate } from '#features/site/age-gate.tsx'
import preview from '#storybook/preview.tsx'
import { ownWindow } from '#stories/support/index.ts'

const around = {
  open: true,
  minAge: 18,
  days: 30,
  languages: (
    <IconButton label="ภาษา">
      <GlobeIcon />
    </IconButton>
  ),
  onConfirm: fn(),
  onLeave: fn(),
}

const meta = preview.meta({
  component: AgeGate,
  parameters: { layout: 'fullscreen', ...ownWindow },
  args: around,
})

/** Every prop on the panel. */
export const Playground = meta.story({ args: around })

/** Asked before everything but the language. */
export const Asked = meta.story({ args: around })

/** Where the operator says 21. */
export const TwentyOne = meta.story({ args: { ...around, minAge: 21 } })

/** On a phone. */
export const Phone = meta.story({ globals: { viewport: { value: 'mobile1' } }, args: around })

/** Esc is no answer; both buttons are. */
export const BehaviourAnswers = meta.story({
  args: around,
  play: async ({ userEvent, args }) => {
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.getByRole('dialog')).toBeVisible())
    const [yes, no] = screen.getAllByRole('button', { name: /18/ })
    await userEvent.click(yes!)
    await expect(args.onConfirm).toHaveBeenCalledOnce()
    await userEvent.click(no!)
    await expect(args.onLeave).toHaveBeenCalledOnce()
  },
})
