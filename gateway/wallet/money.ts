/** Minor units in one of money. */
export const minorPerUnit = 100n

/** Minor units as the decimal string of the contract: `123450n` → `1234.50`. */
export function toMoney(minor: bigint): string {
  const digits = String(minor < 0n ? -minor : minor).padStart(3, '0')
  return `${minor < 0n ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`
}

/**
 * A decimal string as minor units.
 * @throws RangeError when it is not one with at most two decimals
 */
export function toMinor(money: string): bigint {
  const match = /^(-?)(\d{1,15})(?:\.(\d{1,2}))?$/.exec(money)
  if (!match) throw new RangeError(`Not an amount of money: ${money}`)
  const [, sign, whole = '0', part = ''] = match
  const minor = BigInt(whole) * minorPerUnit + BigInt(part.padEnd(2, '0'))
  return sign ? -minor : minor
}
