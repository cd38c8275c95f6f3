import { loadFlags } from '#components/index.ts'
import { expect, fn, screen, type userEvent, waitFor } from 'storybook/test'
import {
  changePassword,
  countries,
  forgotByEmail,
  forgotSmsCode,
  login,
  resetByLink,
  resetByMobile,
  resetLink,
  settings,
  systemStatus,
} from '#contract/index.ts'
import { ChangePasswordForm } from '#features/session/change-password-form.tsx'
import { ForgotEmailForm } from '#features/session/forgot-email-form.tsx'
import { ForgotMobileForm } from '#features/session/forgot-mobile-form.tsx'
import { ResetPasswordForm } from '#features/session/reset-password-form.tsx'
import { useChangePassword } from '#features/session/use-change-password.ts'
import { useForgotEmail } from '#features/session/use-forgot-email.ts'
import { useForgotMobile } from '#features/session/use-forgot-mobile.ts'
import { useResetPassword } from '#features/session/use-reset-password.ts'
import preview from '#storybook/preview.tsx'
import { answer, offline, pending, refuse } from '#stories/fixtures/answers.ts'
import { InTab, noVault, tab } from '#stories/fixtures/session/in-tab.tsx'
import { loginAnswer } from '#stories/fixtures/session/login.ts'
import { passwordSetting, onService } from '#stories/fixtures/session/recovery.ts'
import { openStatus } from '#stories/fixtures/site/status.ts'
import { inSite } from '#stories/support/site.tsx'

const { open, close } = tab
const onSignedIn = fn()
const onChanged = fn()
const onLogin = fn()
const onForgot = fn()
const wish = 'lantern-2027'

function Mobile() {
  const form = useForgotMobile({ shown: true, onSignedIn, vault: noVault })
  return <ForgotMobileForm {...form} onService={onService} onLogin={onLogin} />
}

function Email() {
  return <ForgotEmailForm {...useForgotEmail(true)} onService={onService} />
}

function Change() {
  return (
    <ChangePasswordForm
      {...useChangePassword({
        shown: true,
        forced: { reason: 'trivial', password: '123456' },
        onChanged,
        vault: noVault,
      })}
    />
  )
}

function Link() {
  const form = useResetPassword('A'.repeat(43), { vault: noVault })
  return <ResetPasswordForm {...form} {...{ onService, onForgot, onLogin }} />
}

function Tab({ form: Form = Email }: { form?: () => React.JSX.Element }) {
  return (
    <InTab>
      <Form />
    </InTab>
  )
}

const meta = preview.meta({
  // Until a flag is here its code stands in its place.
  loaders: [() => loadFlags(['TH', 'VN'])],
  component: Tab,
  decorators: [inSite],
  globals: { locale: 'en' },
  beforeEach({ msw }) {
    for (const spy of [open, close, onSignedIn, onChanged, onLogin, onForgot]) spy.mockClear()
    sessionStorage.clear()
    msw.use(
      answer(systemStatus, openStatus()),
      answer(settings, { register: { password: passwordSetting } }),
      answer(countries, { list: [{ countryCode: 'TH', countryDialingCode: '66' }] }),
    )
  },
})

type User = ReturnType<(typeof userEvent)['setup']>

async function fillMobile(user: User) {
  await user.type(screen.getByLabelText('Mobile number'), '0812345678')
  await user.type(screen.getByLabelText('SMS code'), '482913')
  await user.type(screen.getByLabelText('New password'), wish)
  await user.click(screen.getByRole('button', { name: 'Reset and log in' }))
}

async function fillTwice(user: User) {
  await user.type(await screen.findByLabelText('New password'), wish)
  await user.type(screen.getByLabelText('Confirm new password'), `${wish}{Enter}`)
}

async function fillEmail(user: User) {
  await user.type(screen.getByLabelText('User name'), 'nok_lantern')
  await user.type(screen.getByLabelText('Email'), 'nok@example.com{Enter}')
}

/** By SMS: a code is sent, the password is set, and they are in by it. */
export const MobileAnswered = meta.story({
  args: { form: Mobile },
  beforeEach({ msw }) {
    msw.use(
      answer(forgotSmsCode, { expirationTime: 60_000, serverTime: 0 }),
      answer(resetByMobile, { username: 'nok_lantern' }),
      answer(login, loginAnswer),
    )
  },
  play: async ({ userEvent: user }) => {
    await user.type(screen.getByLabelText('Mobile number'), '0812345678')
    await user.click(screen.getByRole('button', { name: 'Get code' }))
    await expect(await screen.findByText(/We sent a 6-digit code to/)).toBeVisible()
    await user.clear(screen.getByLabelText('Mobile number'))
    await fillMobile(user)
    await waitFor(() => expect(onSignedIn).toHaveBeenCalledOnce())
    await expect(open).toHaveBeenCalledWith(loginAnswer.token, 'nok_lantern')
  },
})

/** By SMS: the code was another one, and everything else is still there. */
export const MobileCodeWrong = meta.story({
  args: { form: Mobile },
  beforeEach({ msw }) {
    msw.use(refuse(resetByMobile, { code: 'code_wrong', status: 403 }))
  },
  play: async ({ userEvent: user }) => {
    await fillMobile(user)
    await expect(await screen.findByText(/This SMS code is wrong/)).toBeVisible()
    await waitFor(() => expect(screen.getByLabelText('SMS code')).toHaveFocus())
    await expect(screen.getByLabelText('New password')).toHaveValue(wish)
    await expect(open).not.toHaveBeenCalled()
  },
})

/** By SMS: the password is set, but the login that follows is lost. */
export const MobileSetWithoutLogin = meta.story({
  args: { form: Mobile },
  beforeEach({ msw }) {
    msw.use(answer(resetByMobile, { username: 'nok_lantern' }), offline(login))
  },
  play: async ({ userEvent: user }) => {
    await fillMobile(user)
    await user.click(await screen.findByRole('button', { name: 'Log in' }))
    await expect(onLogin).toHaveBeenCalledOnce()
    await expect(open).not.toHaveBeenCalled()
  },
})

/** By SMS: the network is gone, and everything typed is still there. */
export const MobileOffline = meta.story({
  args: { form: Mobile },
  beforeEach({ msw }) {
    msw.use(offline(resetByMobile))
  },
  play: async ({ userEvent: user }) => {
    await fillMobile(user)
    await expect(await screen.findByRole('alert')).toHaveTextContent(/connection dropped/)
    await expect(screen.getByLabelText('SMS code')).toHaveValue('482913')
    await expect(screen.getByLabelText('New password')).toHaveValue(wish)
  },
})

/** By e-mail: no answer yet, and a second press changes nothing. */
export const EmailPending = meta.story({
  args: { form: Email },
  beforeEach({ msw }) {
    msw.use(pending(forgotByEmail))
  },
  play: async ({ userEvent: user }) => {
    await fillEmail(user)
    const busy = await screen.findByRole('button', { name: 'Sending the email' })
    await expect(busy).toHaveAttribute('aria-busy', 'true')
    await user.click(busy)
  },
})

/** By e-mail: a server that says whether there is such an account. */
export const EmailNoAccount = meta.story({
  args: { form: Email },
  beforeEach({ msw }) {
    msw.use(refuse(forgotByEmail, { code: 'no_account', status: 404 }))
  },
  play: async ({ userEvent: user }) => {
    await fillEmail(user)
    await expect(await screen.findByText(/No account matches/)).toBeVisible()
    await expect(screen.getByLabelText('User name')).toHaveValue('nok_lantern')
  },
})

/** A forced change: the old password is known from the login, and the login dialog is next. */
export const ChangeAnswered = meta.story({
  args: { form: Change },
  beforeEach({ msw }) {
    msw.use(answer(changePassword, null))
  },
  play: async ({ userEvent: user }) => {
    await expect(screen.queryByLabelText('Current password')).not.toBeInTheDocument()
    await fillTwice(user)
    await waitFor(() => expect(onChanged).toHaveBeenCalledOnce())
    await expect(close).toHaveBeenCalledOnce()
  },
})

/** A forced change whose old password was changed elsewhere meanwhile: now it is asked for. */
export const ChangeOldWrong = meta.story({
  args: { form: Change },
  beforeEach({ msw }) {
    msw.use(refuse(changePassword, { code: 'password_wrong', status: 403 }))
  },
  play: async ({ userEvent: user }) => {
    await fillTwice(user)
    await expect(await screen.findByText('This isn’t your password. Check it')).toBeVisible()
    await expect(screen.getByLabelText('New password')).toHaveValue(wish)
    await expect(onChanged).not.toHaveBeenCalled()
  },
})

/** The link of an e-mail: whose it is, then the new password, then the login. */
export const LinkAnswered = meta.story({
  args: { form: Link },
  beforeEach({ msw }) {
    msw.use(answer(resetLink, { username: 'nok_lantern' }), answer(resetByLink, null))
  },
  play: async ({ userEvent: user }) => {
    await fillTwice(user)
    await user.click(await screen.findByRole('button', { name: 'Log in' }))
    await expect(onLogin).toHaveBeenCalledOnce()
  },
})

/** The link is spent: another letter is one press away. */
export const LinkSpent = meta.story({
  args: { form: Link },
  beforeEach({ msw }) {
    msw.use(refuse(resetLink, { code: 'link_spent', status: 404 }))
  },
  play: async ({ userEvent: user }) => {
    await user.click(await screen.findByRole('button', { name: 'Get a new link' }))
    await expect(onForgot).toHaveBeenCalledOnce()
  },
})
