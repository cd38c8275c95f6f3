import { useMemo } from 'react'
import { expect, fn, type userEvent, waitFor, type within } from 'storybook/test'
import { captcha, login } from '#contract/index.ts'
import { guestStore, TokenProvider } from '#features/session/index.ts'
import { LoginPanel } from '#features/session/login-panel.tsx'
import { useLogin } from '#features/session/use-login.ts'
import type { Vault } from '#platform/index.ts'
import preview from '#storybook/preview.tsx'
import { answer, offline, pending, refuse } from '#stories/fixtures/answers.ts'
import { captchaAnswer, loginAnswer, loginSurroundings } from '#stories/fixtures/session/login.ts'
import { inSite } from '#stories/support/site.tsx'

const { forgotHref, registerHref } = loginSurroundings
const onSignedIn = fn()
const open = fn()

/** Nothing of a story is remembered by the browser. */
const vault: Vault = {
  recall: async () => null,
  keep: fn(async () => undefined),
  forget: async () => undefined,
  forgetPassword: async () => undefined,
}

function Connected() {
  const form = useLogin({ onSignedIn, vault })
  return <LoginPanel {...form} forgotHref={forgotHref} registerHref={registerHref} />
}

function InTab() {
  const store = useMemo(() => ({ ...guestStore, open }), [])
  return (
    <TokenProvider value={store}>
      <Connected />
    </TokenProvider>
  )
}

const meta = preview.meta({
  component: InTab,
  decorators: [inSite],
  globals: { locale: 'en' },
  beforeEach: () => {
    onSignedIn.mockClear()
    open.mockClear()
  },
})

/** What a play function is given of the page. */
interface Page {
  canvas: ReturnType<typeof within>
  userEvent: ReturnType<(typeof userEvent)['setup']>
}

async function logIn({ canvas, userEvent: user }: Page, password: string) {
  const field = canvas.getByLabelText('Password')
  await user.clear(canvas.getByLabelText('User name'))
  await user.type(canvas.getByLabelText('User name'), 'nok_lantern')
  await user.clear(field)
  await user.type(field, password)
  await user.click(canvas.getByRole('button', { name: 'Log in' }))
}

/** The form and its hook: the server says yes. */
export const Answered = meta.story({
  beforeEach({ msw }) {
    msw.use(answer(login, loginAnswer))
  },
  play: async (page) => {
    await logIn(page, 'lantern-88')
    await waitFor(() => expect(onSignedIn).toHaveBeenCalledOnce())
    await expect(open).toHaveBeenCalledWith(loginAnswer.token, 'nok_lantern')
  },
})

/** The server says no, and asks for the picture from now on. */
export const Refused = meta.story({
  beforeEach({ msw }) {
    msw.use(
      refuse(login, { code: 'login', status: 403, value: { captcha: true } }),
      answer(captcha, captchaAnswer),
    )
  },
  play: async (page) => {
    await logIn(page, 'wrong')
    const { canvas } = page
    await expect(await canvas.findByRole('alert')).toHaveTextContent(/Enter the code/)
    const digits = await canvas.findByLabelText('Code in the picture')
    await waitFor(() => expect(digits).toHaveFocus())
    await expect(canvas.getByLabelText('Password')).toHaveValue('wrong')
  },
})

/** The picture does not come either. */
export const RefusedWithoutPicture = meta.story({
  beforeEach({ msw }) {
    msw.use(
      refuse(login, { code: 'captcha_needed', status: 403, value: { captcha: true } }),
      offline(captcha),
    )
  },
  play: async (page) => {
    await logIn(page, 'lantern-88')
    await expect(await page.canvas.findAllByText('No picture came. Try again')).not.toHaveLength(0)
  },
})

/** The network is gone. */
export const Offline = meta.story({
  beforeEach({ msw }) {
    msw.use(offline(login))
  },
  play: async (page) => {
    await logIn(page, 'lantern-88')
    await expect(await page.canvas.findByRole('alert')).toHaveTextContent(/connection dropped/)
  },
})

/** No answer yet: a second press changes nothing. */
export const Pending = meta.story({
  beforeEach({ msw }) {
    msw.use(pending(login))
  },
  play: async (page) => {
    await logIn(page, 'lantern-88')
    const busy = await page.canvas.findByRole('button', { name: 'Logging in' })
    await expect(busy).toHaveAttribute('aria-busy', 'true')
    await page.userEvent.click(busy)
    await expect(onSignedIn).not.toHaveBeenCalled()
  },
})
