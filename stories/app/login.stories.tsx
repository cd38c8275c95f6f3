import { msg } from '@lingui/core/macro'
import { expect } from 'storybook/test'
import { captcha, login, systemStatus } from '#contract/index.ts'
import preview from '#storybook/preview.tsx'
import { answer, offline, refuse } from '#stories/fixtures/answers.ts'
import { captchaAnswer } from '#stories/fixtures/session/login.ts'
import { openStatus } from '#stories/fixtures/site/status.ts'
import { said } from '#stories/support/said.ts'
import { at, everythingWell, wholeSite } from './whole-site.tsx'

const meta = preview.meta({
  title: 'Pages/Login',
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
  render: wholeSite,
  args: { account: null as string | null },
  beforeEach: [at('/login'), ({ msw }) => msw.use(...everythingWell)],
})

/** User name and password. */
export const Guest = meta.story({
  play: async ({ canvas, loaded }) => {
    await expect(await canvas.findByRole('heading', { level: 1 })).toBeVisible()
    await expect(await canvas.findByLabelText(said({ loaded }, msg`User name`))).toBeVisible()
  },
})

/** With a way to a new account, where registration is open. */
export const GuestWhoMayJoin = Guest.extend({
  beforeEach({ msw }) {
    msw.use(answer(systemStatus, openStatus('HOT3', 'USERNAMEREG3')))
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

const attempt = InEnglish.extend({
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText('User name'), 'nok_lantern')
    await userEvent.type(canvas.getByLabelText('Password'), 'wrong')
    await userEvent.keyboard('{Enter}')
    await expect(await canvas.findByRole('alert')).toBeVisible()
  },
})

/** The server said no, and asks for the picture from now on. */
export const Refused = attempt.extend({
  beforeEach({ msw }) {
    msw.use(
      refuse(login, { code: 'login', status: 403, value: { captcha: true } }),
      answer(captcha, captchaAnswer),
    )
  },
})

/** The network is gone; nothing that was typed is lost. */
export const Offline = attempt.extend({
  beforeEach({ msw }) {
    msw.use(offline(login))
  },
})
