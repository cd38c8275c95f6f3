/** Amounts in the smallest unit of the currency, as whole numbers (decision 62). */
export const minorOf = (amount: string): number => {
  const [whole = '0', cents = ''] = amount.split('.')
  const minor = Number(whole) * 100 + Number(cents.padEnd(2, '0').slice(0, 2))
  return Number.isSafeInteger(minor) ? minor : 0
}

/** `-123` → `-1.23` */
export const amountOf = (minor: number): string => {
  const digits = String(Math.abs(minor)).padStart(3, '0')
  return `${minor < 0 ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`
}
