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
  /** 1-based. */
  pageNo: number
}

export function readResults(search: string): ResultsView {
  const query = new URLSearchParams(search)
  const date = query.get('date') ?? ''
  const page = query.get('pageNo') ?? ''
  const gameCode = query.get('gameCode') ?? ''
  return {
    room: query.get('view') === 'thai' ? 'thai' : 'all',
    gameCode: /^[\w-]{1,40}$/.test(gameCode) ? gameCode : '',
    date: isCalendarDate(date) ? date : '',
    pageNo: /^[1-9]\d{0,4}$/.test(page) ? Number(page) : 1,
  }
}

/** The address of a view; a change of filter begins at the first page. */
export function resultsHref({
  room = 'all',
  gameCode = '',
  date = '',
  pageNo = 1,
}: Partial<ResultsView>): string {
  const query = new URLSearchParams()
  if (room === 'thai') query.set('view', 'thai')
  else {
    if (gameCode !== '') query.set('gameCode', gameCode)
    if (date !== '') query.set('date', date)
    if (pageNo > 1) query.set('pageNo', String(pageNo))
  }
  return query.size > 0 ? `${resultsPath}?${query}` : resultsPath
}

/** One draw that is over, or waits for its numbers. */
export interface DrawResult {
  drawId: string
  gameCode: string
  name: string
  /** BCP 47 of `name`. */
  nameLang: string
  /** The issue. */
  numero: string
  /** Instant of the draw. */
  drawnAt: string
  /** By what they are for; the first is what people look for. Empty until drawn. */
  prizes: readonly { code: string; numbers: readonly string[] }[]
  commitment: string
  /** Null until drawn. */
  seed: string | null
}
