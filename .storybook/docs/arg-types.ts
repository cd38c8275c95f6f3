import * as components from '#components/index.ts'
import { isValidElement } from 'react'
import type { ArgTypesEnhancer, SBType, StrictInputType } from 'storybook/internal/types'

const exported = components as unknown as Record<string, unknown>

/**
 * What a prop may be, where its type says so by an axis: `(typeof buttonAxes.variant)[number]`. The
 * type's own words name the axis; a built Storybook has no names of components to guess it by.
 */
function optionsOf(raw = ''): readonly unknown[] | undefined {
  const [, name = '', axis] = /^\(typeof (\w+)(?:\.(\w+))?\)\[number\]$/.exec(raw) ?? []
  const found = axis
    ? (exported[name] as Record<string, unknown> | undefined)?.[axis]
    : exported[name]
  return Array.isArray(found) ? found : undefined
}

/** Keys for a few, a list for more, where the types alone would offer a field for JSON. */
function choice(options: readonly unknown[], argType: StrictInputType): Partial<StrictInputType> {
  const type = options.every((option) => typeof option === 'boolean')
    ? 'boolean'
    : options.length > 4
      ? 'select'
      : 'inline-radio'
  const table = { ...argType.table, type: { summary: options.map(String).join(' | ') } }
  return { options, control: { type }, table }
}

/** Whether somebody could write it down: no elements, no dates, no functions. */
function isData(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return typeof value !== 'function'
  if (Array.isArray(value)) return value.every(isData)
  const own = Object.getPrototypeOf(value) === Object.prototype && !('$$typeof' in value)
  return own && Object.values(value).every(isData)
}

/** How a value is changed whose type says little; not at all, where a field could only break it. */
function field(type: SBType, value: unknown): StrictInputType['control'] {
  if (typeof value === 'number') return { type: 'number' }
  if (typeof value === 'boolean') return { type: 'boolean' }
  if (typeof value === 'object' && value !== null) return isData(value) && { type: 'object' }
  const words = [type.raw, 'value' in type ? type.value : ''].join(' ')
  const taken = typeof value === 'string' || /\b(?:string|ReactNode)\b/.test(words)
  return taken && { type: 'text' }
}

/** What is told of completely by its type. */
const plain = new Set(['boolean', 'string', 'number', 'function', 'enum', 'symbol', 'date'])

/** The type as it is written, without its comments and on one line. */
const written = (raw: string) =>
  raw
    .replaceAll(/\/\*.*?\*\//gs, '')
    .replaceAll(/\s+/g, ' ')
    .trim()

function improved(argType: StrictInputType, value: unknown): Partial<StrictInputType> {
  const { type } = argType
  // What a story has said itself stays.
  if ('control' in argType || !type) return {}
  // Turned on, it wants one element for children, which no field can give.
  if (argType.name === 'asChild') return { control: false }
  const options = optionsOf(type.raw)
  if (options) return choice(options, argType)
  if (plain.has(type.name)) return {}
  // Of a `readonly` list not even the words are known, of an element only its fields.
  const told = Array.isArray(value) ? 'list' : isValidElement(value) && 'ReactNode'
  const words = type.raw ? written(type.raw) : told
  const table = { ...argType.table, ...(words && { type: { summary: words } }) }
  const listed = value === undefined && (type.name === 'array' || type.name === 'object')
  return listed ? { table } : { table, control: field(type, value) }
}

/** Props that no type tells of, as a story gives them; Storybook would guess at them by their values. */
const given = (args: Record<string, unknown>): [string, StrictInputType][] =>
  Object.entries(args)
    .filter(([, value]) => !isData(value) && typeof value !== 'function')
    .map(([name]) => [name, { name, type: { name: 'other', value: 'unknown' } }])

/** Gives every prop of a component the control that a designer expects. */
export const controls: ArgTypesEnhancer = ({ argTypes, initialArgs }) =>
  Object.fromEntries(
    Object.entries({ ...Object.fromEntries(given(initialArgs)), ...argTypes }).map(
      ([name, argType]) => {
        const description = argType.description?.replace(/\s*@default.*$/s, '')
        return [name, { ...argType, description, ...improved(argType, initialArgs[name]) }]
      },
    ),
  )
