import type { ServiceEntry } from '#contract/index.ts'
import { may } from '#features/session/index.ts'
import { useStatus } from '#features/site/index.ts'
import type { ServiceItem } from '#features/site/service-items.ts'
import { safeService } from '#features/site/service-link.ts'
import { loaders, type OverlayName } from './overlays/loaders.ts'
import { useOverlays } from './overlays/overlays.tsx'
import { leadsSomewhere } from './routes.ts'
import { useProtected } from './use-protected.ts'
import { useVisitor } from './use-visitor.ts'

const isOverlay = (name: string): name is OverlayName => Object.hasOwn(loaders, name)

/**
 * The children of customer service that this visitor can reach, in the order of the left bar (S7). One
 * whose entry, feature, page or overlay does not exist is not there.
 */
export function useServiceItems(): ServiceItem[] {
  const entries = useStatus().data?.customerService ?? []
  const visitor = useVisitor()
  const protect = useProtected()
  const overlays = useOverlays()

  const person = (id: ServiceItem['id'], type: ServiceEntry['csType']): ServiceItem[] => {
    const entry = entries.find(({ csType }) => csType === type)
    const href = entry && safeService(entry)
    return href ? [{ id, href }] : []
  }
  const vip = may(visitor, 'vip-service') === 'yes' ? person('online', 'VIP') : []

  const opener = (name: string) => (isOverlay(name) ? () => overlays.open(name) : undefined)
  const overlay = (id: ServiceItem['id'], name: string): ServiceItem[] => {
    const onClick = opener(name)
    return onClick ? [{ id, onClick }] : []
  }
  const chat = (): ServiceItem[] => {
    const open = opener('chat')
    if (!open || may(visitor, 'chat') === 'off') return []
    return [{ id: 'chat', onClick: () => protect('chat', open) }]
  }
  const page = (id: ServiceItem['id'], href: string, wanted = true): ServiceItem[] =>
    wanted && leadsSomewhere(href) ? [{ id, href }] : []

  return [
    ...(vip.length > 0 ? vip : person('online', 'LIVECHAT')),
    ...person('telegram', 'TELEGRAM'),
    ...chat(),
    ...page('messages', '/member/messages', may(visitor, 'messages') !== 'off'),
    ...overlay('notices', 'notices'),
    ...page('help', '/help'),
    ...overlay('speed', 'speed-test'),
    ...person('line', 'LINE'),
  ]
}
