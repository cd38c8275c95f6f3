import { useMemo } from 'react'
import { expect, fn, type userEvent, waitFor, type within } from 'storybook/test'
import { loadFlags } from '#components/index.ts'
import { countries, login, loginSmsCode, settings, systemStatus } from '#contract/index.ts'
import { guestStore, TokenProvider } from '#features/session/index.ts'
import { SmsLoginForm } from '#features/session/sms-login-form.tsx'
import { useSmsLogin } from '#features/session/use-sms-login.ts'
import { loadPhoneRules, type MobileMemory } from '#platform/index.ts'
import preview from '#storybook/preview.tsx'
import { answer, offline, refuse } from '#stories/fixtures/answers.ts'
import { loginAnswer } from '#stories/fixtures/session/login.ts'
import { houseRules } from '#stories/fixtures/session/register.ts'
import { countriesAnswer, smsAnswer } from '#stories/fixtures/session/sms.ts'
import { openStatus } from '#stories/fixtures/site/status.ts'
import { inSite } from '#stories/support/site.tsx'

const onSignedIn = fn()
const open = fn()

/** Nothing of a story is remembered by the browser. */
const memory: MobileMemory = { recall: () => null, keep: fn(), forget: fn() }

function Connected() {
  const form = useSmsLogin({ onSignedIn, memory })
  return (
    <div className="max-w-[376px]">
      <SmsLoginForm {...form} registerHref="/register" />
    </div>
  )
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
  loaders: [() => loadFlags(['TH', 'VN', 'ID', 'CN']), loadPhoneRules],
  decorators: [inSite],
  globals: { locale: 'en' },
  beforeEach: ({ msw }) => {
    onSignedIn.mockClear()
    open.mockClear()
    msw.use(
      answer(countries, countriesAnswer),
      answer(systemStatus, openStatus()),
      answer(settings, { register: houseRules }),
    )
  },
})

/** What a play function is given of the page. */
interface Page {
  canvas: ReturnType<typeof within>
  userEvent: ReturnType<(typeof userEvent)['setup']>
}

async function askFor({ canvas, userEvent: user }: Page) {
  await user.type(canvas.getByRole('textbox', { name: 'Mobile number' }), '0812345678')
  await user.click(canvas.getByRole('button', { name: 'Get code' }))
}

/** A code is asked for, comes, and opens a session. */
export const Answered = meta.story({
  beforeEach({ msw }) {
    msw.use(
      answer(loginSmsCode, smsAnswer),
      answer(login, { ...loginAnswer, account: 'nok_lantern' }),
    )
  },
  play: async (page) => {
    const { canvas, userEvent: user } = page
    await askFor(page)
    await expect(await canvas.findByText(/081 \*\*\* 5678/)).toBeVisible()
    const code = canvas.getByRole('textbox', { name: 'SMS code' })
    await waitFor(() => expect(code).toHaveFocus())
    await user.type(code, '482913')
    await user.click(await canvas.findByRole('button', { name: 'Log in' }))
    await waitFor(() => expect(onSignedIn).toHaveBeenCalledOnce())
    await expect(open).toHaveBeenCalledWith(loginAnswer.token, 'nok_lantern')
  },
})

/** The code is wrong: its field says so, and everything typed is still there. */
export const WrongCode = meta.story({
  beforeEach({ msw }) {
    msw.use(answer(loginSmsCode, smsAnswer), refuse(login, { code: 'code_wrong', status: 403 }))
  },
  play: async (page) => {
    const { canvas, userEvent: user } = page
    await askFor(page)
    await canvas.findByText(/081 \*\*\* 5678/)
    const code = canvas.getByRole('textbox', { name: 'SMS code' })
    await user.type(code, '482913')
    await user.click(await canvas.findByRole('button', { name: 'Log in' }))
    await expect(await canvas.findByText(/This SMS code is wrong/)).toBeVisible()
    await waitFor(() => expect(code).toHaveFocus())
    await expect(code).toHaveValue('482913')
    await expect(onSignedIn).not.toHaveBeenCalled()
  },
})

/** No network: the number stays, and the button can be pressed again. */
export const Offline = meta.story({
  beforeEach({ msw }) {
    msw.use(offline(loginSmsCode))
  },
  play: async (page) => {
    await askFor(page)
    await expect(await page.canvas.findByText(/connection dropped/)).toBeVisible()
    await expect(page.canvas.getByRole('textbox', { name: 'Mobile number' })).toHaveValue(
      '081 234 5678',
    )
    await expect(await page.canvas.findByRole('button', { name: 'Get code' })).toBeEnabled()
  },
})
