import { useState } from 'react'

/**
 * What was there last, to stand in while the next is on its way.
 * @param of whose it is: what was another's never stands in
 * @param value undefined until it is here
 */
export function useBefore<Value>(of: string, value: Value | undefined): Value | undefined {
  const [last, setLast] = useState({ of, value })
  if (last.of !== of || (value && value !== last.value)) setLast({ of, value })
  return last.of === of ? last.value : undefined
}
