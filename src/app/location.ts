import { createContext, use } from 'react'
import {
  navigate,
  useLocationProperty,
  usePathname,
  useSearch as useBrowserSearch,
} from 'wouter/use-browser-location'

export { navigate }

/** Where the server stood when it drew; the browser asks its address bar once the page is alive. */
const ServedContext = createContext<{ path: string; search: string } | undefined>(undefined)

export const ServedProvider = ServedContext.Provider

/** Path of the page one is on. */
export function usePath(): string {
  return usePathname({ ssrPath: use(ServedContext)?.path })
}

/** Query string of the page one is on, with its `?`, or ''. */
export function useSearch(): string {
  return useBrowserSearch({ ssrSearch: use(ServedContext)?.search })
}

/** One thing that the query string says. Whatever else changes in it draws nothing anew. */
export function useFromSearch<Value extends string | number | null>(
  read: (search: string) => Value,
): Value {
  const served = use(ServedContext)
  return useLocationProperty(
    () => read(location.search),
    () => read(served?.search ?? ''),
  )
}
