import { useCall } from '#client/index.ts'
import { gameMenus } from '#contract/index.ts'
import { kept } from '#features/site/index.ts'
import type { SeamlessState } from './seamless.tsx'
import { seamlessStudios } from './studios.ts'

/** The studios of the seamless area, out of the menus that every page has. */
export function useSeamless(): SeamlessState {
  const { data, error, isValidating, mutate } = useCall(gameMenus, {}, kept)
  if (data) return { status: 'ready', studios: seamlessStudios(data) }
  if (!error) return { status: 'loading' }
  return {
    status: 'failed',
    code: `SE-${error.reason}`,
    retrying: isValidating,
    onRetry: () => void mutate().catch(() => undefined),
  }
}
