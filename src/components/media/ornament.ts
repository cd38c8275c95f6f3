// Written by src/art/build.ts: paths of the ornament. Do not edit.

/** ซุ้ม sum, the niche: path data in 100 × 100, standing on its base. */
export const ogee =
  'M0 100V52C0 33 14 27 27 19C38 12 46 7 50 0C54 7 62 12 73 19C86 27 100 33 100 52V100Z'

/** กนก kranok, the flame: path data in 100 × 100, `fill-rule="evenodd"`. */
export const kranok =
  'M46 100C22 84 12 58 32 34C42 22 50 14 47 0C66 12 84 34 80 60C77 80 62 94 46 100ZM47 84C56 78 62 68 60 56C58 47 53 41 54 32C46 42 36 52 38 66C39 74 42 80 47 84Z'

/** The inside of the mark: a box of 100 × 108. */
export const mark =
  '<path d="M0 100V52C0 33 14 27 27 19C38 12 46 7 50 0C54 7 62 12 73 19C86 27 100 33 100 52V100Z" fill="var(--fy-color-action-primary-bg)" transform="translate(0 4)"/><path d="M46 100C22 84 12 58 32 34C42 22 50 14 47 0C66 12 84 34 80 60C77 80 62 94 46 100ZM47 84C56 78 62 68 60 56C58 47 53 41 54 32C46 42 36 52 38 66C39 74 42 80 47 84Z" fill="var(--fy-color-action-primary-fg)" fill-rule="evenodd" transform="translate(21 37) scale(.58 .62)"/>'
