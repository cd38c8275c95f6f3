import { cleanName } from './lobby-rules.ts'

/**
 * The search field between two masters: the person, who types on, and the address, which follows a
 * moment later and may also change by itself (Back, a cleared filter, another lobby).
 */
export interface TypedName {
  /** What stands in the field. */
  text: string
  /** The name in the address, as last seen, and the lobby it belongs to. */
  name: string
  scope: string
  /** Names that were sent to the address and have not come back from it yet. */
  awaited: readonly string[]
}

export type TypedNameEvent =
  | { type: 'typed'; text: string }
  | { type: 'sent'; name: string }
  | { type: 'address'; name: string; scope: string }

/** A field that agrees with the address. */
export function startTyping(name: string, scope: string): TypedName {
  return { text: name, name, scope, awaited: [] }
}

/** Our own echo from the address leaves the field alone; anything else in the address wins. */
export function typedName(state: TypedName, event: TypedNameEvent): TypedName {
  if (event.type === 'typed') return { ...state, text: event.text }
  if (event.type === 'sent') return { ...state, awaited: [...state.awaited, event.name] }
  const { name, scope } = event
  const echo = scope === state.scope ? state.awaited.indexOf(name) : -1
  if (echo < 0) return startTyping(name, scope)
  return { ...state, name, awaited: state.awaited.slice(echo + 1) }
}

/** The name to send to the address; null when it is there already or on its way. */
export function nameToSend({ text, name, awaited }: TypedName): string | null {
  const wanted = cleanName(text)
  return wanted === (awaited.at(-1) ?? name) ? null : wanted
}
