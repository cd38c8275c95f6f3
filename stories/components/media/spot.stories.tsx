import { Niche, nicheAxes, Spot, type SpotName, spotNames } from '#components/index.ts'
import preview from '#storybook/preview.tsx'
import { EveryCombination, EverySurface } from '#stories/support/index.ts'

const meta = preview.meta({
  component: Spot,
  args: { name: 'flame' as SpotName, className: 'w-[72px]' },
})

/** Every prop on the panel. */
export const Playground = meta.story()

/** In a niche: lit for what is empty, grey for what failed. */
export const Matrix = meta.story({
  render: () => (
    <EveryCombination axes={nicheAxes}>
      {(choice) => <Niche {...choice} name="owl" className="w-[120px]" />}
    </EveryCombination>
  ),
})

/** Every emblem of the sprite. */
export const Content = meta.story({
  render: (args) => (
    <ul className="flex flex-wrap gap-4">
      {spotNames.map((name) => (
        <li key={name} className="grid justify-items-center gap-1">
          <Spot {...args} name={name} />
          <span lang="en" className="type-caption text-secondary">
            {name}
          </span>
        </li>
      ))}
    </ul>
  ),
})

/** In the brand's three inks, on every ground. */
export const OnSurfaces = meta.story({
  render: (args) => (
    <EverySurface>
      <div className="flex gap-4">
        <Spot {...args} />
        <Niche name="butterfly" className="w-[56px]" />
      </div>
    </EverySurface>
  ),
})

/** A drawing of many parts: as small as an icon it is a stain. An `Icon` is for that. */
export const MisuseAsIcon = meta.story({ args: { className: 'w-[18px]' } })
