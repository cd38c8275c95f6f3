import { CallError } from '#client/index.ts'
import { brand } from '#contract/index.ts'
import { noBotCheck, BotCheckProvider } from '#features/session/use-bot-check.ts'
import { LocaleProvider, SiteProvider } from '#features/site/index.ts'
import { act, renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import * as v from 'valibot'
import { fakeVault, house } from './house.tsx'

const site = {
  brand: v.parse(brand, { id: 'foyer', name: 'Foyer', scene: 'hall', currency: 'THB' }),
  host: 'foyer.test',
  scheme: 'dark' as const,
  mark: '',
}
const speech = { locale: 'th' as const, locales: ['th' as const], change: async () => undefined }
export const refused = (code: string, status = 400) => new CallError('refused', { code, status })
const bots = { ...noBotCheck, prove: async () => 'proof' }
/** A new password that nobody has anything against. */
export const wish = 'lantern-88'

/** A page with one of the forms around a password. */
export function visit<Form>(use: (vault: ReturnType<typeof fakeVault>) => Form) {
  const page = house()
  const vault = fakeVault({ username: 'nok', password: 'old' })
  const wrapper = ({ children }: { children: ReactNode }) => (
    <SiteProvider value={site}>
      <LocaleProvider value={speech}>
        <page.wrapper>
          <BotCheckProvider value={bots}>{children}</BotCheckProvider>
        </page.wrapper>
      </LocaleProvider>
    </SiteProvider>
  )
  const view = renderHook(() => use(vault), { wrapper })
  return { ...page, vault, now: () => view.result.current, unmount: view.unmount }
}
/** Waits for whatever an attempt asks beforehand. */
export const settle = () => act(async () => undefined)
