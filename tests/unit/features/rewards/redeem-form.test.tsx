// @vitest-environment jsdom
import { RedeemForm, type RedeemFormProps } from '#features/rewards/redeem-form.tsx'
import { LocaleProvider, SiteProvider } from '#features/site/index.ts'
import { makeReward, points } from '#stories/fixtures/rewards/rewards.ts'
import { setupI18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { render, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { house, newSite } from '../session/house.tsx'

const i18n = setupI18n({ locale: 'en', messages: { en: {} } })

function open(confirmWith: 'login' | 'payment') {
  const { wrapper: Around } = house()
  const site = newSite()
  const choice = { locale: 'en' as const, locales: ['en' as const], change: async () => {} }
  const draw = (given: Partial<RedeemFormProps>) => (
    <I18nProvider i18n={i18n}>
      <Around>
        <SiteProvider value={site}>
          <LocaleProvider value={choice}>
            <RedeemForm
              reward={makeReward()}
              rank={0}
              missionsHref={null}
              state={{ status: 'idle', failures: 0 }}
              points={null}
              onSubmit={vi.fn()}
              onLogin={vi.fn()}
              {...given}
            />
          </LocaleProvider>
        </SiteProvider>
      </Around>
    </I18nProvider>
  )
  const view = render(draw({}))
  return {
    know: () => view.rerender(draw({ points: { ...points, confirmWith } })),
    logOut: () =>
      view.rerender(
        draw({ state: { status: 'refused', problem: { kind: 'login' }, failures: 1 } }),
      ),
  }
}

it.each([
  ['login', 'Password'],
  ['payment', 'Withdrawal password'],
] as const)(
  'asks for the password that the member has, also when the session is over: %s',
  (kind, name) => {
    const page = open(kind)
    // Nobody is asked for one that they may never have set.
    expect(screen.getByLabelText('Password')).toBeDefined()
    page.know()
    expect(screen.getByLabelText(name)).toBeDefined()
    page.logOut()
    expect(screen.getByRole('alert').textContent).toContain('You’ve been logged out')
    expect(screen.getByLabelText(name)).toBeDefined()
  },
)
