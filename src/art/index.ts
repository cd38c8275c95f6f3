// Foyer's generative art: pure functions, strings out. The gateway serves covers as files; `build.ts`
// writes what the interface uses into `src/components/media`.
export { banner, cover, type CoverOptions, type Recipe, recipe, thumb } from './cover.ts'
export { type EmblemName, emblemNames, emblems, type Inks } from './emblems/index.ts'
export { type FieldName, fields } from './fields.ts'
export { type FrameName, frames } from './frames.ts'
export { hash, kranokPath, ogee, type Random, random } from './geometry.ts'
export {
  closedDoor,
  krajang,
  krajangLeaf,
  mark,
  openDoorway,
  spot,
  spotBox,
  themeInks,
} from './ornament.ts'
export { type PlateName, plates } from './plates.ts'
export { scene, sceneBox, type SceneName, sceneNames } from './scenes/index.ts'
export { type Studio, type StudioKey, studioKeys, studios } from './studios.ts'
export { whiteIcon } from './vendor-icon.ts'
