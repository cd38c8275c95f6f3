import { useState } from 'react'

/** How often an overlay was opened: with it as a key, each opening begins anew. */
export function useOpening(open: boolean): number {
  const [{ count, was }, setCount] = useState({ count: 0, was: open })
  if (was !== open) setCount({ count: open ? count + 1 : count, was: open })
  return count
}
