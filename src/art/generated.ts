// The generated files of src/components/media, as text. Pure, so that a test can ask for them.
import type { EmblemName } from './emblems/index.ts'
import { kranokPath, ogee } from './geometry.ts'
import { tag } from './markup.ts'
import { closedDoor, krajang, mark, openDoorway, spot, spotBox } from './ornament.ts'
import { scene, sceneBox, type SceneName, sceneNames } from './scenes/index.ts'

/** The emblems of the interface: the eleven categories of the home rail first, then states. */
export const spotNames = [
  'flame',
  'mangosteen',
  'cards',
  'koi',
  'ball',
  'pad',
  'dice',
  'ticket',
  'lantern',
  'rooster',
  'coin',
  'butterfly',
  'owl',
  'boat',
  'lotus',
  'key',
] as const satisfies readonly EmblemName[]

const notice = (what: string) => `// Written by src/art/build.ts: ${what} Do not edit.\n`

const constant = (comment: string, name: string, value: string) =>
  `\n/** ${comment} */\nexport const ${name} =\n  '${value}'\n`

const short = (comment: string, name: string, value: string) =>
  `\n/** ${comment} */\nexport const ${name} = '${value}'\n`

const sprite = () => {
  const symbols = spotNames.map((id) => tag('symbol', { id, viewBox: spotBox }, spot(id)))
  const inner = `\n${symbols.join('\n')}\n`
  return `${tag('svg', { xmlns: 'http://www.w3.org/2000/svg' }, inner)}\n`
}

const spots = () =>
  notice('the emblems in spots.svg.') +
  `\n/** Symbol ids of the sprite. */\nexport const spotNames = [\n` +
  spotNames.map((name) => `  '${name}',\n`).join('') +
  `] as const\n\n/** A symbol of the sprite. */\n` +
  `export type SpotName = (typeof spotNames)[number]\n` +
  short('The box of an svg that holds a `use` of a symbol.', 'spotBox', '0 0 240 250')

/** Stands for the first part of an id while the markup is made. */
const uidMark = '\u0001'

/** A function that puts its argument before every id, so that two drawings can share a page. */
const drawing = (comment: string, name: string, markup: string) =>
  `\n/** ${comment} \`uid\` begins its ids: \`useId()\` when a page shows two. */\n` +
  `export const ${name} = (uid = 'fy-${name}-'): string =>\n` +
  `  \`${markup.replaceAll(uidMark, '${uid}')}\`\n`

const sceneFile = (name: SceneName) =>
  notice(`the ${name} scene of the hero.`) +
  short('The box of the scene.', 'sceneBox', sceneBox) +
  drawing('The inside of an svg with that box.', name, scene(name, uidMark))

const doors = () =>
  notice('the doors of closed pages.') +
  short('The box of both doors.', 'doorBox', '0 0 320 340') +
  drawing('The closed door: maintenance, region block.', 'closedDoor', closedDoor(uidMark)) +
  drawing('The lit doorway: a page did not load.', 'openDoorway', openDoorway(uidMark))

const ornament = () =>
  notice('paths of the ornament.') +
  constant('ซุ้ม sum, the niche: path data in 100 × 100, standing on its base.', 'ogee', ogee) +
  constant(
    'กนก kranok, the flame: path data in 100 × 100, `fill-rule="evenodd"`.',
    'kranok',
    kranokPath,
  ) +
  constant('The inside of the mark: a box of 100 × 108.', 'mark', mark())

/** Apart: every page shows the flame and the niche, and hardly a first screen has a border. */
const border = () =>
  notice('the leaf border.') +
  drawing(
    'กระจัง krajang, the leaf border: the inside of an svg 16 high and of any width.',
    'krajang',
    krajang(uidMark),
  )

/** File names below src/components/media and what they hold. */
export const generatedFiles = (): Record<string, string> => ({
  'spots.svg': sprite(),
  'spots.ts': spots(),
  'doors.ts': doors(),
  'ornament.ts': ornament(),
  'leaf-border.ts': border(),
  ...Object.fromEntries(sceneNames.map((name) => [`scenes/${name}.ts`, sceneFile(name)])),
})
