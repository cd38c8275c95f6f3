import { useEffect, useEffectEvent, useState } from 'react'
import type { FieldValues, Path, PathValue, UseFormReturn } from 'react-hook-form'

/** Forms whose contents outlive them for a while; the ones with a number keep it beside the rest. */
export type DraftName =
  | 'login'
  | 'sms-login'
  | 'register'
  | 'register-method'
  | 'register-mobile'
  | 'forgot-email'
  | 'forgot-mobile'
  | 'forgot-number'
  | 'redeem'
  | `application:${number}`

/** Milliseconds for which what was typed waits to be gone on with: passwords are among it. */
export const draftLifetime = 5 * 60_000

/** In the memory of this tab alone: a reload ends it, and nothing of it is written anywhere. */
const drafts = new Map<DraftName, { contents: unknown; keptAt: number }>()

/** Counts up whenever somebody comes in or leaves: what was typed before is not kept after it. */
let era = 0

function recall(name: DraftName): unknown {
  const draft = drafts.get(name)
  if (!draft) return undefined
  if (performance.now() - draft.keptAt <= draftLifetime) return draft.contents
  drafts.delete(name)
  return undefined
}

/** The same for one form: what was typed into it is sent. */
const sent = new Map<DraftName, number>()

const eraOf = (name: DraftName) => era + (sent.get(name) ?? 0)

/** Somebody is in, or has left: all that was typed has served. */
export function forgetDrafts(): void {
  era += 1
  drafts.clear()
}

/** What was typed into one form has arrived; what others hold stays. */
export function forgetDraft(name: DraftName): void {
  sent.set(name, (sent.get(name) ?? 0) + 1)
  drafts.delete(name)
}

/** Keeps what `read` answers when the caller goes away, unless somebody has come in meanwhile. */
function useKeep(name: DraftName | undefined, read: () => unknown): void {
  const keep = useEffectEvent((began: number) => {
    if (name === undefined || began !== eraOf(name)) return
    drafts.set(name, { contents: read(), keptAt: performance.now() })
  })
  const begin = useEffectEvent(() => (name === undefined ? 0 : eraOf(name)))
  useEffect(() => {
    const began = begin()
    return () => keep(began)
  }, [])
}

const isEmpty = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && !(value instanceof Blob)
    ? Object.values(value).every(isEmpty)
    : !value

/**
 * Fills a form with what was typed into it last, and keeps that when it goes away: a dialog that was
 * closed by accident, or left for another one, is found as it was. What stands in it already stays.
 * @param name without one, nothing is kept
 * @param without fields that are worth nothing later, such as the digits of a picture
 */
export function useDraft<Values extends FieldValues, Done>(
  name: DraftName | undefined,
  form: UseFormReturn<Values, unknown, Done>,
  without: readonly Path<Values>[] = [],
): void {
  const { getValues, setValue } = form
  useKeep(name, () => {
    const values: Record<string, unknown> = { ...getValues() }
    for (const field of without) delete values[field]
    return values
  })
  const fill = useEffectEvent(() => {
    for (const [field, value] of Object.entries((name && recall(name)) ?? {})) {
      const path = field as Path<Values>
      if (!isEmpty(value) && isEmpty(getValues(path)))
        setValue(path, value as PathValue<Values, Path<Values>>)
    }
  })
  useEffect(() => fill(), [])
}

/** `useState` for what belongs to a form, and is no field of it. */
export function useDraftState<State>(name: DraftName, first: State) {
  const [state, setState] = useState(() => (recall(name) as State | undefined) ?? first)
  useKeep(name, () => state)
  return [state, setState] as const
}
