import { type CompiledMessage, compileMessageOrThrow } from '@lingui/message-utils/compileMessage'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { readJson } from './load.ts'

/** The catalogue that every other one is a translation of. */
const source = join(import.meta.dirname, '../../locales/en.po')

/** `context|message`, or the message alone: the keys of `brands/NAME/copy.json`. */
const messageKeys = (catalogue: string): Set<string> => {
  const text = (quoted: string | undefined) => JSON.parse(`"${quoted ?? ''}"`) as string
  const entries = catalogue.matchAll(/^(?:msgctxt "(.*)"\n)?msgid "(.+)"$/gm)
  return new Set(
    [...entries].map(([, context, message]) =>
      context === undefined ? text(message) : `${text(context)}|${text(message)}`,
    ),
  )
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** What a message is filled with, `{money}`, and what it wraps, `<0>`. @throws where it is no ICU */
const slotsOf = (message: string): Set<string> => {
  const slots = new Set<string>()
  const walk = (tokens: CompiledMessage): void => {
    for (const token of tokens) {
      if (typeof token === 'string') {
        for (const [, tag] of token.matchAll(/<\/?(\d+)/g)) slots.add(`<${tag}>`)
        continue
      }
      const [name, , choices] = token
      slots.add(`{${name}}`)
      if (isRecord(choices))
        for (const choice of Object.values(choices))
          if (Array.isArray(choice)) walk(choice as CompiledMessage)
    }
  }
  walk(compileMessageOrThrow(message))
  return slots
}

const textFaults = (at: string, key: string, text: unknown, known: Set<string>): string[] => {
  if (!known.has(key)) return [`${at}: there is no such message in locales/en.po`]
  if (typeof text !== 'string' || text.trim() === '') return [`${at}: should be a text`]
  try {
    const slots = slotsOf(key.slice(key.indexOf('|') + 1))
    const strange = [...slotsOf(text)].filter((slot) => !slots.has(slot))
    return strange.map((slot) => `${at}: the message has no ${slot}`)
  } catch {
    return [`${at}: braces that do not close, or open nothing`]
  }
}

/**
 * What is wrong with a brand's own words, one line a message; empty when nothing is, or when the brand
 * has none.
 * @param locales the languages it speaks
 */
export const copyFaults = (home: string, locales: readonly unknown[]): string[] => {
  const file = join(home, 'copy.json')
  if (!existsSync(file)) return []
  const known = messageKeys(readFileSync(source, 'utf8'))
  return Object.entries(readJson(file)).flatMap(([locale, words]) => {
    if (!locales.includes(locale)) return [`copy.json: the brand does not speak "${locale}"`]
    if (!isRecord(words)) return [`copy.json: "${locale}" should hold messages`]
    return Object.entries(words).flatMap(([key, text]) =>
      textFaults(`copy.json: ${locale}, "${key}"`, key, text, known),
    )
  })
}
