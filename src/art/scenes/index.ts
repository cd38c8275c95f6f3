// Hero scenes, 1152 × 400: x 0 to 520 stays calm, for the copy sits there; the subject stands
// between x 640 and 1100; the lower 330 survive a crop 440 wide at x 648. Inks from theme
// variables only, so any brand may take any scene.
import { hall } from './hall.ts'
import { kites } from './kites.ts'
import { type Scene, sky } from './parts.ts'
import { river } from './river.ts'

export type { Scene } from './parts.ts'

const subjects = { hall, river, kites } as const satisfies Record<string, Scene>

/** The name of a scene. */
export type SceneName = keyof typeof subjects

/** Scene names. */
export const sceneNames = Object.keys(subjects) as readonly SceneName[]

/** The box of a scene. */
export const sceneBox = '0 0 1152 400'

/** A scene as the inside of an `svg` with `sceneBox`; `uid` begins every id in it. */
export const scene = (name: SceneName, uid: string): string => sky(uid) + subjects[name](uid)
