import { expect, fn } from 'storybook/test'
import { ConsentBar } from '#features/site/consent-bar.tsx'
import preview from '#storybook/preview.tsx'
import { ownWindow } from '#stories/support/index.ts'

const around = { policyHref: '/help', onSettings: fn(), onNecessary: fn(), onAccept: fn() }

const meta = preview.meta({
  component: ConsentBar,
  parameters: { layout: 'fullscreen', ...ownWindow },
  args: around,
  decorators: [
    (Story) => (
      <div className="min-h-[420px]">
        <Story />
      </div>
    ),
  ],
})

/** Every prop on the panel. */
export const Playground = meta.story({ args: around })

/** Three answers that weigh the same. */
export const Asked = meta.story({ args: around })

/** Nothing is written about it. */
export const WithoutPolicy = meta.story({ args: { ...around, policyHref: null } })

/** Over the bar at the foot. */
export const Phone = meta.story({ globals: { viewport: { value: 'mobile1' } }, args: around })

/** Each button answers for itself. */
export const BehaviourAnswers = meta.story({
  args: around,
  play: async ({ canvas, userEvent, args }) => {
    const [settings, necessary, accept] = canvas.getAllByRole('button')
    await userEvent.click(settings!)
    await expect(args.onSettings).toHaveBeenCalledOnce()
    await userEvent.click(necessary!)
    await expect(args.onNecessary).toHaveBeenCalledOnce()
    await userEvent.click(accept!)
    await expect(args.onAccept).toHaveBeenCalledOnce()
  },
})
