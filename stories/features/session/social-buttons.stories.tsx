import { expect, fn } from 'storybook/test'
import { SocialButtons, type SocialButtonsProps } from '#features/session/social-buttons.tsx'
import type { SocialStatus } from '#features/session/social-state.ts'
import preview from '#storybook/preview.tsx'

const around = {
  providers: [
    { id: 'google', name: 'Google' },
    { id: 'facebook', name: 'Facebook' },
  ],
  chosen: null,
  minAge: 18,
  agreementHref: '/help',
  onChoose: fn(),
}

const statuses = {
  idle: { status: 'idle', ...around },
  leaving: { status: 'leaving', ...around, chosen: 'google' },
  failed: { status: 'failed', ...around, chosen: 'facebook' },
} satisfies Record<SocialStatus, SocialButtonsProps>

const meta = preview.meta({
  component: SocialButtons,
  args: statuses.idle,
  decorators: [
    (Story) => (
      <div className="max-w-[376px]">
        <Story />
      </div>
    ),
  ],
})

/** Every prop on the panel. */
export const Playground = meta.story({ args: statuses.idle })

/** The providers that the gateway is configured for, in its order. */
export const Idle = meta.story({ args: statuses.idle })

/** The provider’s page is on its way. */
export const Leaving = meta.story({ args: statuses.leaving })

/** The provider cannot be reached: the other ways in are still there. */
export const Failed = meta.story({ args: statuses.failed })

/** One provider. */
export const One = meta.story({
  args: { ...statuses.idle, providers: around.providers.slice(0, 1) },
})

/** A name as long as names of providers get. */
export const Content = meta.story({
  args: {
    ...statuses.idle,
    providers: [{ id: 'long', name: 'ธนาคารเพื่อการเกษตรและสหกรณ์การเกษตรแห่งที่หนึ่ง' }],
  },
})

/** A press names the provider; a second one while leaving changes nothing. */
export const BehaviourChoose = meta.story({
  globals: { locale: 'en' },
  args: statuses.idle,
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Continue with Facebook' }))
    await expect(args.onChoose).toHaveBeenCalledWith('facebook')
  },
})
