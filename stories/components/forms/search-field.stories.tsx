import { useState } from 'react'
import { expect, fn } from 'storybook/test'
import { SearchField, searchFieldAxes, type SearchFieldProps } from '#components/index.ts'
import preview from '#storybook/preview.tsx'
import { EveryCombination, EveryState, EverySurface, EveryText } from '#stories/support/index.ts'
import { fieldSuite } from '#suites/patterns/field.ts'

/** The caller holds the value. */
function Held(props: SearchFieldProps) {
  const [value, setValue] = useState(props.value)
  return <SearchField {...props} value={value} onValueChange={setValue} />
}

const meta = preview.meta({
  component: SearchField,
  args: {
    label: 'ค้นหาเกม',
    placeholder: 'ค้นหาชื่อเกม',
    value: '',
    onValueChange: fn(),
    onSearch: fn(),
    clearLabel: 'ล้างคำค้น',
    className: 'w-[320px] max-w-full',
  },
  render: (args) => <Held {...args} />,
})

/** Every prop on the panel. */
export const Playground = meta.story({ args: { shortcut: '/' } })

/** Both heights, empty and filled, with and without the key. */
export const Matrix = meta.story({
  render: (args) => (
    <EveryCombination axes={{ ...searchFieldAxes, value: ['', 'โคม'], shortcut: [undefined, '/'] }}>
      {(choice) => (
        <Held
          {...args}
          {...choice}
          label={`ค้นหา ${choice.size} ${choice.value} ${choice.shortcut}`}
        />
      )}
    </EveryCombination>
  ),
})

/** At rest, hovered, focused and disabled. */
export const States = meta.story({
  render: (args) => (
    <EveryState only={['rest', 'hover', 'focus-visible', 'disabled']}>
      {(state) => <Held {...args} label={`ค้นหา ${state}`} disabled={state === 'disabled'} />}
    </EveryState>
  ),
})

/** Every script as a query. */
export const Content = meta.story({
  render: (args) => (
    <EveryText empty>
      {(text, entry) => <Held {...args} className="w-full" label={entry.name} value={text} />}
    </EveryText>
  ),
})

let ground = 0

/** On every ground. */
export const OnSurfaces = meta.story({
  render: (args) => (
    <EverySurface>
      <Named {...args} />
    </EverySurface>
  ),
})

/** Landmarks need names of their own. */
function Named(props: SearchFieldProps) {
  const [name] = useState(() => `ค้นหา ${(ground += 1)}`)
  return <Held {...props} label={name} />
}

/** A field like every other, whose label is heard. */
export const BehaviourField = meta.story({
  play: (context) => fieldSuite(context, { label: 'ค้นหาเกม', types: 'โคม', unseen: true }),
})

/** The key comes here from anywhere; Esc and the x clear; Enter searches. */
export const BehaviourKeys = meta.story({
  args: { shortcut: '/' },
  play: async ({ args, canvas, userEvent }) => {
    const input = canvas.getByRole('searchbox', { name: 'ค้นหาเกม' })
    await userEvent.keyboard('/')
    await expect(input).toHaveFocus()
    await expect(input).toHaveValue('')
    await userEvent.keyboard('a/b{Enter}')
    await expect(args.onSearch).toHaveBeenCalledWith('a/b')
    await userEvent.keyboard('{Escape}')
    await expect(input).toHaveValue('')
    await userEvent.keyboard('โคม')
    await userEvent.click(canvas.getByRole('button', { name: 'ล้างคำค้น' }))
    await expect(input).toHaveValue('')
    await expect(input).toHaveFocus()
  },
})

/** What must be known before typing is gone with the first letter: it belongs under the field. */
export const MisuseRuleInPlaceholder = meta.story({
  args: { placeholder: 'อย่างน้อย 3 ตัวอักษร' },
})
