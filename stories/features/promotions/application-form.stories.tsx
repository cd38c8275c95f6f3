import { expect, fireEvent, fn, waitFor } from 'storybook/test'
import {
  ApplicationForm,
  type ApplicationFormProps,
  type ApplicationFormStatus,
} from '#features/promotions/application-form.tsx'
import preview from '#storybook/preview.tsx'
import { askedFor } from '#stories/fixtures/promotions/details.ts'
import { inSite } from '#stories/support/site.tsx'

const around = { application: askedFor, onSubmit: fn(), onCancel: fn() }

const statuses = {
  idle: { status: 'idle', ...around },
  uploading: { status: 'uploading', picture: 2, pictures: 3, ...around },
  sending: { status: 'sending', ...around },
  failed: { status: 'failed', problem: { kind: 'offline' }, failures: 0, ...around },
} satisfies Record<ApplicationFormStatus, ApplicationFormProps>

const meta = preview.meta({
  component: ApplicationForm,
  decorators: [
    inSite,
    (Story) => (
      <div className="max-w-[416px]">
        <Story />
      </div>
    ),
  ],
  args: statuses.idle,
})

/** A picture of one pixel, which a browser can draw. */
const pixel =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='
const png = (name: string) =>
  new File([Uint8Array.from(atob(pixel), (sign) => sign.charCodeAt(0))], name, {
    type: 'image/png',
  })

/** Chooses as a browser does; no tool may set what an input holds. */
async function choose(input: HTMLElement, file: File) {
  const chosen = new DataTransfer()
  chosen.items.add(file)
  if (input instanceof HTMLInputElement) input.files = chosen.files
  await fireEvent.change(input)
}

/** Every prop on the panel. */
export const Playground = meta.story({ args: statuses.idle })

/** Nothing sent yet. */
export const Idle = meta.story({ args: statuses.idle })

/** Pictures go one by one; the button says which. */
export const Uploading = meta.story({ args: statuses.uploading })

/** They are there, and the application goes after them. */
export const Sending = meta.story({ args: statuses.sending })

/** What went wrong; what was written stays. */
export const Failed = meta.story({ args: statuses.failed })

/** A note has to be written; pictures may be left out. */
export const NoteNeeded = meta.story({
  args: { ...statuses.idle, application: { remark: 'required', proofsMin: 0, proofsMax: 1 } },
})

/** Nothing but a note. */
export const NoteOnly = meta.story({
  args: { ...statuses.idle, application: { remark: 'required', proofsMin: 0, proofsMax: 0 } },
})

/** Without a picture nothing is sent, and the field says so. */
export const BehaviourPictureNeeded = meta.story({
  globals: { locale: 'en' },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Send application' }))
    await expect(await canvas.findByText('Add at least 1 picture')).toBeVisible()
    await expect(args.onSubmit).not.toHaveBeenCalled()
  },
})

/** 140 characters are enough; the rest stays to be shortened. */
export const BehaviourTooLong = meta.story({
  globals: { locale: 'en' },
  args: { ...statuses.idle, application: { remark: 'required', proofsMin: 0, proofsMax: 0 } },
  play: async ({ args, canvas, userEvent }) => {
    const note = canvas.getByLabelText('Note')
    await userEvent.click(note)
    await userEvent.paste('ก'.repeat(141))
    await userEvent.click(canvas.getByRole('button', { name: 'Send application' }))
    await expect(await canvas.findByText('Use up to 140 characters')).toBeVisible()
    await expect(note).toHaveValue('ก'.repeat(141))
    await expect(args.onSubmit).not.toHaveBeenCalled()
  },
})

/** What is chosen and written is what is sent. */
export const BehaviourSend = meta.story({
  globals: { locale: 'en' },
  play: async ({ args, canvas, userEvent }) => {
    const proof = png('proof.png')
    await choose(canvas.getByLabelText(/Pictures that show it/), proof)
    await canvas.findByText('1 picture chosen')
    await userEvent.type(canvas.getByLabelText(/Note/), ' 1,042 ')
    await userEvent.click(canvas.getByRole('button', { name: 'Send application' }))
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledOnce())
    await expect(args.onSubmit).toHaveBeenCalledWith({ remark: '1,042', proofs: [proof] })
  },
})
