import type { ServiceEntry } from '#contract/index.ts'
import { may } from '#features/session/index.ts'
import { useStatus } from '#features/site/index.ts'
import { useVisitor } from './use-visitor.ts'

/**
 * The desk that answers this visitor: above rank 4 the VIP one, where the house has it, in place of the
 * live chat (section 6). Its address is the path list's: of the entry only matters that it is there.
 */
export function useDesk(): ServiceEntry | undefined {
  const entries = useStatus().data?.customerService ?? []
  const isVip = may(useVisitor(), 'vip-service') === 'yes'
  const find = (type: ServiceEntry['csType']) => entries.find(({ csType }) => csType === type)
  return (isVip ? find('VIP') : undefined) ?? find('LIVECHAT')
}
