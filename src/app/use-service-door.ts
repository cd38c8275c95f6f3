import { useStatus } from '#features/site/index.ts'
import { safeService } from '#features/site/service-link.ts'
import { useOpenService } from './use-open-service.ts'

/**
 * The way from a form to people: the desk's own window, or the first place outside where the house
 * has no desk. Nothing where it has neither.
 */
export function useServiceDoor(): (() => void) | undefined {
  const entries = useStatus().data?.customerService ?? []
  const openDesk = useOpenService()
  if (entries.some(({ csType }) => csType === 'LIVECHAT' || csType === 'VIP')) return openDesk
  const href = entries.map(safeService).find((address) => address !== null)
  return href ? () => void window.open(href, '_blank', 'noopener,noreferrer') : undefined
}
