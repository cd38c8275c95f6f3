// @vitest-environment jsdom
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { Checkbox, FieldGroup, Form, Radio, RadioGroup, Select, Switch } from '#components/index.ts'

const described = (element: HTMLElement) =>
  (element.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent)
    .join(' ')

const sent = (name: string) =>
  new FormData(document.querySelector<HTMLFormElement>('form')!).getAll(name)

describe('a group of fields', () => {
  it('names its controls together and puts the error in the place of the hint', () => {
    const group = (error?: string) => (
      <FieldGroup label="Tell me by" hint="more than one is fine" error={error}>
        <Checkbox label="mail" />
      </FieldGroup>
    )
    const { rerender } = render(group())
    const root = screen.getByRole('group', { name: 'Tell me by' })
    expect(described(root)).toBe('more than one is fine')
    rerender(group('Choose one'))
    expect(described(root)).toBe('Choose one')
    expect(screen.getByText('Choose one').closest('[aria-live]')).toBeTruthy()
    // Not allowed on a plain group.
    expect(root.hasAttribute('aria-invalid')).toBe(false)
  })
})

describe('radios', () => {
  const radios = (
    <>
      <Radio value="a" label="A" description="the first" />
      <Radio value="b" label="B" />
      <Radio value="c" label="C" disabled />
    </>
  )

  it('are one required answer, described and invalid together', () => {
    render(
      <RadioGroup label="Which" required error="Choose one">
        {radios}
      </RadioGroup>,
    )
    const group = screen.getByRole('radiogroup', { name: 'Which' })
    expect(group.getAttribute('aria-required')).toBe('true')
    expect(group.getAttribute('aria-invalid')).toBe('true')
    expect(described(group)).toBe('Choose one')
    expect(described(screen.getByRole('radio', { name: /A/ }))).toBe('the first')
  })

  it('are sent by a form, and chosen by their description too', async () => {
    render(
      <Form>
        <RadioGroup label="Which" name="which" defaultValue="b">
          {radios}
        </RadioGroup>
      </Form>,
    )
    expect(sent('which')).toEqual(['b'])
    await userEvent.click(screen.getByText('the first'))
    expect(sent('which')).toEqual(['a'])
    await userEvent.click(screen.getByText('C'))
    expect(sent('which')).toEqual(['a'])
  })

  it('ask their owner, who decides', async () => {
    const change = vi.fn()
    render(
      <RadioGroup label="Which" value="" onValueChange={change}>
        {radios}
      </RadioGroup>,
    )
    await userEvent.click(screen.getByText('B'))
    expect(change).toHaveBeenCalledExactlyOnceWith('b')
    expect(screen.queryByRole('radio', { checked: true })).toBeNull()
  })

  it('may be none at all', () => {
    render(<RadioGroup label="Which">{[]}</RadioGroup>)
    expect(screen.getByRole('radiogroup', { name: 'Which' })).toBeTruthy()
  })
})

describe('a switch', () => {
  it('is sent by a form while it is on', async () => {
    render(
      <Form>
        <Switch label="hide" name="hide" value="yes" description="as stars" />
      </Form>,
    )
    const control = screen.getByRole('switch', { name: /hide/ })
    expect(described(control)).toBe('as stars')
    expect(sent('hide')).toEqual([])
    await userEvent.click(screen.getByText('hide'))
    expect(sent('hide')).toEqual(['yes'])
  })

  it('takes no change while one is on its way', async () => {
    const change = vi.fn()
    render(<Switch label="hide" busy checked onChange={change} />)
    await userEvent.click(screen.getByRole('switch'))
    expect(change).not.toHaveBeenCalled()
    expect(screen.getByRole('switch')).toHaveProperty('checked', true)
  })
})

describe('a select', () => {
  const options = [
    { value: 'a', label: 'A' },
    {
      label: 'More',
      options: [
        { value: 'b', label: 'B' },
        { value: 'c', label: 'C', disabled: true },
      ],
    },
  ]

  it('begins with nothing chosen, which is sent as nothing', async () => {
    const change = vi.fn()
    render(
      <Form>
        <Select
          aria-label="x"
          name="x"
          placeholder="choose"
          options={options}
          onValueChange={change}
        />
      </Form>,
    )
    const select = screen.getByRole<HTMLSelectElement>('combobox')
    expect(select.selectedOptions[0]?.textContent).toBe('choose')
    expect(sent('x')).toEqual([''])
    await userEvent.selectOptions(select, 'b')
    expect(change).toHaveBeenCalledExactlyOnceWith('b')
    expect(sent('x')).toEqual(['b'])
    await userEvent.selectOptions(select, 'c')
    expect(sent('x')).toEqual(['b'])
  })

  it('puts the options of a group under its name', () => {
    render(<Select aria-label="x" options={options} />)
    expect(screen.getByRole('group', { name: 'More' }).childElementCount).toBe(2)
  })

  it('says that there is nothing to choose from', () => {
    render(<Select aria-label="x" options={[]} placeholder="choose" emptyLabel="none yet" />)
    const select = screen.getByRole<HTMLSelectElement>('combobox')
    expect(select.selectedOptions[0]?.textContent).toBe('none yet')
  })

  it('shows what its owner says', () => {
    render(
      <Select
        aria-label="x"
        options={options}
        placeholder="p"
        value="b"
        onChange={() => undefined}
      />,
    )
    expect(screen.getByRole('combobox')).toHaveProperty('value', 'b')
  })
})
