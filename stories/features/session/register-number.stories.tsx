import { expect } from 'storybook/test'
import { loadFlags } from '#components/index.ts'
import { RegisterForm } from '#features/session/register-form.tsx'
import preview from '#storybook/preview.tsx'
import {
  houseRules,
  registerDoes,
  registerGiven,
  registerStates,
} from '#stories/fixtures/session/register.ts'
import { inFormColumn } from '#stories/support/site.tsx'

const around = { ...registerGiven(), ...registerDoes }
const byMobile = { ...registerGiven(undefined, { method: 'mobile' }), ...registerDoes }

const meta = preview.meta({
  component: RegisterForm,
  args: { ...registerStates.idle, ...byMobile },
  // A flag that is on its way is two letters for a moment.
  loaders: [() => loadFlags(['TH', 'VN'])],
  decorators: [inFormColumn],
})

const eight = { minLength: 8, maxLength: 8, patternId: 7, acceptedPattern: '*' }
const ofEight = { ...houseRules, mobileNum: { enabled: true, required: false, ...eight } }

/** A number that is longer than the operator takes, told in the operator's measure. */
export const MobileTooLong = meta.story({
  globals: { locale: 'en' },
  args: {
    ...byMobile,
    ...registerStates.idle,
    plan: registerGiven(ofEight, { method: 'mobile' }).plan,
    mobile: { digits: '0812345678', country: 'TH' },
    mobileFault: 'length',
  },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox', { name: /Mobile number/ })
    await expect(field).toHaveAccessibleDescription('Enter a mobile number of 8 digits')
  },
})

/** A number that one may go without. */
export const MobileOptional = meta.story({
  globals: { locale: 'en' },
  args: { ...around, ...registerStates.idle, plan: registerGiven(ofEight).plan },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox', { name: /Mobile number.*optional/ })
    await expect(field).not.toBeRequired()
  },
})
