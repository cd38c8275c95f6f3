import { expect, waitFor } from 'storybook/test'
import { type StudioKey, studioKeys } from '#art/index.ts'
import { Cover, coverAxes } from '#components/index.ts'
import preview from '#storybook/preview.tsx'
import { EveryCombination, EverySurface } from '#stories/support/index.ts'
import { brokenPicture, coverPicture } from '../samples.tsx'

const meta = preview.meta({
  component: Cover,
  args: { id: 'slot-1', vendor: 'krathong', alt: 'คืนลอยโคม', className: 'max-w-[216px]' },
})

/** Every prop on the panel: no picture, so one is drawn. */
export const Playground = meta.story()

/** A card's, a phone's sheet, a tile. */
export const Matrix = meta.story({
  render: (args) => (
    <EveryCombination axes={coverAxes}>
      {(choice) => (
        <div className="w-[216px]">
          <Cover {...args} {...choice} />
        </div>
      )}
    </EveryCombination>
  ),
})

/** A picture, none, one that fails, and a vendor nobody has heard of. */
export const States = meta.story({
  render: (args) => (
    <div className="grid grid-cols-[repeat(auto-fill,minmax(140px,1fr))] gap-4">
      <Cover {...args} src={coverPicture('lotus')} />
      <Cover {...args} />
      <Cover {...args} src={brokenPicture} />
      <Cover {...args} vendor="TCG_SEA" id="" />
    </div>
  ),
})

/** Six of each studio: the row is one house, the column does not repeat. */
export const Content = meta.story({
  render: () => (
    <div className="grid gap-3">
      {studioKeys.slice(0, 6).map((studio: StudioKey) => (
        <div key={studio} className="grid grid-cols-6 gap-3">
          {Array.from({ length: 6 }, (_, at) => (
            <Cover key={`${studio}-${at}`} id={`game-${at}`} vendor={studio} alt="" />
          ))}
        </div>
      ))}
    </div>
  ),
})

/** On every ground. */
export const OnSurfaces = meta.story({
  render: (args) => (
    <EverySurface>
      <div className="w-[120px]">
        <Cover {...args} />
      </div>
    </EverySurface>
  ),
})

/** What fails is drawn, in the same box and with the same words. */
export const BehaviourFails = meta.story({
  args: { src: brokenPicture },
  play: async ({ args, canvas }) => {
    await waitFor(() => {
      const image = canvas.getByRole<HTMLImageElement>('img', { name: args.alt })
      return expect(image.src).toMatch(/^data:image\/svg/)
    })
    const { width, height } = canvas.getByRole('img').getBoundingClientRect()
    await expect(height / width).toBeCloseTo(1.25, 1)
  },
})
