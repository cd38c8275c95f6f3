import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import process from 'node:process'
import { parseArgs } from 'node:util'
import { brandFileFaults, brandId } from './brand-file.ts'
import { writeGenerated } from './build.ts'
import { checkBrand, reportText } from './check.ts'
import { blankDraft, draftFiles } from './draft.ts'
import type { BrandDraft } from './draft.ts'
import { displayFamilies } from './faces.ts'
import { brandsFolder } from './load.ts'
import { propose } from './propose.ts'
import { brandRamps, readColor } from './ramp.ts'

/** What a brand may be told on the command line, as typed; what is left out is the house's. */
export type BrandWishes = Partial<
  Record<(typeof brandRamps)[number] | 'radius' | 'face' | 'scene' | 'scheme', string>
>

const colorsOf = (wishes: BrandWishes): BrandDraft['colors'] =>
  Object.fromEntries(
    brandRamps.flatMap((ramp) => {
      const wish = wishes[ramp]
      if (wish === undefined) return []
      const hex = readColor(wish)
      if (!hex) throw new Error(`--${ramp}: "${wish}" is no CSS colour; write one like #2f7de1`)
      return [[ramp, hex]]
    }),
  )

const radiusOf = ({ radius }: BrandWishes) => {
  if (radius === undefined) return undefined
  const px = Number(radius)
  if (/^\d+$/.test(radius) && px <= 24) return px
  throw new Error(`--radius: "${radius}"; write whole pixels from 0 to 24`)
}

const faceOf = ({ face }: BrandWishes) => {
  if (face === undefined) return undefined
  const names = displayFamilies.map(({ family }) => family)
  const found = names.find((name) => name.toLowerCase() === face.toLowerCase())
  if (found) return found
  throw new Error(`--face: no files for "${face}"; there are ${names.join(', ')}`)
}

/** A draft from words of the command line. @throws Error naming the word that is wrong */
export const draftOf = (name: string, wishes: BrandWishes = {}): BrandDraft => {
  if (!brandId.test(name))
    throw new Error(`"${name}": a brand is named with lower-case letters, digits and dashes`)
  const blank = blankDraft(name)
  const { scene = blank.scene, scheme = blank.defaultScheme } = wishes
  const file = { id: name, name: blank.name, scene, defaultScheme: scheme }
  const faults = brandFileFaults(name, file)
  if (faults[0])
    throw new Error(
      faults[0].replace(
        /^brand\.json: "(?:default)?(\w+)"/,
        (_, key) => `--${String(key).toLowerCase()}`,
      ),
    )
  return {
    ...blank,
    scene,
    defaultScheme: scheme === 'light' ? 'light' : 'dark',
    colors: colorsOf(wishes),
    radius: radiusOf(wishes),
    face: faceOf(wishes),
  }
}

/**
 * Makes `brands/NAME`: settings, a short `tokens.json`, the house's mark in the brand's colours. A
 * colour that could not be read where it is needed is moved to the nearest one that can.
 * @returns what was moved, one line each
 * @throws Error when the name cannot be one, or is taken; nothing is written then
 */
export const newBrand = (
  name: string,
  wishes: BrandWishes = {},
  folder = brandsFolder,
): string[] => {
  const asked = draftOf(name, wishes)
  const home = join(folder, name)
  if (existsSync(home)) throw new Error(`brands/${name} exists`)
  const draft = propose(asked)
  const mark = readFileSync(join(brandsFolder, 'foyer/logo.svg'), 'utf8')
  mkdirSync(home, { recursive: true })
  for (const [file, text] of Object.entries(draftFiles(draft, mark)))
    writeFileSync(join(home, file), text)
  return brandRamps.flatMap((ramp) =>
    asked.colors[ramp] === draft.colors[ramp]
      ? []
      : [
          `${ramp}: ${asked.colors[ramp]} could not be read everywhere; took the nearest that can, ` +
            `${draft.colors[ramp]}`,
        ],
  )
}

const option = { type: 'string' } as const
const usage = `npm run brand:new NAME [-- --accent=#2f7de1 --neutral=… --value=… --service=…
  --radius=10 --face=Chonburi --scene=kites --scheme=dark]`

const options = {
  ...Object.fromEntries(brandRamps.map((ramp) => [ramp, option])),
  radius: option,
  face: option,
  scene: option,
  scheme: option,
}

/**
 * The name and the wishes of a command line.
 * @param args what stands after the name of the script
 * @param environment of the process: npm leaves there what it kept to itself
 * @throws Error with what to write instead
 */
export const wishesOf = (
  args: string[],
  environment: Readonly<Record<string, string | undefined>>,
): [name: string, wishes: BrandWishes] => {
  const { values, positionals } = parseArgs({ args, allowPositionals: true, options })
  const [name, ...rest] = positionals
  if (!name) throw new Error(usage)
  if (rest.length > 0)
    throw new Error(`"${positionals.join(' ')}": a name is one word; write dashes\n${usage}`)
  const kept = Object.keys(options).filter((key) => environment[`npm_config_${key}`] !== undefined)
  // The brand would have the house's colours, and nobody would be told.
  if (kept.length > 0)
    throw new Error(`npm kept --${kept.join(', --')}; write -- before the first of them\n${usage}`)
  return [name, values]
}

const run = () => {
  const [name, wishes] = wishesOf(process.argv.slice(2), process.env)
  const moved = newBrand(name, wishes)
  writeGenerated()
  const report = checkBrand(name)
  console.log(`brands/${name} is there, and src/tokens/generated is up to date.\n`)
  console.log([...moved, reportText(report)].join('\n'))
  if (report.problems.length > 0) process.exitCode = 1
}

if (import.meta.main)
  try {
    run()
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    process.exitCode = 1
  }
