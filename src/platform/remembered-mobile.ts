import { readCookie, writeCookie } from './cookies.ts'
import { rememberedFor } from './vault.ts'

const cookie = 'remembered_mobile'

/** A mobile number as a form holds it. */
export interface RememberedMobile {
  /** ISO country. */
  country: string
  /** As it was typed. */
  digits: string
}

/**
 * The number of whoever ticked "remember me" with an SMS login: for 24 hours, to fill a field and for
 * nothing else (section 3). The code is never kept.
 */
export interface MobileMemory {
  recall(): RememberedMobile | null
  keep(mobile: RememberedMobile): void
  forget(): void
}

/** The browser's own. */
export const rememberedMobile: MobileMemory = {
  recall() {
    const kept = readCookie(document.cookie, cookie) ?? ''
    const [, country, digits] = /^([A-Z]{2}) (\d{4,18})$/.exec(kept) ?? []
    return country !== undefined && digits !== undefined ? { country, digits } : null
  },
  keep: ({ country, digits }) => writeCookie(cookie, `${country} ${digits}`, rememberedFor),
  forget: () => writeCookie(cookie, '', 0),
}
