import { expect, fn } from 'storybook/test'
import type { PictureStatus } from '#features/session/login-rules.ts'
import { PictureField, type PictureFieldProps } from '#features/session/picture-field.tsx'
import preview from '#storybook/preview.tsx'
import { shownPicture } from '#stories/fixtures/session/login.ts'

const around = { input: { name: 'captcha' }, onRefresh: fn(), onSkip: fn() }

const statuses = {
  loading: { status: 'loading', ...around },
  ready: { ...shownPicture, ...around },
  failed: { status: 'failed', ...around },
  expired: { status: 'expired', ...around },
  proving: { status: 'proving', ...around },
  proved: { status: 'proved', proof: 'proof-of-a-story', ...around },
  unproved: { status: 'unproved', ...around },
} satisfies Record<PictureStatus, PictureFieldProps>

const meta = preview.meta({
  component: PictureField,
  args: statuses.ready,
  decorators: [
    (Story) => (
      <div className="max-w-[376px]">
        <Story />
      </div>
    ),
  ],
})

/** Every prop on the panel. */
export const Playground = meta.story({ args: statuses.ready })

/** The picture is on its way. */
export const Loading = meta.story({ args: statuses.loading })

/** A press on the picture asks for another, at most once a second. */
export const Ready = meta.story({ args: statuses.ready })

/** The picture did not come. */
export const Failed = meta.story({ args: statuses.failed })

/** There for two minutes: its digits are not taken any more. */
export const Expired = meta.story({ args: statuses.expired })

/** Who cannot read it lets the device work instead. */
export const Proving = meta.story({ args: statuses.proving })

/** Nothing is left to read. */
export const Proved = meta.story({ args: statuses.proved })

/** The work came to nothing: both ways are open again. */
export const Unproved = meta.story({ args: statuses.unproved })

/** The server says that the digits are missing. */
export const WithError = meta.story({
  args: { ...statuses.ready, error: 'Code in the picture can’t be empty' },
})

/** A house without another way in. */
export const WithoutSkip = meta.story({ args: { ...statuses.ready, onSkip: undefined } })

/** The way past it is a button of its own. */
export const BehaviourSkip = meta.story({
  globals: { locale: 'en' },
  args: statuses.ready,
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'I can’t read this picture' }))
    await expect(args.onSkip).toHaveBeenCalledOnce()
    await expect(args.onRefresh).not.toHaveBeenCalled()
  },
})
