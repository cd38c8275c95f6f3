import {
  cover,
  fields,
  type FieldName,
  plates,
  type PlateName,
  studioKeys,
  studios,
} from '#art/index.ts'
import { HeroScene, heroSceneAxes, Spot, spotNames } from '#components/index.ts'
import { picture } from '#stories/fixtures/picture.ts'
import preview from '#storybook/preview.tsx'

const meta = preview.meta({ tags: ['!autodocs'] })

interface CoverProps {
  svg: string
  label: string
}

const Cover = ({ svg, label }: CoverProps) => (
  <li className="flex flex-col gap-1">
    <img
      src={picture(svg)}
      alt=""
      width="320"
      height="400"
      loading="lazy"
      className="h-auto w-full rounded-game-card"
    />
    <span className="type-caption text-secondary">{label}</span>
  </li>
)

const grid = 'grid grid-cols-[repeat(auto-fill,minmax(104px,1fr))] gap-4'

/** The 24 invented studios: six inks and a frame each, so that one knows a studio from afar. */
export const Studios = meta.story({
  render: () => (
    <ul className={grid}>
      {studioKeys.map((key) => (
        <Cover key={key} svg={cover('sample', key)} label={studios[key].name} />
      ))}
    </ul>
  ),
})

const names = <Name extends string>(record: Record<Name, unknown>) => Object.keys(record) as Name[]

/** The grounds. */
export const Fields = meta.story({
  render: () => (
    <ul className={grid}>
      {names<FieldName>(fields).map((field) => (
        <Cover key={field} svg={cover('field', 'lotus', 'lotus', { field })} label={field} />
      ))}
    </ul>
  ),
})

/** What the emblem stands on. */
export const Plates = meta.story({
  render: () => (
    <ul className={grid}>
      {names<PlateName>(plates).map((plate) => (
        <Cover
          key={plate}
          svg={cover('plate', 'naga', 'naga', { field: 'lattice', plate })}
          label={plate}
        />
      ))}
    </ul>
  ),
})

/** Emblems in three inks of the brand. */
export const Spots = meta.story({
  render: () => (
    <ul className={grid}>
      {spotNames.map((name) => (
        <li key={name} className="flex flex-col items-center gap-1">
          <Spot name={name} className="size-20" />
          <span className="type-caption text-secondary">{name}</span>
        </li>
      ))}
    </ul>
  ),
})

/** The hero's scenes in the brand's inks: calm on the left, where the words stand. */
export const Scenes = meta.story({
  render: () => (
    <ul className="flex flex-col gap-4">
      {heroSceneAxes.name.map((name) => (
        <li key={name} className="flex flex-col gap-1">
          <HeroScene
            name={name}
            uid={`foundation-${name}`}
            className="h-[240px] w-full rounded-hero"
          />
          <span className="type-caption text-secondary">{name}</span>
        </li>
      ))}
    </ul>
  ),
})
