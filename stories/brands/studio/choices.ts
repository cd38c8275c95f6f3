import { brandNames } from '#storybook/brands.ts'
import {
  blankDraft,
  draftSettings,
  idOf,
  resolveDraft,
  shapeOf,
  shownColor,
} from '#tokens/draft.ts'
import type { BrandDraft } from '#tokens/draft.ts'
import { brandRamps, readColor } from '#tokens/ramp.ts'
import type { RampName } from '#tokens/ramp.ts'
import { brandFolder } from './brand-folders.ts'

/** What is chosen in the studio, as typed; what is left out is as in the brand it starts from. */
export interface Choices extends Partial<Record<RampName, string>> {
  name: string
  /** Names the folder of a brand whose own name has no Latin letter. */
  folder?: string
  /** A brand's folder. */
  start: string
  /** px */
  radius?: number
  face?: string
  scene?: string
  scheme?: 'dark' | 'light'
}

/** Changes one choice, or starts over from others. */
export type Change = { set: Partial<Choices> } | { reset: Choices }

const choose = (choices: Choices, change: Change): Choices => {
  if ('reset' in change) return change.reset
  const { start } = change.set
  // Another beginning: what was chosen over the old one would hide it.
  return start !== undefined && start !== choices.start
    ? { name: choices.name, folder: choices.folder, start }
    : { ...choices, ...change.set }
}

/** The draft at work, and the one that a new beginning has put away. */
export interface Drafts {
  now: Choices
  before?: Choices
}

const keys = ['name', 'folder', 'radius', 'face', 'scene', 'scheme', ...brandRamps] as const

/** Changes the draft; `back` exchanges it for the one before, so that neither is ever lost. */
export const redraft = ({ now, before }: Drafts, change: Change | 'back'): Drafts => {
  if (change === 'back') return before ? { now: before, before: now } : { now }
  const next = choose(now, change)
  const begins = 'reset' in change || next.start !== now.start
  const loses = begins && keys.some((key) => now[key] !== undefined && now[key] !== next[key])
  return { now: next, before: loses ? now : before }
}

/** Ramps whose text is no colour. */
export const misread = (choices: Choices): RampName[] =>
  brandRamps.filter((ramp) => choices[ramp] !== undefined && !readColor(choices[ramp] ?? ''))

/** The folder of the brand; empty while nothing typed can name one. */
const folderOf = ({ name, folder = '' }: Choices) => idOf(name) || idOf(folder)

/** Whether the name, a Thai one say, leaves the folder to be named. */
export const needsFolder = ({ name }: Choices): boolean => name.trim() !== '' && idOf(name) === ''

/** The draft of the choices; a text that is no colour counts as not chosen. */
export const draftOf = (choices: Choices): BrandDraft => {
  const { document, settings } = brandFolder(choices.start)
  return {
    ...blankDraft(folderOf(choices)),
    name: choices.name.trim(),
    scene: choices.scene ?? settings.scene,
    defaultScheme: choices.scheme ?? settings.defaultScheme,
    colors: Object.fromEntries(
      brandRamps.flatMap((ramp) => {
        const hex = readColor(choices[ramp] ?? '')
        return hex ? [[ramp, hex]] : []
      }),
    ),
    radius: choices.radius,
    face: choices.face,
    start: document,
  }
}

/** What the fields show while nothing is chosen. */
export const shownFor = (choices: Choices) => {
  const blank = draftOf({ name: choices.name, folder: choices.folder, start: choices.start })
  const brand = resolveDraft(blank)
  return {
    ...shapeOf(brand),
    scene: blank.scene,
    scheme: blank.defaultScheme,
    colors: Object.fromEntries(
      brandRamps.map((ramp) => [ramp, shownColor(brand, ramp, blank.defaultScheme === 'light')]),
    ) as Record<RampName, string>,
  }
}

/** Characters of a brand's name. */
const longestName = 24

/** What is wrong with the name: none that is one, nothing to call a folder by, or one that is there. */
export const nameFault = (choices: Choices): 'none' | 'folder' | 'taken' | null => {
  const name = choices.name.trim()
  if (name === '' || name.length > longestName) return 'none'
  const id = folderOf(choices)
  if (id === '') return 'folder'
  return brandNames.includes(id) ? 'taken' : null
}

/**
 * `brand.json` for the screens. They are seen before a name is typed, and while it is one that no
 * brand can have: what is wrong with it is said beside its field.
 */
export const screenSettings = (choices: Choices): string => {
  const draft = draftOf(choices)
  const { settings } = brandFolder(choices.start)
  const id = draft.id || settings.id
  const name = draft.name.slice(0, longestName).trim() || settings.name
  return JSON.stringify(draftSettings({ ...draft, id, name }))
}
