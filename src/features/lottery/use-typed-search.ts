import { useEffect, useEffectEvent, useState } from 'react'
import { cleanName } from './lottery-list-rules.ts'

/** Milliseconds without a keystroke after which a search is made. */
export const typingPause = 250

/**
 * A search field over a name that lives in the address. The person types on while the address follows
 * a moment later; what else changes in the address wins.
 * @param onSettled the person paused: put this name in the address
 */
export function useTypedSearch(name: string, onSettled: (name: string) => void) {
  const [field, setField] = useState({ text: name, seen: name, sent: name })
  if (field.seen !== name) {
    // Our own echo leaves the field alone.
    setField(
      name === field.sent ? { ...field, seen: name } : { text: name, seen: name, sent: name },
    )
  }

  const wanted = cleanName(field.text)
  const submit = () => {
    if (wanted === field.sent) return
    setField({ ...field, sent: wanted })
    onSettled(wanted)
  }
  const settle = useEffectEvent(submit)
  useEffect(() => {
    const timer = setTimeout(settle, typingPause)
    return () => clearTimeout(timer)
  }, [field.text])

  return {
    text: field.text,
    type: (text: string) => setField((before) => ({ ...before, text })),
    /** Does not wait for the pause. */
    submit,
  }
}
