import * as all from '#components/index.ts'
import { type Icon, iconAxes } from '#components/index.ts'
import preview from '#storybook/preview.tsx'
import { EveryCombination, EverySurface } from '#stories/support/index.ts'

const meta = preview.meta({ component: all.HouseIcon })

const drawn = Object.entries(all).filter(
  (entry): entry is [string, Icon] => typeof entry[1] === 'function' && entry[1].name === 'Drawing',
)

/** Every prop on the panel. */
export const Playground = meta.story()

/** In text, in controls, in badges. */
export const Matrix = meta.story({
  render: (args) => (
    <EveryCombination axes={iconAxes}>
      {(choice) => <all.HouseIcon {...args} {...choice} />}
    </EveryCombination>
  ),
})

/** All there are, by the name they are imported with; the foundations have them to be searched. */
export const Content = meta.story({
  render: (args) => (
    <ul className="grid grid-cols-[repeat(auto-fill,minmax(180px,1fr))] gap-4 text-primary">
      {drawn.map(([name, Drawing]) => (
        <li key={name} className="flex items-center gap-3">
          <Drawing {...args} />
          <span lang="en" className="type-caption text-secondary">
            {name}
          </span>
        </li>
      ))}
    </ul>
  ),
})

/** It takes the colour of the text around it. */
export const OnSurfaces = meta.story({
  render: (args) => (
    <EverySurface>
      <div className="flex gap-4">
        <span className="text-primary">
          <all.HouseIcon {...args} />
        </span>
        <span className="text-accent">
          <all.FlameIcon {...args} />
        </span>
      </div>
    </EverySurface>
  ),
})

/** A drawing alone says nothing to who does not see it: words beside it, or an `IconButton` with a label. */
export const MisuseAlone = meta.story({
  render: (args) => (
    <p className="type-body-md text-primary">
      <all.HouseIcon {...args} /> → <all.UserIcon {...args} />
    </p>
  ),
})
