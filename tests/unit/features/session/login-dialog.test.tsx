// @vitest-environment jsdom
import { LoginDialog } from '#features/session/login-dialog.tsx'
import type { PasswordOutcome } from '#features/session/use-change-password.ts'
import { setupI18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { fireEvent, render, screen } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'

const i18n = setupI18n({ locale: 'en', messages: { en: {} } })

function openDialog(password?: PasswordOutcome) {
  const onOpenChange = vi.fn()
  const none = vi.fn()
  render(
    <I18nProvider i18n={i18n}>
      <LoginDialog
        open
        password={password}
        onOpenChange={onOpenChange}
        form={{
          status: 'idle',
          captcha: null,
          failures: 0,
          registerHref: '/register',
          onSubmit: none,
          onRefreshCaptcha: none,
        }}
      />
    </I18nProvider>,
  )
  return onOpenChange
}

describe('the login dialog', () => {
  it('says what it is, and begins at the first field', () => {
    openDialog()
    screen.getByRole('dialog', { name: 'Welcome back' })
    expect(document.activeElement).toBe(screen.getByLabelText('User name'))
  })

  it.each([
    ['set', /Your new password is set/],
    ['maybe', /may be set already/],
    ['kept', /the password wasn’t changed/],
  ] as const)('says what became of a password that was to be changed: %s', (password, words) => {
    openDialog(password)
    screen.getByText(words)
  })

  it('gets out of the way of the page that its link leads to', () => {
    const onOpenChange = openDialog()
    // As the app does: the link changes the page without leaving it.
    document.addEventListener('click', (event) => event.preventDefault(), { once: true })
    fireEvent.click(screen.getByRole('link', { name: 'Create an account' }))
    expect(onOpenChange).toHaveBeenCalledExactlyOnceWith(false)
  })

  it('stays for a click anywhere else', () => {
    const onOpenChange = openDialog()
    fireEvent.click(screen.getByText('Remember me'))
    expect(onOpenChange).not.toHaveBeenCalled()
  })

  it('closes by its x and by Esc', () => {
    const onOpenChange = openDialog()
    fireEvent.click(screen.getByRole('button', { name: 'Close' }))
    fireEvent.keyDown(screen.getByRole('dialog'), { key: 'Escape' })
    expect(onOpenChange.mock.calls).toEqual([[false], [false]])
  })
})
