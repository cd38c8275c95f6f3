import { useCall } from '#client/index.ts'
import { hotGames, type Input } from '#contract/index.ts'
import { kept } from '#features/site/index.ts'

/** Input of the home's hot games: the spotlight and eight cards. */
export const hotGamesInput = { isPlatform: 2, limitNum: 9 } satisfies Input<typeof hotGames>

/** The hot games of the home. */
export function useHotGames() {
  const { data, error, isValidating, mutate } = useCall(hotGames, hotGamesInput, kept)
  const onRetry = () => void mutate()
  if (data) return { status: data.list.length ? 'ready' : 'empty', games: data.list } as const
  if (error)
    return {
      status: 'failed',
      code: `HG-${error.reason}`,
      retrying: isValidating,
      onRetry,
    } as const
  return { status: 'loading' } as const
}
