import { useCall } from '#client/index.ts'
import {
  type Answer,
  announcements,
  type Banner,
  type bannerGroups,
  gameMenus,
  systemStatus,
} from '#contract/index.ts'
import { useEffect, useMemo, useSyncExternalStore } from 'react'
import { useSite } from './site-context.ts'
import { flagsOn, type FlagId } from './flags.ts'
import { categoriesOf, type Category } from './navigation.ts'

/**
 * What the bars and the home are made of is kept in sight while it is asked for again in another language or for
 * somebody who just signed in: nobody may see more of it than others.
 */
export const kept = { keepPreviousData: true } as const

/** What the status call is asked with: the host the visitor typed. */
export const statusInput = (host: string) => ({ url: host })

/** Milliseconds between two looks at the site's status while a tab is visible. */
const statusInterval = 60_000

/** What each site said last of itself: it is the same house for whoever comes or goes. */
const lastStatus = new WeakMap<object, Answer<typeof systemStatus>>()

const never = () => () => undefined
const nothing = () => undefined

/**
 * Status, flags and the ways to reach customer service; flags flip without a reload (S2). What opens
 * just when somebody logs in or out does not begin without features and change its shape later, under
 * who is typing.
 */
export function useStatus() {
  const site = useSite()
  // Not where a part takes over what was drawn without one.
  const last = useSyncExternalStore(never, () => lastStatus.get(site), nothing)
  const answer = useCall(systemStatus, statusInput(site.host), {
    ...kept,
    fallbackData: last,
    refreshInterval: statusInterval,
    // Each place that reads it looks by itself, and parts come one after another on a slow phone.
    dedupingInterval: statusInterval / 2,
    refreshWhenHidden: false,
  })
  const { data } = answer
  useEffect(() => {
    if (data) lastStatus.set(site, data)
  }, [site, data])
  return answer
}

/** The features that are on; none until the status is known. */
export function useFlagsOn(): ReadonlySet<FlagId> {
  const { data } = useStatus()
  return useMemo(() => flagsOn(data?.info.whitelabel ?? []), [data])
}

/** Registration is switched on, one way or the other. */
export function useCanJoin(): boolean {
  const flags = useFlagsOn()
  return flags.has('USERNAMEREG3') || flags.has('MOBILENUMREG3')
}

/** The game navigation. */
export function useCategories(popular: boolean): Category[] {
  const { data } = useCall(gameMenus, {}, kept)
  return useMemo(() => categoriesOf(data, popular), [data, popular])
}

/** Input of the announcements call; `signedIn` chooses execution A or B (section 2). */
export const announcementsInput = (types: string, signedIn: boolean) => ({
  types,
  execution: signedIn ? ('A' as const) : ('B' as const),
})

const NEWS = 'B,H,PU'

/** What every page may show of the house's news: banners, headlines and popups, in one answer. */
export const newsInput = (signedIn: boolean) => announcementsInput(NEWS, signedIn)

/** The banners of one route group; none while unknown, or when there are none (S10). */
export function useBanners(group: (typeof bannerGroups)[number], signedIn: boolean): Banner[] {
  const { data } = useCall(announcements, newsInput(signedIn), kept)
  return useMemo(() => data?.banners.filter((one) => one.groupName === group) ?? [], [data, group])
}
