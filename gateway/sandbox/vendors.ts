import { type StudioKey, studios } from '#art/index.ts'
import type { Vendor } from './types.ts'
import rows from './vendors.json' with { type: 'json' }

const isStudio = (key: string): key is StudioKey => key in studios

/** The 24 studios and the 8 special vendors, in the order of the lobby's tabs. */
export const vendors: readonly Vendor[] = rows.map(({ studio, ...row }) => {
  if (!isStudio(studio)) throw new Error(`${row.code}: no such studio: ${studio}`)
  return { ...row, studio }
})

const byCode = new Map(vendors.map((vendor) => [vendor.code, vendor]))

/** A vendor by its code. */
export const vendorOf = (code: string): Vendor => {
  const vendor = byCode.get(code)
  if (vendor === undefined) throw new Error(`No such vendor: ${code}`)
  return vendor
}
