import * as components from '#components/index.ts'

/**
 * Gives every component the name it is exported by. A built Storybook has shortened those of functions,
 * and the icons never had one: “Show code” would be full of `<No Display Name />`.
 */
export function nameComponents(): void {
  for (const [name, part] of Object.entries(components)) {
    if (typeof part === 'function' && /^[A-Z]/.test(name))
      Object.assign(part, { displayName: name })
  }
}

/** How “Show code” writes a component: what a function does is not the story’s business. */
export const jsx = { functionValue: () => '() => {}' }
