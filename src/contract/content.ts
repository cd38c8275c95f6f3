import * as v from 'valibot'
import { call } from './call.ts'
import { nothing } from './values.ts'

/** A question and its answer; `answer` is HTML and hostile until cleaned. */
export const helpArticle = v.object({
  /** Stands in addresses: `/help?article=withdraw-late`. */
  id: v.string(),
  question: v.string(),
  answer: v.string(),
  /** BCP 47 of both, for the `lang` attribute: English stands in for a missing language. */
  lang: v.string(),
})
export type HelpArticle = v.InferOutput<typeof helpArticle>

/** A topic of the help centre; `emblem` names a drawing of ours, or nothing we know. */
export const helpTopic = v.object({
  id: v.string(),
  name: v.string(),
  emblem: v.string(),
  articles: v.array(helpArticle),
})
export type HelpTopic = v.InferOutput<typeof helpTopic>

export const helpCenter = call({
  method: 'GET',
  path: '/wps/system/helpCenter',
  who: 'anyone',
  summary: 'Topics of the help centre with their questions and answers (C3).',
  sealed: false,
  request: nothing,
  answer: v.object({ topics: v.array(helpTopic) }),
  failure: nothing,
})

/** The article that registration’s agreement links lead to. */
export const agreementArticle = 'agreement'
