import { brandNames } from '#storybook/brands.ts'
import { lookOf, tokensIn } from '#stories/foundations/parts/tokens.ts'
import { shapeOf } from '#tokens/draft.ts'
import { brandRamps } from '#tokens/ramp.ts'
import { brandFolder } from './studio/brand-folders.ts'

/** Every brand there is, from the folders: what it decided, and the way to its review. */
export function BrandList() {
  return (
    <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
      {brandNames.map((brand) => {
        const { settings } = brandFolder(brand)
        const { radius, face } = shapeOf(lookOf(brand))
        return (
          <li
            key={brand}
            data-brand={brand}
            data-scheme={settings.defaultScheme}
            className="flex min-w-0 flex-col gap-3 rounded-card border border-default bg-canvas p-4 text-primary"
          >
            <span translate="no" className="type-display-sm">
              {settings.name}
            </span>
            <span aria-hidden="true" className="flex flex-col gap-1">
              {brandRamps.map((ramp) => (
                <span key={ramp} className="flex overflow-hidden rounded-xs">
                  {tokensIn(brand, `color.${ramp}`).map(({ name, css }) => (
                    <span key={name} className="h-3 flex-1" style={{ background: css.dark }} />
                  ))}
                </span>
              ))}
            </span>
            <span className="type-body-sm text-secondary">
              {face}, {radius} px, {settings.scene}
            </span>
            <a
              className="inline-flex min-h-6 items-center self-start type-label text-link underline"
              target="_top"
              href={`./?path=/story/brands-review--of-the-toolbar&globals=brand:${brand}`}
            >
              Review {settings.name}
            </a>
          </li>
        )
      })}
    </ul>
  )
}
