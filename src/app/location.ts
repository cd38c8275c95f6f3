import { createContext, use } from 'react'
import { navigate, useLocationProperty } from 'wouter/use-browser-location'

export { navigate, useLocationProperty }

/** Where a page stands. */
export interface Place extends Pick<Location, 'pathname' | 'search'> {
  /** What to ask while it is drawn ahead: the address bar tells of another page then. */
  live?: Pick<Location, 'pathname' | 'search'>
}

/**
 * Where the server stood when it drew; the browser asks its address bar once the page is alive. In
 * nothing else is a page drawn without one.
 */
const PlaceContext = createContext({} as Place)

export const PlaceProvider = PlaceContext.Provider

/** One thing that the address says. Whatever else changes in it draws nothing anew. */
export function useFromPlace<Value extends string | number | null>(
  read: (place: Place) => Value,
): Value {
  const place = use(PlaceContext)
  return useLocationProperty(
    () => read(place.live ?? location),
    () => read(place),
  )
}

/** Path of the page one is on. */
export function usePath(): string {
  return useFromPlace(({ pathname }) => pathname)
}

/** One thing that the query string says. Whatever else changes in it draws nothing anew. */
export function useFromSearch<Value extends string | number | null>(
  read: (search: string) => Value,
): Value {
  return useFromPlace(({ search }) => read(search))
}
