import { startTransition, useEffect, useState } from 'react'

/**
 * A value that follows once the frame with all else that came with it is painted. What React defers by
 * itself is often drawn before that frame, and holds it up.
 * @param initial stands in for the first value. @default that value
 */
export function useAfterFrame<Value>(value: Value, initial = value): Value {
  const [shown, show] = useState(() => initial)
  useEffect(() => {
    if (shown === value) return
    // A frame is painted right after this is called.
    requestAnimationFrame(() => setTimeout(startTransition, 0, () => show(() => value)))
  }, [shown, value])
  return shown
}
