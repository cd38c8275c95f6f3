import { type Answer, calls } from '#contract/index.ts'
import * as v from 'valibot'
import type { House } from '#gateway/house.ts'
import type { Handler } from '#gateway/http/handler.ts'
import { getFact } from './state.ts'

type Countries = Answer<typeof calls.countries>['list']

const of = (countryCode: string, countryDialingCode: string) => ({
  countryCode,
  countryDialingCode,
})

/**
 * Whose mobile numbers the house takes until an operator says otherwise: its own country first, then
 * those around it. Every country on the list is one that codes are paid for.
 */
const houseCountries: Countries = [
  of('TH', '66'),
  of('VN', '84'),
  of('ID', '62'),
  of('PH', '63'),
  of('CN', '86'),
  of('MY', '60'),
  of('SG', '65'),
  of('LA', '856'),
  of('KH', '855'),
  of('MM', '95'),
  of('HK', '852'),
  of('TW', '886'),
]

/** Countries whose numbers are taken; never none. */
export async function takenCountries({ database }: House): Promise<Countries> {
  const list = v.pipe(calls.countries.answer.entries.list, v.minLength(1))
  const stored = v.safeParse(list, await getFact(database, 'countries'))
  return stored.success ? stored.output : houseCountries
}

export const countries: Handler<typeof calls.countries> = async (_, house) => ({
  list: await takenCountries(house),
})
