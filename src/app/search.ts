import { useFromPlace } from './location.ts'

/** Query string of the page one is on, with its `?`, or ''. */
export function useSearch(): string {
  return useFromPlace(({ search }) => search)
}
