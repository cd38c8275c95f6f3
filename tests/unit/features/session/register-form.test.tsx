// @vitest-environment jsdom
import { RegisterForm } from '#features/session/register-form.tsx'
import type { RegisterFormProps } from '#features/session/register-props.ts'
import type { RegisterState } from '#features/session/registration-state.ts'
import {
  everyRule,
  registerDoes,
  registerGiven,
  registerStates,
} from '#stories/fixtures/session/register.ts'
import { setupI18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'

const i18n = setupI18n({ locale: 'en', messages: { en: {} } })

const { captcha: _, ...withoutPicture } = everyRule
const { referralCode: __, ...withoutReferral } = everyRule

type Way = Parameters<typeof registerGiven>[1]

const draw = (state: RegisterState, rules = everyRule, way?: Way) => {
  const props = { ...registerGiven(rules, way), ...registerDoes, ...state } as RegisterFormProps
  return (
    <I18nProvider i18n={i18n}>
      <RegisterForm {...props} />
    </I18nProvider>
  )
}

/** The form at rest, and then refused. */
async function refuse(status: keyof typeof registerStates, rules = everyRule, way?: Way) {
  const view = render(draw(registerStates.idle, rules, way))
  await act(async () => view.rerender(draw(registerStates[status], rules, way)))
}

const digits = () => screen.getByLabelText('Code in the picture')
const description = (input: Element) =>
  (input.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent)
    .join(' ')

describe('what was refused', () => {
  it('is said beside its answer, a misread picture too', async () => {
    await refuse('captcha-wrong')
    expect(document.activeElement).toBe(digits())
    expect(description(digits())).toContain('doesn’t match the picture')
    expect(screen.queryByRole('alert')).toBeNull()
  })

  it('is said above the form where nothing asks for the answer', async () => {
    await refuse('captcha-wrong', withoutPicture)
    expect(document.activeElement).toBe(screen.getByRole('alert'))
    expect(screen.getByRole('alert').textContent).toContain('doesn’t match the picture')
  })

  it('is named above the form until the settings bring its field', async () => {
    const { payeeName: _, ...withoutName } = everyRule
    const view = render(draw(registerStates.idle, withoutName))
    await act(async () => view.rerender(draw(registerStates['answer-wrong'], withoutName)))
    expect(document.activeElement).toBe(screen.getByRole('alert'))
    expect(screen.getByRole('alert').textContent).toContain('Full name is missing')
    await act(async () => view.rerender(draw(registerStates['answer-wrong'])))
    const name = screen.getByLabelText(/Full name/)
    expect(document.activeElement).toBe(name)
    expect(name.getAttribute('aria-invalid')).toBe('true')
    expect(screen.queryByRole('alert')).toBeNull()
  })

  it.each([
    ['taken', 'is taken', { method: 'mobile' }],
    ['mobile-taken', 'has an account', { method: 'username' }],
    ['easy', 'easy to guess', { method: 'mobile', mobilePassword: false }],
  ] as const)('is said above a form without its field: %s', async (status, words, way) => {
    await refuse(status, {}, way)
    expect(screen.getByRole('alert').textContent).toContain(words)
  })

  it('stops who comes with a code that is nobody’s, where the form asks for none, too', async () => {
    await refuse('referral', withoutReferral)
    expect(screen.getByRole('alertdialog').textContent).toContain('that came with your link')
  })
})

describe('what does not fit', () => {
  it('is told in the words of the pattern, or of the length where that is all', async () => {
    render(draw(registerStates.idle))
    const email = screen.getByLabelText('Email')
    const leave = async (typed: string) => {
      fireEvent.change(email, { target: { value: typed } })
      await act(async () => fireEvent.blur(email))
    }
    await leave('nok')
    await waitFor(() => expect(description(email)).toContain('Enter an email'))
    await leave(`nok@${'lantern.'.repeat(12)}example`)
    await waitFor(() => expect(description(email)).toContain('Use 1 to 100 characters'))
  })
})

describe('the picture', () => {
  const come = (typed: string) => {
    registerDoes.onNearCaptcha.mockClear()
    render(draw(registerStates.idle))
    const input = digits() as HTMLInputElement
    fireEvent.change(input, { target: { value: typed } })
    fireEvent.focus(input)
  }

  it('is looked at for its age when somebody is about to read it', () => {
    come('')
    expect(registerDoes.onNearCaptcha).toHaveBeenCalledOnce()
  })

  it('stays for who comes back to mend a digit', () => {
    come('2617')
    expect(registerDoes.onNearCaptcha).not.toHaveBeenCalled()
  })
})
