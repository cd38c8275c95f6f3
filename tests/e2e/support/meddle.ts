import type { Page, Request } from '@playwright/test'
import type { Call } from '#contract/index.ts'

/**
 * What becomes of an answer:
 * - `failing`: the server breaks, and says when to come back
 * - `cut`: half of it comes; `strange`: it is not what was agreed
 * - `slow`: it comes when the next kind is chosen
 * - `empty`: there is nothing in it; `enormous`: hundreds of everything, with endless names
 * - `true`: it comes as it is
 */
export type Kind = 'failing' | 'cut' | 'strange' | 'slow' | 'empty' | 'enormous' | 'true'

export type Json = { [key: string]: Json } | Json[] | string | number | boolean | null

const json = (body: Json, status = 200, headers = {}) => ({ status, headers, json: body })
const envelope = (value: Json) => ({ success: true, message: null, code: null, value })

/** Nothing in any list, and a count of nothing. */
function emptied(value: Json): Json {
  if (Array.isArray(value)) return []
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([key, one]) => [key, key.endsWith('Count') ? 0 : emptied(one)]),
  )
}

/** Entries of an answer that is a list, and of a list in an answer. */
const hundreds = { whole: 300, part: 120 }
const long = 'ญี่ปุ่น'.repeat(300)
/** What people read; codes, addresses and instants stay what they are. */
const read = new Set([
  'title',
  'text',
  'summary',
  'name',
  'question',
  'categoryName',
  'account',
  'gameName',
  'vendorName',
])

/** @param length how many a list comes to; 0 for as many as it is, as in each of hundreds */
function grown(value: Json, length = hundreds.whole): Json {
  if (Array.isArray(value)) {
    const all = value.map((one) => grown(one, 0))
    if (length === 0 || all.length === 0) return all
    return Array.from({ length }, (_, at) => numbered(all[at % all.length] ?? null, at))
  }
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([key, one]) => [
      key,
      read.has(key) && typeof one === 'string'
        ? one + long
        : grown(one, Math.min(length, hundreds.part)),
    ]),
  )
}

/** A copy with an id, or a place, of its own. */
function numbered(value: Json, at: number): Json {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value
  const { id, place, bannerId } = value
  return {
    ...value,
    ...(typeof bannerId === 'number' && { bannerId: at + 1 }),
    ...(typeof id === 'string' && { id: `${id}-${at}` }),
    ...(typeof id === 'number' && { id: at + 1 }),
    ...(typeof place === 'number' && { place: at + 1 }),
  }
}

/**
 * Stands between the page and one call of the contract.
 * @param only leaves other requests of the same call alone
 * @param sample what is made enormous, where the sandbox's own answer holds nothing
 * @returns what chooses the next kind; what is held back comes as that kind
 */
export async function meddle(
  page: Page,
  { path }: Pick<Call, 'path'>,
  only: (request: Request) => boolean = () => true,
  sample?: Json,
): Promise<(next: Kind) => void> {
  let kind: Kind = 'true'
  let release: () => void = () => undefined
  let gate = Promise.resolve()
  await page.route(`**${path}*`, async (route) => {
    if (!only(route.request())) return route.fallback()
    await gate
    if (kind === 'failing') {
      const refusal = { success: false, message: null, code: null, value: null }
      // Long enough that the page does not ask again by itself while the test looks.
      return route.fulfill(json(refusal, 500, { 'Retry-After': '3600' }))
    }
    if (kind === 'cut') {
      return route.fulfill({ contentType: 'application/json', body: '{"success":true,"value":{"l' })
    }
    if (kind === 'strange') return route.fulfill(json(envelope({ list: 'none', app: 7 })))
    if (kind === 'true') return route.fallback()
    const response = await route.fetch()
    const { value } = (await response.json()) as { value: Json }
    return route.fulfill(json(envelope(kind === 'empty' ? emptied(value) : grown(sample ?? value))))
  })
  return (next) => {
    release()
    kind = next
    if (next === 'slow') {
      ;({ promise: gate, resolve: release } = Promise.withResolvers<void>())
    } else gate = Promise.resolve()
  }
}
