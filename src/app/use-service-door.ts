import { useStatus } from '#features/site/index.ts'
import { firstService } from '#features/site/service-link.ts'
import { useDesk } from './use-desk.ts'
import { useOpenService } from './use-open-service.ts'

/**
 * The way from a form to people: the desk's own window, or the first place outside where the house
 * has no desk. Nothing where it has neither.
 */
export function useServiceDoor(): (() => void) | undefined {
  const entries = useStatus().data?.customerService ?? []
  const desk = useDesk()
  const openDesk = useOpenService()
  if (desk) return openDesk
  const href = firstService(entries)
  return href ? () => void window.open(href, '_blank', 'noopener,noreferrer') : undefined
}
