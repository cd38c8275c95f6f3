import { useCall } from '#client/index.ts'
import { announcements } from '#contract/index.ts'
import { announcementsInput, kept } from '#features/site/index.ts'

/** Input of the home's promotions. */
export const promotionsInput = (signedIn: boolean) => announcementsInput('PR', signedIn)

/** How many promotions the home shows. */
const shown = 3

/** The first promotions of the house. */
export function usePromotions(signedIn: boolean) {
  const { data, error, isValidating, mutate } = useCall(
    announcements,
    promotionsInput(signedIn),
    kept,
  )
  const onRetry = () => void mutate()
  if (data) {
    const promotions = data.promotion.slice(0, shown)
    return { status: promotions.length ? 'ready' : 'empty', promotions } as const
  }
  if (error) {
    return {
      status: 'failed',
      code: `PR-${error.reason}`,
      retrying: isValidating,
      onRetry,
    } as const
  }
  return { status: 'loading' } as const
}
