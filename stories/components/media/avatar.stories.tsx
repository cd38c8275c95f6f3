import { Avatar, avatarAxes } from '#components/index.ts'
import preview from '#storybook/preview.tsx'
import { EveryCombination, EverySurface } from '#stories/support/index.ts'
import { brokenPicture, coverPicture } from '../samples.tsx'

const meta = preview.meta({
  component: Avatar,
  args: { src: coverPicture('firefly', 'tiger'), alt: 'nok_lantern' },
})

/** Every prop on the panel. */
export const Playground = meta.story()

/** Every size. */
export const Matrix = meta.story({
  render: (args) => (
    <EveryCombination axes={avatarAxes}>
      {(choice) => <Avatar {...args} {...choice} />}
    </EveryCombination>
  ),
})

/** A picture, none, and one that fails. */
export const States = meta.story({
  render: (args) => (
    <div className="flex gap-4">
      <Avatar {...args} />
      <Avatar {...args} src={null} />
      <Avatar {...args} src={brokenPicture} />
    </div>
  ),
})

/** On every ground. */
export const OnSurfaces = meta.story({
  render: (args) => (
    <EverySurface>
      <div className="flex gap-4">
        <Avatar {...args} />
        <Avatar {...args} src={null} />
      </div>
    </EverySurface>
  ),
})

/** Beside the name its `alt` says the name once more: '' there (WCAG 1.1.1, decoration). */
export const MisuseNamedTwice = meta.story({
  render: () => (
    <pre lang="en" className="type-body-sm whitespace-pre-wrap text-secondary">
      {'<Avatar src={picture} alt="nok_lantern" /> nok_lantern'}
    </pre>
  ),
})
