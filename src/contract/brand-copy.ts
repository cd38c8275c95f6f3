import { compileMessageOrThrow } from '@lingui/message-utils/compileMessage'
import { generateMessageId } from '@lingui/message-utils/generateMessageId'
import * as v from 'valibot'
import { type BrandCopy, localeName } from './brand.ts'

// Apart from the rest of the contract: a compiler of messages is nothing for a phone.

/**
 * `brands/NAME/copy.json`: what a brand says in its own words. By language, then by the message it
 * replaces, in English as the catalogues have it; one that has a context is `context|message`.
 */
export const copyFile = v.record(
  localeName,
  v.record(v.pipe(v.string(), v.minLength(1)), v.pipe(v.string(), v.minLength(1))),
)

export type CopyFile = v.InferOutput<typeof copyFile>

/** The id under which a catalogue has a message. */
function idOf(key: string): string {
  const [context, ...rest] = key.split('|')
  return rest.length === 0 ? generateMessageId(key) : generateMessageId(rest.join('|'), context)
}

/**
 * Messages as Lingui reads them.
 * @throws Error for words that are no ICU message
 */
export const compileCopy = (file: CopyFile): BrandCopy =>
  Object.fromEntries(
    Object.entries(file).map(([locale, words]) => [
      locale,
      Object.fromEntries(
        Object.entries(words).map(([key, text]) => [idOf(key), compileMessageOrThrow(text)]),
      ),
    ]),
  )
