import { useEffect, useEffectEvent, useReducer } from 'react'
import { nameToSend, startTyping, typedName } from './typed-name.ts'

/** Milliseconds without a keystroke after which a search is made. */
export const typingPause = 250

/**
 * A search field over a name that lives in the address.
 * @param scope what the name belongs to; another scope takes the field with it
 * @param onSettled the person paused: put this name in the address
 */
export function useTypedName(name: string, scope: string, onSettled: (name: string) => void) {
  const [state, dispatch] = useReducer(typedName, null, () => startTyping(name, scope))
  if (state.name !== name || state.scope !== scope) dispatch({ type: 'address', name, scope })

  const wanted = nameToSend(state)
  const submit = () => {
    if (wanted === null) return
    dispatch({ type: 'sent', name: wanted })
    onSettled(wanted)
  }
  const settle = useEffectEvent(submit)
  useEffect(() => {
    if (wanted === null) return
    const timer = setTimeout(settle, typingPause)
    return () => clearTimeout(timer)
  }, [wanted, state.text])

  return {
    text: state.text,
    type: (text: string) => dispatch({ type: 'typed', text }),
    /** Does not wait for the pause. */
    submit,
  }
}
