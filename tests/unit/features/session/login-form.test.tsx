// @vitest-environment jsdom
import { LoginForm, type LoginFormProps } from '#features/session/login-form.tsx'
import { setupI18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { act, fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'

const i18n = setupI18n({ locale: 'en', messages: { en: {} } })

const idle = { status: 'idle', captcha: null, failures: 0 } as const
const ready = (id: string) =>
  ({ status: 'ready', id, picture: 'data:image/png;base64,AA==' }) as const

function openForm(first: Partial<LoginFormProps> = {}) {
  const onSubmit = vi.fn()
  const onForget = vi.fn()
  const onRefreshCaptcha = vi.fn()
  const draw = (props: Partial<LoginFormProps>) => (
    <I18nProvider i18n={i18n}>
      <LoginForm
        {...({ ...idle, onSubmit, onForget, onRefreshCaptcha, ...props } as LoginFormProps)}
      />
    </I18nProvider>
  )
  const view = render(draw(first))
  return {
    onSubmit,
    onForget,
    onRefreshCaptcha,
    user: userEvent.setup(),
    show: (props: Partial<LoginFormProps>) => act(async () => view.rerender(draw(props))),
  }
}

const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name)
const username = () => field('User name')
const password = () => field('Password')
const digits = () => field('Code in the picture')
const press = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Log in' })
const tick = () => screen.getByRole<HTMLInputElement>('checkbox', { name: 'Remember me' })
const focused = () => document.activeElement
/** What is read out after an input's name. */
const description = (input: Element) =>
  (input.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent)
    .join(' ')
const value = (call: unknown[] | undefined) => call?.[0]

describe('the login form', () => {
  it('hands over what was typed', async () => {
    const { user, onSubmit } = openForm()
    await user.type(username(), '  nok_lantern ')
    await user.type(password(), ' a b ')
    await user.click(tick())
    await user.click(press())
    expect(onSubmit).toHaveBeenCalledTimes(1)
    expect(value(onSubmit.mock.calls[0])).toEqual({
      username: 'nok_lantern',
      password: ' a b ',
      captcha: '',
      remember: true,
    })
  })

  it('goes to the first empty field, and its button is never disabled', async () => {
    const { user, onSubmit } = openForm()
    expect(press().disabled).toBe(false)
    await user.click(press())
    expect(onSubmit).not.toHaveBeenCalled()
    screen.getByText('User name can’t be empty')
    screen.getByText('Password can’t be empty')
    expect(focused()).toBe(username())
    expect(description(username())).toBe('User name can’t be empty')
    expect(press().disabled).toBe(false)
    await user.type(username(), 'nok')
    expect(screen.queryByText('User name can’t be empty')).toBeNull()
    await user.click(press())
    expect(focused()).toBe(password())
  })

  it('keeps what was typed when the server says no, and goes to the password', async () => {
    const { user, show } = openForm()
    await user.type(username(), 'nok')
    await user.type(password(), 'wrong')
    await user.click(press())
    await show({ ...idle, status: 'submitting' })
    await show({ status: 'rejected', captcha: null, failures: 1 })
    expect(screen.getByRole('alert').textContent).toContain('The user name or password is wrong')
    expect(username().value).toBe('nok')
    expect(password().value).toBe('wrong')
    expect(focused()).toBe(password())
    expect(password().getAttribute('aria-invalid')).toBe('true')
    expect(description(password())).toMatch(/wrong/)
  })

  it('shows a picture once the server asks for it, and needs its digits from then on', async () => {
    const { user, show, onSubmit, onRefreshCaptcha } = openForm()
    expect(screen.queryByLabelText('Code in the picture')).toBeNull()
    await user.type(username(), 'nok')
    await user.type(password(), 'wrong')
    await show({ status: 'captcha', captcha: { status: 'loading' }, failures: 1 })
    expect(focused()).toBe(digits())
    await show({ status: 'captcha', captcha: ready('c1'), failures: 1 })
    await user.click(press())
    expect(onSubmit).not.toHaveBeenCalled()
    expect(description(digits())).toBe('Code in the picture can’t be empty')
    await user.type(digits(), '๒๖๑๘')
    await user.click(press())
    expect(value(onSubmit.mock.calls[0])).toMatchObject({ username: 'nok', captcha: '2618' })
    await user.click(screen.getByRole('button', { name: 'New picture' }))
    expect(onRefreshCaptcha).toHaveBeenCalledTimes(1)
  })

  it('clears the digits with their picture, and nothing else', async () => {
    const { user, show } = openForm({ status: 'captcha', captcha: ready('c1'), failures: 1 })
    await user.type(username(), 'nok')
    await user.type(password(), 'lantern-88')
    await user.type(digits(), '2618')
    await show({ status: 'offline', captcha: ready('c1'), failures: 2 })
    expect(digits().value).toBe('2618')
    await show({ status: 'captcha-wrong', captcha: ready('c2'), failures: 3 })
    expect(digits().value).toBe('')
    expect(focused()).toBe(digits())
    expect(username().value).toBe('nok')
    expect(password().value).toBe('lantern-88')
  })

  it('goes to the message where no field is wrong, each time anew', async () => {
    const { user, show } = openForm()
    await show({ status: 'offline', captcha: null, failures: 1 })
    expect(focused()).toBe(screen.getByRole('alert'))
    await user.click(username())
    await show({ ...idle, status: 'submitting', failures: 1 })
    await show({ status: 'offline', captcha: null, failures: 2 })
    expect(focused()).toBe(screen.getByRole('alert'))
  })

  it('shows the words of the server as text', () => {
    openForm({ status: 'failed', serverMessage: '<img src=x> no', captcha: null, failures: 1 })
    expect(screen.getByRole('alert').textContent).toContain('<img src=x> no')
    expect(document.querySelector('img')).toBeNull()
  })

  it('submits by Enter, and not again while busy', async () => {
    const { user, show, onSubmit } = openForm()
    await user.type(username(), 'nok')
    await user.type(password(), 'lantern-88{Enter}')
    expect(onSubmit).toHaveBeenCalledTimes(1)
    await show({ ...idle, status: 'submitting' })
    await user.type(password(), '{Enter}')
    await user.click(screen.getByRole('button', { name: 'Logging in' }))
    expect(onSubmit).toHaveBeenCalledTimes(1)
    expect(screen.getByRole('button', { name: 'Logging in' }).getAttribute('aria-busy')).toBe(
      'true',
    )
  })

  it('takes pasted text', async () => {
    const { user, onSubmit } = openForm()
    await user.click(username())
    await user.paste(' nok_lantern\n')
    await user.click(password())
    await user.paste('Pa55 word ')
    await user.click(press())
    expect(value(onSubmit.mock.calls[0])).toMatchObject({
      username: 'nok_lantern',
      password: 'Pa55 word ',
    })
  })

  it('takes text that a browser or password manager filled in without a word', async () => {
    const { user, onSubmit } = openForm()
    // Past React: no event tells of it.
    username().value = 'nok'
    password().value = 'lantern-88'
    await user.click(press())
    expect(value(onSubmit.mock.calls[0])).toMatchObject({
      username: 'nok',
      password: 'lantern-88',
    })
  })

  it('takes text composed with an input method, and does not submit while composing', async () => {
    const { user, onSubmit } = openForm()
    const input = username()
    fireEvent.compositionStart(input)
    fireEvent.input(input, { target: { value: 'นก' }, isComposing: true })
    fireEvent.keyDown(input, { key: 'Enter', isComposing: true })
    expect(onSubmit).not.toHaveBeenCalled()
    fireEvent.compositionEnd(input, { data: 'นก' })
    await user.type(password(), 'lantern-88')
    await user.click(press())
    expect(value(onSubmit.mock.calls[0])).toMatchObject({ username: 'นก' })
  })

  it('fills in who is remembered, but never over what was typed', async () => {
    const remembered = { username: 'nok', password: 'lantern-88' }
    const { show } = openForm()
    await show({ ...idle, remembered })
    expect([username().value, password().value]).toEqual(['nok', 'lantern-88'])
    expect(tick().checked).toBe(true)
    expect(password().type).toBe('password')
  })

  it('leaves typed text alone when the remembered one arrives late', async () => {
    const { user, show } = openForm()
    await user.type(username(), 'to')
    await show({ ...idle, remembered: { username: 'nok', password: 'lantern-88' } })
    expect([username().value, password().value]).toEqual(['to', ''])
    expect(tick().checked).toBe(false)
  })

  it('forgets at once when the tick is taken away', async () => {
    const { user, onForget } = openForm({ remembered: { username: 'nok', password: null } })
    expect([username().value, password().value]).toEqual(['nok', ''])
    await user.click(tick())
    expect(onForget).toHaveBeenCalledTimes(1)
    await user.click(tick())
    expect(onForget).toHaveBeenCalledTimes(1)
  })

  it('shows and hides the password without losing it', async () => {
    const { user } = openForm()
    await user.type(password(), 'lantern-88')
    await user.click(screen.getByRole('button', { name: 'Show password' }))
    expect(password().type).toBe('text')
    expect(password().value).toBe('lantern-88')
    await user.click(screen.getByRole('button', { name: 'Hide password' }))
    expect(password().type).toBe('password')
  })

  it('has its links only where they lead somewhere', async () => {
    const { show } = openForm()
    expect(screen.queryAllByRole('link')).toHaveLength(0)
    await show({ ...idle, forgotHref: '/forgot-password', registerHref: '/register' })
    expect(screen.getByRole('link', { name: 'Forgot password' }).getAttribute('href')).toBe(
      '/forgot-password',
    )
    expect(screen.getByRole('link', { name: 'Create an account' }).getAttribute('href')).toBe(
      '/register',
    )
  })

  it('posts, should it be sent before the page is alive: no password in the address', () => {
    openForm()
    expect(document.querySelector('form')?.getAttribute('method')).toBe('post')
  })
})
