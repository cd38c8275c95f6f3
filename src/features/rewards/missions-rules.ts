import {
  commitmentOf,
  drawNumbers,
  type Mission,
  type MissionPeriod,
  missionPeriods,
  type Raffle,
} from '#contract/index.ts'

/** The three rooms of the missions page; each stands in the address. */
export const missionTabs = ['missions', 'leaderboard', 'raffle'] as const
export type MissionTab = (typeof missionTabs)[number]

export function missionTabOf(search: string): MissionTab {
  const tab = new URLSearchParams(search).get('tab')
  return missionTabs.find((one) => one === tab) ?? 'missions'
}

export const missionTabHref = (tab: MissionTab) =>
  tab === 'missions' ? '/missions' : `/missions?tab=${tab}`

/** Missions by period, those first that wait to be claimed and those last that are over. */
export function missionGroups(
  missions: readonly Mission[],
): { period: MissionPeriod; missions: Mission[] }[] {
  const order = { claimable: 0, open: 1, claimed: 2 }
  return missionPeriods.flatMap((period) => {
    const found = missions
      .filter((mission) => mission.period === period)
      .toSorted((a, b) => order[a.status] - order[b.status])
    return found.length > 0 ? [{ period, missions: found }] : []
  })
}

/** Where a mission is done, as far as the site itself: no server sends people elsewhere from here. */
export const missionHref = ({ href }: Mission): string | null =>
  href !== null && /^\/(?![/\\])/.test(href) ? href : null

/** Prizes with their places: `1`, `2` to `3`. */
export function prizePlaces({ prizes }: Pick<Raffle, 'prizes'>) {
  let place = 1
  return prizes.map(({ credit, count }) => {
    const from = place
    place += count
    return { credit, count, from, to: place - 1 }
  })
}

/** Tickets one may still take. */
export const ticketsLeft = ({ maxTickets, mine }: Raffle) => Math.max(0, maxTickets - mine.length)

/** What of one's winnings waits, a decimal string; null for nothing. */
export function toClaim({ winners }: Raffle): string | null {
  const minor = winners
    .filter(({ isMine, isClaimed }) => isMine && !isClaimed)
    .reduce((sum, { credit }) => sum + BigInt(credit.replace('.', '')), 0n)
  const digits = String(minor).padStart(3, '0')
  return minor === 0n ? null : `${digits.slice(0, -2)}.${digits.slice(-2)}`
}

/**
 * Does the draw again: whether the seed is the one that was committed to, and brings these winners.
 * @throws where the browser has no cryptography, as over plain HTTP
 */
export async function isFair(raffle: Raffle): Promise<boolean> {
  const { id, seed, commitment, sold, winners } = raffle
  if (seed === null || (await commitmentOf(seed)) !== commitment) return false
  if (sold === 0) return winners.length === 0
  const prizes = raffle.prizes.reduce((sum, { count }) => sum + count, 0)
  const numbers = await drawNumbers({ raffleId: id, seed, sold, prizes })
  return (
    numbers.length === winners.length &&
    winners.every(({ place, number }) => numbers[place - 1] === number)
  )
}
