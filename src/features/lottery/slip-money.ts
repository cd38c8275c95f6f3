/**
 * Amounts in the smallest unit of the currency, as whole numbers (decision 62). What is no amount is
 * none, and what is more than can be counted the most that can.
 */
export const minorOf = (amount: string): number => {
  const [whole = '0', cents = ''] = amount.split('.')
  const minor = Number(whole) * 100 + Number(cents.padEnd(2, '0').slice(0, 2))
  return Number.isNaN(minor) ? 0 : Math.min(minor, Number.MAX_SAFE_INTEGER)
}

/** `-123` → `-1.23` */
export const amountOf = (minor: number): string => {
  const digits = String(BigInt(Math.abs(minor))).padStart(3, '0')
  return `${minor < 0 ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`
}
