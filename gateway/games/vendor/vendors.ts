import { secretOf } from '#gateway/database/secrets.ts'
import type { House } from '#gateway/house.ts'

/** Somebody whose games are played on our wallets. */
export interface Vendor {
  code: string
  /** What its calls are signed with. */
  secret: string
  /** Whose games it runs; null for all that nobody else does. */
  vassalage: string | null
}

/** The vendor of the games that this repository brings along. */
const sandboxCode = 'SANDBOX'

export const sandboxVendor = async ({ database }: House): Promise<Vendor> => ({
  code: sandboxCode,
  secret: await secretOf(database, 'vendor'),
  vassalage: null,
})

/** The vendor of this code; null for one whom the house does not know. */
export async function vendorOf(house: House, code: string | null): Promise<Vendor | null> {
  if (code === sandboxCode) return sandboxVendor(house)
  const operators = house.config.vendors.find((one) => one.code === code)
  return operators ? { ...operators, vassalage: operators.code } : null
}

/** Where a game's vendor has its pages; null for the sandbox's. */
export const vendorAddress = ({ config }: House, vassalage: string): string | null =>
  config.vendors.find(({ code }) => code === vassalage)?.address ?? null
