import { expect, fn, waitFor } from 'storybook/test'
import { CaptchaField, captchaFieldAxes } from '#components/index.ts'
import preview from '#storybook/preview.tsx'
import { EveryCombination, EverySurface, EveryText } from '#stories/support/index.ts'
import { fieldSuite } from '#suites/patterns/field.ts'

// Captcha paper keeps its colours in every scheme (DESIGN.md, Generative art).
const drawing =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 132 50"><rect width="132" height="50" fill="#fbf0cf"/>' +
  '<path d="M0 22C40 2 80 48 132 20" fill="none" stroke="#8f2113" stroke-width="2"/>' +
  '<text x="14" y="36" font-size="30" font-weight="700" textLength="104" fill="#170d0f">2618</text></svg>'

const meta = preview.meta({
  component: CaptchaField,
  args: {
    label: 'รหัสในภาพ',
    placeholder: 'ตัวเลข 4 ตัว',
    status: 'ready' as const,
    image: `data:image/svg+xml,${encodeURIComponent(drawing)}`,
    refreshLabel: 'ขอภาพใหม่',
    loadingLabel: 'กำลังโหลดภาพ',
    failedLabel: 'โหลดภาพไม่ได้',
    expiredLabel: 'ภาพหมดอายุ',
    className: 'max-w-[376px]',
    onRefresh: fn(),
  },
})

/** Every prop on the panel. */
export const Playground = meta.story()

/** The picture on its way, there, failed, and too old. */
export const Matrix = meta.story({
  render: (args) => (
    <EveryCombination axes={captchaFieldAxes}>
      {({ status }) => <CaptchaField {...args} status={status} />}
    </EveryCombination>
  ),
})

/** A wrong code. */
export const States = meta.story({ args: { error: 'รหัสไม่ตรงกับภาพ พิมพ์ใหม่' } })

/** Words in every script; under 300 px the picture goes below. */
export const Content = meta.story({
  render: (args) => (
    <EveryText>
      {(text) => <CaptchaField {...args} label={text} status="failed" failedLabel="โหลดภาพไม่ได้" />}
    </EveryText>
  ),
})

/** On every ground. */
export const OnSurfaces = meta.story({
  render: (args) => (
    <EverySurface>
      <CaptchaField {...args} />
    </EverySurface>
  ),
})

/** A field like every other, wrong and needed. */
export const BehaviourField = meta.story({
  args: { error: 'รหัสไม่ตรงกับภาพ พิมพ์ใหม่' },
  play: (context) =>
    fieldSuite(context, {
      label: 'รหัสในภาพ',
      message: 'รหัสไม่ตรงกับภาพ พิมพ์ใหม่',
      invalid: true,
      required: true,
      types: '26189',
      shows: '2618',
    }),
})

/** Pressing twice at once asks once: a new picture at most once a second. */
export const BehaviourRefresh = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'ขอภาพใหม่' })
    await userEvent.click(button)
    await userEvent.click(button)
    await expect(args.onRefresh).toHaveBeenCalledOnce()
    await userEvent.type(canvas.getByLabelText('รหัสในภาพ'), '26189')
    await expect(canvas.getByLabelText('รหัสในภาพ')).toHaveValue('2618')
  },
})

/** A picture that is none says so, like one that did not come; the next one is shown again. */
export const BehaviourBroken = meta.story({
  args: { image: 'data:image/png;base64,bm90IGEgcGljdHVyZQ==' },
  play: async ({ args, canvas, userEvent }) => {
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('โหลดภาพไม่ได้'))
    await userEvent.click(canvas.getByRole('button', { name: /ขอภาพใหม่/ }))
    await expect(args.onRefresh).toHaveBeenCalledOnce()
  },
})

/** Breaks "short, warm, concrete" (DESIGN.md, Copy): letters and figures that look alike are no human check. */
export const MisuseLookalikes = meta.story({
  args: { hint: 'แยก O กับ 0 และ l กับ 1 ให้ออก' },
})
