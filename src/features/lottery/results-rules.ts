import type { LotteryDraw } from '#contract/index.ts'
import { type CalendarDate, isCalendarDate } from '#platform/index.ts'

/** Draws of a page. */
export const resultsAPage = 10

/** Where the archive is. */
export const resultsPath = '/lottery/results'

/** The rooms of the archive: every lottery's draws, and the Thai one with its many prizes. */
export const resultRooms = ['all', 'thai'] as const
export type ResultRoom = (typeof resultRooms)[number]

/** What the address says. */
export interface ResultsView {
  room: ResultRoom
  /** Of one lottery; '' for all of them. */
  gameCode: string
  /** Of one day; '' for all of them. */
  date: CalendarDate
  /** One draw alone, such as a ticket's; '' for all of them. */
  drawId: string
  /** 1-based. */
  pageNo: number
}

export function readResults(search: string): ResultsView {
  const query = new URLSearchParams(search)
  const date = query.get('date') ?? ''
  const page = query.get('pageNo') ?? ''
  const gameCode = query.get('gameCode') ?? ''
  const drawId = query.get('drawId') ?? ''
  return {
    room: query.get('view') === 'thai' ? 'thai' : 'all',
    gameCode: /^[\w-]{1,40}$/.test(gameCode) ? gameCode : '',
    date: isCalendarDate(date) ? date : '',
    drawId: /^[\w:-]{1,80}$/.test(drawId) ? drawId : '',
    pageNo: /^[1-9]\d{0,4}$/.test(page) ? Number(page) : 1,
  }
}

/** The address of a view; a change of filter begins at the first page. */
export function resultsHref({
  room = 'all',
  gameCode = '',
  date = '',
  drawId = '',
  pageNo = 1,
}: Partial<ResultsView>): string {
  const query = new URLSearchParams()
  if (room === 'thai') query.set('view', 'thai')
  else {
    if (gameCode !== '') query.set('gameCode', gameCode)
    if (date !== '') query.set('date', date)
    if (drawId !== '') query.set('drawId', drawId)
  }
  if (pageNo > 1) query.set('pageNo', String(pageNo))
  return query.size > 0 ? `${resultsPath}?${query}` : resultsPath
}

/**
 * The numbers that people look for first: both ends of a house's draw, else the first prize.
 */
export function mainNumbers(prizes: LotteryDraw['prizes']): string[] {
  const ends = prizes.filter(({ code }) => code === 'top' || code === 'bottom')
  return (ends.length > 0 ? ends : prizes.slice(0, 1)).flatMap(({ numbers }) => numbers)
}
