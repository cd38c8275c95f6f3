import { createElement } from 'react'
import { expect, test } from 'vitest'
import { buttonAxes, spotNames } from '#components/index.ts'
import { controls } from '#storybook/docs/arg-types.ts'

/** What becomes of one prop; a built Storybook knows no more of it than its type's own words. */
function enhanced(argType: object, value?: unknown) {
  const context = { argTypes: { prop: argType }, initialArgs: { prop: value } }
  return controls(context as unknown as Parameters<typeof controls>[0])['prop']
}

const other = (raw: string) => ({ type: { name: 'other', raw, value: 'unknown[number]' } })

test('an axis offers its values', () => {
  const prop = enhanced(other('(typeof buttonAxes.size)[number]'))
  expect(prop).toMatchObject({ options: buttonAxes.size, control: { type: 'inline-radio' } })
  expect(prop?.table?.type?.summary).toBe(buttonAxes.size.join(' | '))
})

test('a long one is a list, one of yes and no a switch', () => {
  const spot = enhanced(other('(typeof spotNames)[number]'))
  expect(spot).toMatchObject({ options: spotNames, control: { type: 'select' } })
  const pressed = enhanced(other('(typeof toggleChipAxes.pressed)[number]'))
  expect(pressed?.control).toEqual({ type: 'boolean' })
})

test('nobody is offered to write an element, a date or a function down', () => {
  const node = { type: { name: 'other', value: 'ReactNode' } }
  expect(enhanced(node)?.control).toEqual({ type: 'text' })
  expect(enhanced(node, 'Log in')?.control).toEqual({ type: 'text' })
  expect(enhanced(node, createElement('b'))?.control).toBe(false)
  expect(enhanced({ type: { name: 'other', value: 'Ref' } })?.control).toBe(false)
  const children = enhanced({ type: { name: 'object', value: {} } }, createElement('b'))
  expect(children).toMatchObject({ control: false, table: { type: { summary: 'ReactNode' } } })
  expect(enhanced({ type: { name: 'object', value: {} } }, new Date(0))?.control).toBe(false)
  expect(enhanced(other('readonly Item[]'), [{ on: () => {} }])?.control).toBe(false)
})

test('nobody is offered to turn on what wants another child', () => {
  const argTypes = { asChild: { name: 'asChild', type: { name: 'boolean' } } }
  const context = { argTypes, initialArgs: {} } as unknown as Parameters<typeof controls>[0]
  expect(controls(context)['asChild']?.control).toBe(false)
})

test('what only the story gives is taken care of, too', () => {
  const args = { children: createElement('b'), label: 'Log in', onOpen: () => {} }
  const context = { argTypes: {}, initialArgs: args }
  const found = controls(context as unknown as Parameters<typeof controls>[0])
  expect(Object.keys(found)).toEqual(['children'])
  expect(found['children']).toMatchObject({
    control: false,
    table: { type: { summary: 'ReactNode' } },
  })
})

test('data is edited as what it is', () => {
  expect(enhanced(other('readonly Item[]'), [{ id: 1 }])?.control).toEqual({ type: 'object' })
  const unknown = { type: { name: 'other', value: 'unknown' } }
  expect(enhanced(unknown, [{ id: 1 }])?.table?.type?.summary).toBe('list')
  const amount = { type: { name: 'union', raw: 'number | null', value: [] } }
  expect(enhanced(amount, 12)?.control).toEqual({ type: 'number' })
  expect(enhanced(amount)?.control).toBe(false)
  expect(enhanced({ type: { name: 'union', raw: 'string | null', value: [] } })?.control).toEqual({
    type: 'text',
  })
})

test('a type is told as it is written, and a default beside its prop only', () => {
  const prop = enhanced({
    ...other('{\n  /** Goes on. */\n  next: string\n}'),
    description: "How wide. @default 'md'",
  })
  expect(prop?.table?.type?.summary).toBe('{ next: string }')
  expect(prop?.description).toBe('How wide.')
})

test('what a story says itself, and what its type tells already, stays', () => {
  const own = { ...other('(typeof buttonAxes.size)[number]'), control: { type: 'text' } }
  expect(enhanced(own)).toEqual({ ...own, description: undefined })
  expect(enhanced({ type: { name: 'string' } }, 'x')).not.toHaveProperty('control')
})
