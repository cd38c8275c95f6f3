import type { calls } from '#contract/index.ts'
import type { Handler } from '#gateway/http/handler.ts'
import { listResources, listService } from './contact.ts'
import { flagTree } from './flags.ts'
import { closedFor, siteState } from './state.ts'

export const systemStatus: Handler<typeof calls.systemStatus> = async (
  { address, country, locale, now },
  house,
) => {
  const { config, database } = house
  const state = await siteState(house)
  const closed = closedFor(state, { address, country, now })
  return {
    maintenance: closed === 'maintenance' ? state.maintenance : null,
    regionRestriction:
      closed === 'blocked' ? { ip: address, message: state.region?.message ?? null } : null,
    info: { whitelabel: flagTree(state.flags) },
    resources: await listResources(database),
    customerService: await listService(database, locale),
    analytics: { gtagId: state.delivery?.gtagId ?? config.brand.gtagId },
    // The house serves its own pictures and games, unless the operator lists mirrors of them.
    imageCDNs: state.delivery?.imageCDNs ?? [],
    launchGameCDNs: state.delivery?.launchGameCDNs ?? [],
    location: country,
  }
}

/** Where a merchant may be reached. Without a list of its own, wherever it was reached just now. */
export const domainRoute: Handler<typeof calls.domainRoute> = async ({ host }, house) => {
  const { delivery } = await siteState(house)
  const listed = [...house.config.domains, ...(delivery?.domains ?? [])]
  return { domainList: listed.length > 0 ? listed : [host] }
}
