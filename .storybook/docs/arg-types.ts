import * as components from '#components/index.ts'
import type { ArgTypesEnhancer } from 'storybook/internal/types'

type Axes = Record<string, readonly unknown[]>

/** `Button` → `buttonAxes`: what a component may look like, as data. */
function axesOf(component: unknown): Axes {
  const { displayName, name } = (component ?? {}) as { displayName?: string; name?: string }
  const title = displayName ?? name ?? ''
  const key = `${title.charAt(0).toLowerCase()}${title.slice(1)}Axes`
  return (components as unknown as Record<string, Axes | undefined>)[key] ?? {}
}

/** Keys to choose from for every axis, where the types alone would offer a text field. */
export const axesAsControls: ArgTypesEnhancer = ({ argTypes, component }) => {
  const axes = axesOf(component)
  const entries = Object.entries(argTypes).map(([name, argType]) => {
    const description = argType.description?.replace(/\s*@default.*$/s, '')
    const options = axes[name]
    if (!options) return [name, { ...argType, description }]
    const type = options.every((option) => typeof option === 'boolean')
      ? 'boolean'
      : options.length > 4
        ? 'select'
        : 'inline-radio'
    const table = { ...argType.table, type: { summary: options.map(String).join(' | ') } }
    return [name, { ...argType, description, options, control: { type }, table }]
  })
  return Object.fromEntries(entries)
}
