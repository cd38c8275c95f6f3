import * as v from 'valibot'
import { brandNames } from '#storybook/brands.ts'
import type { Choices } from './choices.ts'

const text = v.optional(v.string())

const choices = v.object({
  name: v.string(),
  folder: text,
  start: v.picklist(brandNames),
  accent: text,
  neutral: text,
  value: text,
  service: text,
  radius: v.optional(v.pipe(v.number(), v.finite(), v.minValue(0))),
  face: text,
  scene: text,
  scheme: v.optional(v.picklist(['dark', 'light'])),
})

/**
 * The choices as one argument of a story's address. Storybook lets ASCII letters, figures, `-` and
 * `_` through and silently drops what has others: a name in Thai, a colour with brackets.
 */
export const draftText = (draft: Choices): string =>
  btoa(String.fromCharCode(...new TextEncoder().encode(JSON.stringify(draft))))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')

/** The choices in an address; null where there are none that can be read. */
export const readDraft = (draft: string | undefined): Choices | null => {
  if (!draft) return null
  try {
    const bytes = atob(draft.replaceAll('-', '+').replaceAll('_', '/'))
    const json = new TextDecoder().decode(Uint8Array.from(bytes, (byte) => byte.charCodeAt(0)))
    return v.parse(choices, JSON.parse(json))
  } catch {
    return null
  }
}
