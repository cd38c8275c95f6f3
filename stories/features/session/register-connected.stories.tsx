import { useMemo } from 'react'
import { expect, fn, screen, type userEvent, waitFor, type within } from 'storybook/test'
import { loadFlags } from '#components/index.ts'
import {
  affiliate,
  botCheck,
  captcha,
  countries,
  register,
  settings,
  systemStatus,
} from '#contract/index.ts'
import { guestStore, TokenProvider } from '#features/session/index.ts'
import { RegisterForm } from '#features/session/register-form.tsx'
import { useRegistration } from '#features/session/use-registration.ts'
import preview from '#storybook/preview.tsx'
import { answer, offline, pending, refuse } from '#stories/fixtures/answers.ts'
import { captchaAnswer } from '#stories/fixtures/session/login.ts'
import { everyRule, houseRules, registerAnswer } from '#stories/fixtures/session/register.ts'
import { openStatus } from '#stories/fixtures/site/status.ts'
import { inSite } from '#stories/support/site.tsx'

const onRegistered = fn()
const open = fn()

function Connected({ search }: { search: string }) {
  const form = useRegistration({ search, onRegistered })
  const surroundings = { minAge: 18, agreementHref: '/help', loginHref: '/login' }
  return <RegisterForm {...form} {...surroundings} />
}

function InTab({ search }: { search: string }) {
  const store = useMemo(() => ({ ...guestStore, open }), [])
  return (
    <TokenProvider value={store}>
      <div className="flex max-w-[524px] flex-col gap-4">
        <Connected search={search} />
      </div>
    </TokenProvider>
  )
}

const house = [
  answer(systemStatus, openStatus('USERNAMEREG3', 'MOBILENUMREG3', 'CAPTCHA3')),
  answer(settings, { register: houseRules }),
  answer(countries, { list: [{ countryCode: 'TH', countryDialingCode: '66' }] }),
  answer(captcha, captchaAnswer),
  answer(botCheck, { provider: 'none' }),
]

const meta = preview.meta({
  component: InTab,
  decorators: [inSite],
  globals: { locale: 'en' },
  args: { search: '' },
  loaders: [() => loadFlags(['TH'])],
  beforeEach({ msw }) {
    onRegistered.mockClear()
    open.mockClear()
    msw.use(...house)
  },
})

/** What a play function is given of the page. */
interface Page {
  canvas: ReturnType<typeof within>
  userEvent: ReturnType<(typeof userEvent)['setup']>
}

async function join({ canvas, userEvent: user }: Page) {
  await user.type(await canvas.findByLabelText('User name'), 'noklantern')
  await user.type(canvas.getByLabelText('Password'), 'lantern-88')
  await user.type(canvas.getByLabelText('Code in the picture'), '2618')
  await user.click(canvas.getByRole('checkbox'))
  await user.click(canvas.getByRole('button', { name: 'Create an account' }))
}

/** The form and its hook: the server says yes. */
export const Answered = meta.story({
  beforeEach({ msw }) {
    msw.use(answer(register, registerAnswer))
  },
  play: async (page) => {
    await join(page)
    await waitFor(() =>
      expect(onRegistered).toHaveBeenCalledWith({
        account: null,
        wayIn: 'name',
        credit: '1000.00',
      }),
    )
    await expect(open).toHaveBeenCalledWith(registerAnswer.token, registerAnswer.account)
  },
})

/** Somebody has the name; everything else stays as it was typed. */
export const Taken = meta.story({
  beforeEach({ msw }) {
    msw.use(refuse(register, { code: 'taken', status: 400, value: { field: 'username' } }))
  },
  play: async (page) => {
    await join(page)
    const { canvas } = page
    await expect(await canvas.findByText('This user name is taken. Try another')).toBeVisible()
    await waitFor(() => expect(canvas.getByLabelText('User name')).toHaveFocus())
    await expect(canvas.getByLabelText('Password')).toHaveValue('lantern-88')
  },
})

/** A friend's code that is nobody's stops with a warning (section 8). */
export const WrongReferral = meta.story({
  args: { search: '?referralCode=LANTERN8' },
  beforeEach({ msw }) {
    msw.use(refuse(register, { code: 'referral', status: 400, value: { field: 'referralCode' } }))
  },
  play: async (page) => {
    await join(page)
    await expect(page.canvas.getByLabelText(/Referral code/)).toHaveValue('LANTERN8')
    const warning = await screen.findByRole('alertdialog', { name: /referral code/ })
    await expect(warning).toHaveTextContent('LANTERN8')
    await page.userEvent.click(screen.getByRole('button', { name: 'OK' }))
    await waitFor(() => expect(page.canvas.getByLabelText(/Referral code/)).toHaveFocus())
  },
})

/** A link with an agent's right code leaves nothing to ask. */
export const AgentsLink = meta.story({
  args: { search: '?affiliateCode=TEAK88' },
  beforeEach({ msw }) {
    msw.use(answer(settings, { register: everyRule }), answer(affiliate, null))
  },
  play: async ({ canvas }) => {
    await canvas.findByLabelText('User name')
    await expect(canvas.queryByLabelText(/Agent code/)).not.toBeInTheDocument()
  },
})

/** One with a wrong code asks. */
export const WrongAgentsLink = meta.story({
  args: { search: '?affiliateCode=TEAK89' },
  beforeEach({ msw }) {
    msw.use(
      answer(settings, { register: everyRule }),
      refuse(affiliate, { code: 'affiliate', status: 404 }),
    )
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByLabelText(/Agent code/)).toHaveValue('')
  },
})

/** The settings did not come; asking again brings them. */
export const WithoutSettings = meta.story({
  beforeEach({ msw }) {
    msw.use(refuse(settings, { status: 404 }))
  },
  play: async ({ canvas, msw, userEvent }) => {
    const again = await canvas.findByRole('button', { name: 'Try again' })
    msw.use(answer(settings, { register: houseRules }))
    await userEvent.click(again)
    await expect(await canvas.findByLabelText('User name')).toBeVisible()
  },
})

/** The network is gone: the form stays as typed. */
export const Offline = meta.story({
  beforeEach({ msw }) {
    msw.use(offline(register))
  },
  play: async (page) => {
    await join(page)
    await expect(await page.canvas.findByRole('alert')).toHaveTextContent(/connection dropped/)
    await expect(page.canvas.getByLabelText('Code in the picture')).toHaveValue('2618')
  },
})

/** No answer yet: a second press changes nothing. */
export const Pending = meta.story({
  beforeEach({ msw }) {
    msw.use(pending(register))
  },
  play: async (page) => {
    await join(page)
    const busy = await page.canvas.findByRole('button', { name: 'Creating your account' })
    await expect(busy).toHaveAttribute('aria-busy', 'true')
    await page.userEvent.click(busy)
    await expect(onRegistered).not.toHaveBeenCalled()
  },
})
