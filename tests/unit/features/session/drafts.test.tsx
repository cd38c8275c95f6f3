// @vitest-environment jsdom
import {
  draftLifetime,
  type DraftName,
  forgetDraft,
  forgetDrafts,
  useDraft,
  useDraftState,
} from '#features/session/drafts.ts'
import { act, cleanup, fireEvent, render, renderHook, screen } from '@testing-library/react'
import { useForm } from 'react-hook-form'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'

interface Values {
  username: string
  password: string
  captcha: string
  agreed: boolean
  mobile: { digits: string; country: string }
}

function Form({ name = 'login', first }: { name?: DraftName | undefined; first?: string }) {
  const form = useForm<Partial<Values>>()
  useDraft(name, form, ['captcha'])
  return (
    <form>
      <input aria-label="username" defaultValue={first} {...form.register('username')} />
      <input aria-label="password" type="password" {...form.register('password')} />
      <input aria-label="captcha" {...form.register('captcha')} />
      <input aria-label="agreed" type="checkbox" {...form.register('agreed')} />
    </form>
  )
}

const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name)
const type = (name: string, value: string) =>
  act(async () => void fireEvent.input(field(name), { target: { value } }))

/** Opens the form, types, and goes away. */
async function leaveBehind(name?: DraftName) {
  render(<Form name={name} />)
  await type('username', 'ดาว')
  await type('password', 'lantern-2026')
  await type('captcha', '4821')
  await act(async () => field('agreed').click())
  cleanup()
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['performance'] })
  forgetDrafts()
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

it('gives back what was typed, but what is spent by then', async () => {
  await leaveBehind()
  render(<Form />)
  expect(field('username').value).toBe('ดาว')
  expect(field('password').value).toBe('lantern-2026')
  expect(field('agreed').checked).toBe(true)
  expect(field('captcha').value).toBe('')
})

it('keeps every form by itself, and one without a name not at all', async () => {
  await leaveBehind('login')
  render(<Form name="register" />)
  expect(field('username').value).toBe('')
  cleanup()
  function Nameless() {
    const form = useForm<Partial<Values>>()
    useDraft(undefined, form)
    return <input aria-label="username" {...form.register('username')} />
  }
  render(<Nameless />)
  await type('username', 'nobody')
  cleanup()
  render(<Nameless />)
  expect(field('username').value).toBe('')
})

it('leaves alone what stands in the form already', async () => {
  await leaveBehind()
  render(<Form first="typed-before" />)
  expect(field('username').value).toBe('typed-before')
  expect(field('password').value).toBe('lantern-2026')
})

it('waits for a few minutes, and no longer', async () => {
  await leaveBehind()
  vi.advanceTimersByTime(draftLifetime)
  render(<Form />)
  expect(field('password').value).toBe('lantern-2026')
  cleanup()
  vi.advanceTimersByTime(draftLifetime + 1)
  render(<Form />)
  expect(field('password').value).toBe('')
})

it('is gone once somebody is in, also for a form that goes away after that', async () => {
  await leaveBehind()
  render(<Form />)
  forgetDrafts()
  cleanup()
  render(<Form />)
  expect(field('password').value).toBe('')
})

it('fills an answer of several parts, while none of them is given', () => {
  const entry = { digits: '0812345678', country: 'TH' }
  const open = (mobile: Values['mobile']) =>
    renderHook(() => {
      const form = useForm<Partial<Values>>({ defaultValues: { mobile } })
      useDraft('sms-login', form)
      return form
    })
  const first = open(entry)
  first.unmount()
  const second = open({ digits: '', country: '' })
  expect(second.result.current.getValues('mobile')).toEqual(entry)
  second.unmount()
  const third = open({ digits: '09', country: 'TH' })
  expect(third.result.current.getValues('mobile')?.digits).toBe('09')
})

it('keeps state that is no field of a form', () => {
  const open = () => renderHook(() => useDraftState<string>('register-method', 'username'))
  const first = open()
  expect(first.result.current[0]).toBe('username')
  act(() => first.result.current[1]('mobile'))
  first.unmount()
  const second = open()
  expect(second.result.current[0]).toBe('mobile')
  forgetDrafts()
  second.unmount()
  expect(open().result.current[0]).toBe('username')
})

it('forgets one form that was sent, and none of the others', async () => {
  await leaveBehind('redeem')
  await leaveBehind('application:5')
  render(<Form name="redeem" />)
  forgetDraft('redeem')
  // Closed after it was sent: what stands in it is not kept again.
  cleanup()
  render(<Form name="redeem" />)
  expect(field('username').value).toBe('')
  cleanup()
  render(<Form name="application:5" />)
  expect(field('username').value).toBe('ดาว')
})
