import { and, inArray, type SQL } from 'drizzle-orm'
import { accounts } from '#gateway/database/schema/index.ts'
import type { House } from '#gateway/house.ts'
import { asNumber } from './mobile.ts'

/**
 * Whose name it is that somebody typed, in lower case. Where the house asks for no user name, a mobile
 * number is one, and its owner writes it as they do at home. A name that is written so exactly goes
 * before a number of the same digits.
 * @param also what else has to be true of the account
 * @returns the account; and its name, which whatever is counted of it is counted under, be there such
 * an account or not
 */
export async function whoIs(house: House, typed: string, ...also: SQL[]) {
  const number = await asNumber(house, typed)
  const names = number === null ? [typed] : [typed, number]
  const found = await house.database
    .select()
    .from(accounts)
    .where(and(inArray(accounts.username, names), ...also))
  const account = found.find(({ username }) => username === typed) ?? found[0]
  return { account, username: account?.username ?? number ?? typed }
}
