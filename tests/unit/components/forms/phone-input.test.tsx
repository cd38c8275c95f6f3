// @vitest-environment jsdom
// @isolate: the rules of numbers are fetched once, and begin as not there
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { renderToString } from 'react-dom/server'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { Field, PhoneInput, type PhoneInputProps } from '#components/index.ts'
import { loadPhoneRules, phoneCountries } from '#platform/index.ts'

beforeEach(() => {
  // jsdom lays nothing out.
  Element.prototype.scrollIntoView = () => {}
})

const countries = phoneCountries(
  [
    { countryCode: 'TH', countryDialingCode: '66' },
    { countryCode: 'VN', countryDialingCode: '84' },
  ],
  'en',
)

const words = {
  countryLabel: 'Country',
  searchLabel: 'Search',
  emptyLabel: 'None',
  countLabel: (count: number) => `${count} countries`,
}

function setup(props: Partial<PhoneInputProps> = {}) {
  const change = vi.fn()
  const move = vi.fn()
  function Held() {
    const [value, setValue] = useState(props.value ?? '')
    const [country, setCountry] = useState(props.country ?? 'TH')
    return (
      <form>
        <Field label="Mobile number">
          <PhoneInput
            {...words}
            countries={countries}
            name="mobile"
            {...props}
            value={value}
            country={country}
            onValueChange={(digits) => {
              change(digits)
              setValue(digits)
            }}
            onCountryChange={(code) => {
              move(code)
              setCountry(code)
            }}
          />
        </Field>
      </form>
    )
  }
  const { container } = render(<Held />)
  const input = screen.getByLabelText<HTMLInputElement>('Mobile number')
  const sent = () => Object.fromEntries(new FormData(container.querySelector('form') ?? undefined))
  return { change, move, input, sent }
}

it('renders on the server, plainly and without styles of its own', () => {
  const html = renderToString(
    <PhoneInput
      {...words}
      value="0812345678"
      onValueChange={() => {}}
      countries={countries}
      country="TH"
      onCountryChange={() => {}}
    />,
  )
  expect(html).toContain('value="0812345678"')
  expect(html).toContain('aria-label="Country: Thailand +66"')
  expect(html).not.toContain('style=')
})

describe('before the rules have come', () => {
  it('takes digits and shows them plainly', async () => {
    const { change, input } = setup()
    fireEvent.change(input, { target: { value: '081-234' } })
    expect(change).toHaveBeenCalledWith('081234')
    expect(input.value).toBe('081234')
  })
})

describe('with the rules', () => {
  beforeEach(async () => {
    await loadPhoneRules()
  })

  it('writes the number as in its country and sends digits', async () => {
    const { input, sent } = setup()
    await userEvent.type(input, '0812345678')
    await waitFor(() => expect(input.value).toBe('081 234 5678'))
    expect(sent()).toEqual({ mobile: '0812345678', mobileCountry: 'TH' })
  })

  it('writes a number that is there from the start', async () => {
    const { input } = setup({ value: '0912345678', country: 'VN' })
    await waitFor(() => expect(input.value).toBe('0912 345 678'))
  })

  it('sends nothing while it is disabled', () => {
    expect(setup({ value: '0812345678', disabled: true }).sent()).toEqual({})
  })

  it('never loses a digit, whatever is typed around it', async () => {
    const { change, input } = setup()
    await userEvent.type(input, '๐๘1 (2)3-4 โทร 5678')
    expect(change).toHaveBeenLastCalledWith('0812345678')
    await userEvent.type(input, '{Backspace>4/}')
    expect(change).toHaveBeenLastCalledWith('081234')
    fireEvent.change(input, { target: { value: '9'.repeat(5000) } })
    expect(change).toHaveBeenLastCalledWith('9'.repeat(18))
  })

  it('keeps a beginning that does not say enough yet as it was typed', async () => {
    const { change, move, input } = setup()
    await userEvent.type(input, '+6')
    expect(input.value).toBe('+6')
    await userEvent.type(input, '6 812')
    expect(input.value).toBe('+66 812')
    expect(move).not.toHaveBeenCalled()
    await userEvent.type(input, '345678')
    expect(input.value).toBe('081 234 5678')
    expect(change).toHaveBeenLastCalledWith('0812345678')
  })

  it('takes the country from one that is no mobile number when the field is left', async () => {
    const { change, move, input } = setup({ country: 'VN' })
    await userEvent.type(input, '+66 2 123 4567')
    expect(input.value).toBe('+66 2 123 4567')
    await userEvent.tab()
    expect(move).toHaveBeenCalledWith('TH')
    expect(change).toHaveBeenLastCalledWith('021234567')
  })

  it('leaves a code that is not taken here to be judged', async () => {
    const { change, move, input } = setup()
    await userEvent.click(input)
    await userEvent.paste('+49 151 23456789')
    expect(move).not.toHaveBeenCalled()
    expect(input.value).toBe('+49 151 23456789')
    expect(change).toHaveBeenLastCalledWith('4915123456789')
  })
})

describe('the list', () => {
  it('is not there for one country', () => {
    setup({ countries: countries.filter(({ code }) => code === 'TH') })
    expect(screen.queryByRole('button')).toBeNull()
    expect(screen.getByText('+66')).toBeTruthy()
    expect(screen.getByText('Thailand')).toBeTruthy()
  })

  it('opens, takes a choice and closes', async () => {
    const { move, sent } = setup()
    const button = screen.getByRole('button', { name: 'Country: Thailand +66' })
    await userEvent.click(button)
    expect(screen.getByRole('option', { name: /Thailand/ }).getAttribute('aria-selected')).toBe(
      'true',
    )
    await userEvent.click(screen.getByRole('option', { name: /Vietnam/ }))
    expect(move).toHaveBeenCalledWith('VN')
    expect(screen.queryByRole('listbox')).toBeNull()
    expect(document.activeElement?.getAttribute('aria-label')).toBe('Country: Vietnam +84')
    expect(sent()['mobileCountry']).toBe('VN')
  })

  it('reads letters within a moment as one word, later ones as a new one', async () => {
    setup()
    fireEvent.keyDown(screen.getByRole('button'), { key: 'ArrowDown' })
    const list = await screen.findByRole('listbox')
    const press = (key: string, timeStamp: number) => {
      const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true })
      Object.defineProperty(event, 'timeStamp', { value: timeStamp })
      act(() => void list.dispatchEvent(event))
      return list.getAttribute('aria-activedescendant')?.slice(-2)
    }
    expect(press('v', 1000)).toBe('VN')
    // "vt" is nothing; after a pause "t" is Thailand.
    expect(press('t', 1100)).toBe('VN')
    expect(press('t', 3000)).toBe('TH')
    expect(press('8', 5000)).toBe('VN')
  })

  it.for([{ disabled: true }, { readOnly: true }])('stays shut when %j', (props) => {
    setup(props)
    expect(screen.getByRole<HTMLButtonElement>('button').disabled).toBe(true)
  })

  it('bears no countries at all', () => {
    const { input } = setup({ countries: [], country: '' })
    fireEvent.change(input, { target: { value: '123' } })
    expect(input.value).toBe('123')
  })
})
