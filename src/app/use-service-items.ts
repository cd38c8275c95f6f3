import type { ServiceEntry } from '#contract/index.ts'
import { may } from '#features/session/index.ts'
import { useStatus } from '#features/site/index.ts'
import type { ServiceItem } from '#features/site/service-items.ts'
import { safeService } from '#features/site/service-link.ts'
import { useChatUnread } from '#features/support/use-chat.ts'
import { toggleChat } from './chat-dock.ts'
import { useOverlays } from './overlays/overlays.tsx'
import { leadsSomewhere } from './routes.ts'
import { useDesk } from './use-desk.ts'
import { useHelpAddress } from './use-help-address.ts'
import { useOpenService } from './use-open-service.ts'
import { useProtected } from './use-protected.ts'
import { useVisitor } from './use-visitor.ts'

/**
 * The children of customer service that this visitor can reach, in the order of the left bar (S7). One
 * whose entry, feature or page does not exist is not there.
 */
export function useServiceItems(): ServiceItem[] {
  const entries = useStatus().data?.customerService ?? []
  const visitor = useVisitor()
  const protect = useProtected()
  const overlays = useOverlays()
  const help = useHelpAddress()
  const desk = useDesk()
  const openService = useOpenService()
  const { unread } = useChatUnread(may(visitor, 'chat') === 'yes')

  const person = (id: ServiceItem['id'], type: ServiceEntry['csType']): ServiceItem[] => {
    const entry = entries.find(({ csType }) => csType === type)
    const href = entry && safeService(entry)
    return href ? [{ id, href }] : []
  }

  const overlay = (id: ServiceItem['id'], name: 'notices' | 'speed-test'): ServiceItem => ({
    id,
    onClick: () => overlays.open(name),
  })
  const chat = (): ServiceItem[] => {
    if (may(visitor, 'chat') === 'off') return []
    return [{ id: 'chat', onClick: () => protect('chat', toggleChat), count: unread }]
  }
  const page = (id: ServiceItem['id'], href: string, wanted = true): ServiceItem[] =>
    wanted && leadsSomewhere(href) ? [{ id, href }] : []

  return [
    ...(desk ? [{ id: 'online' as const, onClick: openService }] : []),
    ...person('telegram', 'TELEGRAM'),
    ...chat(),
    ...page('messages', '/member/messages', may(visitor, 'messages') !== 'off'),
    overlay('notices', 'notices'),
    ...page('help', help),
    overlay('speed', 'speed-test'),
    ...person('line', 'LINE'),
  ]
}
