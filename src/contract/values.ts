import * as v from 'valibot'

/** No input, or no answer beyond success. */
export const nothing = v.optional(v.nullable(v.object({})))

/** An amount of money as a decimal string with two digits, such as `1234.50` (decision 62). */
export const money = v.pipe(v.string(), v.regex(/^-?\d{1,15}\.\d{2}$/))

/** A whole number that may arrive as text, because query strings carry nothing else. */
export const queryNumber = /* @__NO_SIDE_EFFECTS__ */ (min: number, max: number) =>
  v.pipe(
    v.union([v.number(), v.pipe(v.string(), v.regex(/^\d{1,9}$/), v.transform(Number))]),
    v.integer(),
    v.minValue(min),
    v.maxValue(max),
  )

/** Short text of a query or a form field; length in code points is checked by the field's own rule. */
export const text = /* @__NO_SIDE_EFFECTS__ */ (max: number) => v.pipe(v.string(), v.maxLength(max))

/** An instant, ISO 8601 in UTC. */
export const instant = v.pipe(v.string(), v.isoTimestamp())

/** The server's clock when it answered, in epoch ms; a server need not tell it. */
export const serverTime = v.optional(v.number())

/**
 * BCP 47 of an entry's words, for the `lang` attribute: English stands in for a language that is missing
 * (WCAG 3.1.2). A server that says nothing answers in the language that was asked for.
 */
export const wordsLang = v.optional(v.string())

/** A page of something: 1-based number and how many there are in all. */
export const paged = /* @__NO_SIDE_EFFECTS__ */ <T extends v.GenericSchema<any, any>>(item: T) =>
  v.object({
    list: v.array(item),
    pageNo: v.number(),
    pageSize: v.number(),
    totalPages: v.number(),
    totalCount: v.number(),
  })

/**
 * A list of which each entry stands for itself: one that makes no sense to this version of the site,
 * such as a kind that came later, is left out, and the rest counts.
 */
export const listOf = /* @__NO_SIDE_EFFECTS__ */ <T extends v.GenericSchema<any, any>>(item: T) =>
  v.pipe(
    v.array(v.unknown()),
    v.filterItems((one) => {
      const known = v.is(item, one)
      if (!known) console.info('Left out', one)
      return known
    }),
    v.array(item),
  )
