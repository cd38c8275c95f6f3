import { msg } from '@lingui/core/macro'
import { expect, screen, waitFor } from 'storybook/test'
import { captcha, countries, register, settings, systemStatus } from '#contract/index.ts'
import preview from '#storybook/preview.tsx'
import { answer, refuse } from '#stories/fixtures/answers.ts'
import { captchaAnswer } from '#stories/fixtures/session/login.ts'
import { houseRules, registerAnswer } from '#stories/fixtures/session/register.ts'
import { openStatus } from '#stories/fixtures/site/status.ts'
import { said } from '#stories/support/said.ts'
import { at, everythingWell, wholeSite } from './whole-site.tsx'

const joining = [
  answer(
    systemStatus,
    openStatus('HOT3', 'USERNAMEREG3', 'MOBILENUMREG3', 'MOBILENUMPASSREG3', 'CAPTCHA3'),
  ),
  answer(settings, { register: houseRules }),
  answer(countries, { list: [{ countryCode: 'TH', countryDialingCode: '66' }] }),
  answer(captcha, captchaAnswer),
]

const meta = preview.meta({
  title: 'Pages/Register',
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
  render: wholeSite,
  args: { account: null as string | null },
  beforeEach: [at('/register'), ({ msw }) => msw.use(...joining, ...everythingWell)],
})

/** User name and password, and what the settings ask beside. */
export const Guest = meta.story({
  play: async ({ canvas, loaded }) => {
    await expect(await canvas.findByRole('heading', { level: 1 })).toBeVisible()
    await expect(await canvas.findByLabelText(said({ loaded }, msg`User name`))).toBeVisible()
  },
})

/** By mobile number, as the link says. */
export const ByMobile = meta.story({
  beforeEach: at('/register', 'method=mobile'),
  play: async ({ canvas, loaded }) => {
    await expect(await canvas.findByLabelText(said({ loaded }, msg`Mobile number`))).toBeVisible()
  },
})

/** By daylight, in English. */
export const InEnglish = meta.story({
  globals: { locale: 'en', scheme: 'light' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByLabelText('User name')).toBeVisible()
  },
})

/** The other brand. */
export const OtherBrand = Guest.extend({ globals: { brand: 'siam', scheme: 'light' } })

/** On a tablet. */
export const Tablet = Guest.extend({ globals: { viewport: { value: 'tablet' } } })

/** On the narrowest phone. */
export const Phone = Guest.extend({ globals: { viewport: { value: 'mobile1' } } })

/** The house takes nobody. */
export const Closed = meta.story({
  globals: { locale: 'en' },
  beforeEach({ msw }) {
    msw.use(answer(systemStatus, openStatus('HOT3')))
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('We aren’t taking new members')).toBeVisible()
  },
})

/** The settings did not come. */
export const WithoutSettings = meta.story({
  globals: { locale: 'en' },
  beforeEach({ msw }) {
    msw.use(refuse(settings, { status: 404 }))
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('This part didn’t load')).toBeVisible()
  },
})

/** A new member is greeted at home. */
export const BehaviourRegistered = meta.story({
  globals: { locale: 'en' },
  beforeEach({ msw }) {
    msw.use(answer(register, registerAnswer))
  },
  play: async ({ canvas, loaded, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText('User name'), 'noklantern')
    await userEvent.type(canvas.getByLabelText('Password'), 'lantern-88')
    await userEvent.type(canvas.getByLabelText('Code in the picture'), '2618')
    await userEvent.click(canvas.getByRole('checkbox'))
    await userEvent.click(canvas.getByRole('button', { name: 'Create an account' }))
    // Each brand has a welcome of its own.
    const welcome = said({ loaded }, msg`You’re home. Welcome`)
    const greeting = await screen.findByRole('dialog', { name: welcome })
    await waitFor(() => expect(greeting).toHaveTextContent('฿1,000'))
    await waitFor(() => expect(location.pathname).toBe('/'))
  },
})
