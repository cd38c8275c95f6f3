import { expect } from 'storybook/test'
import { AccountSwitch } from '#app/menus/account-switch.tsx'
import { MemberActions } from '#features/site/member-actions.tsx'
import { Balance } from '#features/wallet/balance.tsx'
import preview from '#storybook/preview.tsx'
import { everyPlace, serviceItems } from '#stories/fixtures/site/status.ts'
import { inSite } from '#stories/support/site.tsx'

const { deposit, withdraw } = everyPlace
const people = serviceItems.filter(({ id }) => id === 'line' || id === 'telegram')

const meta = preview.meta({
  component: MemberActions,
  decorators: [
    (Story) => (
      <div className="flex items-center justify-end gap-2">
        <Story />
      </div>
    ),
    inSite,
  ],
  args: {
    service: people,
    places: { deposit, withdraw },
    balance: (
      <Balance
        className="max-md:hidden"
        status="ready"
        amount="12480.00"
        hidden={false}
        onHiddenChange={() => undefined}
        onRefresh={() => undefined}
      />
    ),
    account: <AccountSwitch account="nok_lantern" iconUrl={null} onLogout={() => undefined} />,
  },
})

/** Every prop on the panel. */
export const Playground = meta.story()

/** People, balance, deposit, withdraw, account. */
export const Full = meta.story()

/** A house without a cashier: people have its room. */
export const WithoutCashier = meta.story({ args: { places: {} } })

/** A house that is asked by nobody. */
export const WithoutPeople = meta.story({ args: { service: [] } })

/** On a phone the rest is in the menu. */
export const Phone = meta.story({ globals: { viewport: { value: 'mobile1' } } })

/** By daylight, in English. */
export const InEnglish = meta.story({ globals: { locale: 'en', scheme: 'light' } })

/** To deposit is the flame; people are links that open beside the site. */
export const BehaviourLinks = meta.story({
  globals: { locale: 'en', viewport: { value: 'desktop' } },
  args: { places: { withdraw } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'LINE' })).toHaveAttribute('target', '_blank')
    await expect(canvas.queryByRole('link', { name: 'Deposit' })).toBeNull()
  },
})
