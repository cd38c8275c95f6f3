import { prachamyam } from '#art/geometry.ts'
import { kranokPath, ogee } from '#art/index.ts'
import { FlameLoader, Krajang, Niche } from '#components/index.ts'
import preview from '#storybook/preview.tsx'

const meta = preview.meta({ tags: ['!autodocs'] })

const shapes = [
  {
    thai: 'ซุ้ม',
    name: 'sum, the niche',
    use: 'The mark, category tiles, doors, empty and failed states',
    box: '-10 -10 120 120',
    markup: `<path d="${ogee}"/>`,
  },
  {
    thai: 'กนก',
    name: 'kranok, the flame',
    use: 'The mark, the loader, crests',
    box: '-10 -10 120 120',
    markup: `<path fill-rule="evenodd" d="${kranokPath}"/>`,
  },
  {
    thai: 'ประจำยาม',
    name: 'prachamyam, four petals',
    use: 'Lattices, the sky, rank',
    box: '-60 -60 120 120',
    markup: prachamyam(50, 'currentColor'),
  },
]

/** The three that stand alone. */
export const Shapes = meta.story({
  render: () => (
    <ul className="grid gap-6 sm:grid-cols-3">
      {shapes.map(({ thai, name, use, box, markup }) => (
        <li key={name} className="flex flex-col gap-2">
          <svg
            viewBox={box}
            aria-hidden="true"
            fill="currentColor"
            className="h-[160px] w-full rounded-card border border-subtle bg-surface p-4 text-ornament-art1"
            dangerouslySetInnerHTML={{ __html: markup }}
          />
          <span className="type-title-sm text-primary">
            <span lang="th">{thai}</span> {name}
          </span>
          <span className="type-body-sm text-secondary">{use}</span>
        </li>
      ))}
    </ul>
  ),
})

/** กระจัง, the leaf border: the footer's edge and closed pages, nowhere else. */
export const Border = meta.story({ render: () => <Krajang /> })

/** Where they live. */
export const AtWork = meta.story({
  render: () => (
    <div className="flex flex-wrap items-center gap-12">
      <Niche name="lantern" className="w-[120px]" />
      <Niche name="lantern" tone="grey" className="w-[120px]" />
      <FlameLoader label="กำลังโหลด" />
    </div>
  ),
})
