import { expect } from 'storybook/test'
import { Button, CopyIcon, foyerMark, Link, Mark, QrCode, qrCodeAxes } from '#components/index.ts'
import preview from '#storybook/preview.tsx'
import { EveryCombination, EverySurface, EveryText } from '#stories/support/index.ts'

const meta = preview.meta({
  component: QrCode,
  args: {
    value: 'https://line.example/R/ti/p/@foyer-sandbox',
    label: 'คิวอาร์โค้ด LINE ฝ่ายบริการ',
    failedLabel: 'ลิงก์นี้ยาวเกินไป เปิดจากปุ่มด้านล่าง',
  },
})

const mark = <Mark markup={foyerMark} />

/** Every prop on the panel. */
export const Playground = meta.story({
  args: {
    children: (
      <Button size="sm">
        <CopyIcon size="sm" />
        คัดลอกไอดี
      </Button>
    ),
  },
})

/** In the service menu's popover, and in the download dialog. */
export const Matrix = meta.story({
  render: (args) => (
    <EveryCombination axes={{ ...qrCodeAxes, logo: ['none', 'mark'] }}>
      {({ size, logo }) => (
        <QrCode
          {...args}
          size={size}
          logo={logo === 'mark' && mark}
          label={`${args.label} ${size} ${logo}`}
        />
      )}
    </EveryCombination>
  ),
})

/** As long as a camera reads it, then nothing, and too much. */
export const States = meta.story({
  render: (args) => (
    <div className="flex flex-wrap items-start gap-6">
      <QrCode {...args} size="lg" logo={mark} value={`https://foyer.example/${'x'.repeat(258)}`} />
      <QrCode {...args} value="" failedLabel="ยังไม่มีลิงก์ดาวน์โหลด" />
      <QrCode {...args} size="lg" value={`https://foyer.example/${'x'.repeat(5000)}`}>
        <Link href="#app">ดาวน์โหลดโดยตรง</Link>
      </QrCode>
    </div>
  ),
})

/** The words under it, and those in its place. */
export const Content = meta.story({
  render: (args) => (
    <EveryText>
      {(text, { name }) => (
        <div className="flex flex-wrap gap-4">
          <QrCode {...args} label={name}>
            {text}
          </QrCode>
          <QrCode {...args} value="" failedLabel={text} />
        </div>
      )}
    </EveryText>
  ),
})

/** Black on white on every ground, or a camera would not know it. */
export const OnSurfaces = meta.story({
  render: (args) => (
    <EverySurface>
      {(ground) => <QrCode {...args} logo={mark} size="lg" label={`${args.label} ${ground}`} />}
    </EverySurface>
  ),
})

/** A text that fits no code says so, and its link is still there. */
export const BehaviourTooLong = meta.story({
  args: { value: 'ก'.repeat(5000), children: <Link href="#app">ดาวน์โหลดโดยตรง</Link> },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText(args.failedLabel)).toBeVisible()
    await expect(canvas.queryByRole('img')).toBeNull()
    await expect(canvas.getByRole('link', { name: 'ดาวน์โหลดโดยตรง' })).toBeVisible()
  },
})

/** DESIGN.md, "Hard colours allowed": a code takes no brand colour, and its link stands beside it. */
export const MisuseAlone = meta.story({
  render: () => (
    <pre lang="en" className="type-body-sm whitespace-pre-wrap text-secondary">
      {'<QrCode value={url} label="QR code" />  // on a phone nobody can scan it: give it its link'}
    </pre>
  ),
})
