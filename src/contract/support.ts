import * as v from 'valibot'
import { call } from './call.ts'
import { nothing } from './values.ts'

/** Bounds of a feedback's text in code points (decision 64). */
export const feedbackLength = { min: 10, max: 140 } as const

/** Letters as people count them: a letter outside the basic plane is one. */
export const lengthOf = (text: string): number => [...text].length

export const feedback = call({
  method: 'PUT',
  path: '/wps/feedback',
  who: 'member',
  summary: 'What a member has to say to the house (C5).',
  sealed: false,
  once: true,
  request: v.object({
    content: v.pipe(
      v.string(),
      // Length first: nobody counts the letters of a megabyte.
      v.maxLength(1000),
      v.trim(),
      v.check((text) => lengthOf(text) >= feedbackLength.min, 'too short'),
      v.check((text) => lengthOf(text) <= feedbackLength.max, 'too long'),
    ),
  }),
  answer: nothing,
  failure: nothing,
})
