import { expect, waitFor } from 'storybook/test'
import { Image, imageAxes } from '#components/index.ts'
import preview from '#storybook/preview.tsx'
import { EveryCombination, EverySurface } from '#stories/support/index.ts'
import { brokenPicture, coverPicture } from '../samples.tsx'

const meta = preview.meta({
  component: Image,
  args: {
    src: coverPicture('lotus'),
    alt: 'ดอกบัวสามดอก',
    width: 160,
    height: 200,
    className: 'rounded-game-card',
  },
})

/** Every prop on the panel. */
export const Playground = meta.story()

/** What stands in for a picture that is not there. */
export const Matrix = meta.story({
  render: (args) => (
    <EveryCombination axes={imageAxes}>
      {(choice) => <Image {...args} {...choice} src={null} />}
    </EveryCombination>
  ),
})

/** Shown, missing, failed, and failed beside words that say the same. */
export const States = meta.story({
  render: (args) => (
    <div className="flex flex-wrap gap-4">
      <Image {...args} />
      <Image {...args} src={undefined} />
      <Image {...args} src={brokenPicture} />
      <Image {...args} src={brokenPicture} alt="" />
    </div>
  ),
})

/** The box keeps the picture's own ratio, whatever it is. */
export const Content = meta.story({
  render: (args) => (
    <div className="flex flex-wrap items-start gap-4">
      <Image {...args} src={null} width={320} height={107} />
      <Image {...args} src={null} width={40} height={50} />
      <Image {...args} src={null} fallback="avatar" width={64} height={64} />
    </div>
  ),
})

/** The fallback is seen on every ground. */
export const OnSurfaces = meta.story({
  render: (args) => (
    <EverySurface>
      <Image {...args} src={null} width={80} height={100} />
    </EverySurface>
  ),
})

/** A picture that fails gives way to the fallback, which keeps its words and its size. */
export const BehaviourFails = meta.story({
  args: { src: brokenPicture },
  play: async ({ canvas }) => {
    await waitFor(() =>
      expect(canvas.getByRole('img', { name: 'ดอกบัวสามดอก' })).toHaveAttribute(
        'data-state',
        'fallback',
      ),
    )
    const box = canvas.getByRole('img').getBoundingClientRect()
    await expect([box.width, box.height]).toEqual([160, 200])
  },
})

/** The words beside it say the same: `alt=""`, or who listens hears it twice (WCAG 1.1.1). */
export const MisuseHeardTwice = meta.story({
  render: (args) => (
    <figure>
      <Image {...args} alt="ดอกบัวสามดอก" />
      <figcaption className="type-caption text-secondary">ดอกบัวสามดอก</figcaption>
    </figure>
  ),
})
