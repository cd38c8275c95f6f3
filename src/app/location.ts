import { createContext, use } from 'react'
import { navigate, usePathname, useSearch as useBrowserSearch } from 'wouter/use-browser-location'

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
