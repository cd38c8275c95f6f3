import { useCall } from '#client/index.ts'
import { announcements } from '#contract/index.ts'
import { useState } from 'react'
import { markRead, readNotices } from './notice-marks.ts'
import type { NoticesState } from './notices-dialog.tsx'
import { announcementsInput, kept } from './use-site.ts'

/** Notices on a page of the list (section 9). */
export const noticePageSize = 9

/**
 * What the house tells its players (S14): newest first, nine a page, the newest opened where there is
 * room beside the list. Login and language ask anew.
 * @param shown nothing is asked for before
 */
export function useNotices(signedIn: boolean, shown: boolean): NoticesState {
  const { data, error, isValidating, mutate } = useCall(
    announcements,
    shown ? announcementsInput('PL', signedIn) : null,
    kept,
  )
  const [read, setRead] = useState(readNotices)
  const [asked, setPage] = useState(1)
  const [chosen, setChosen] = useState<number | null>(null)
  const notices = data?.player ?? []
  if (!data) {
    if (!error) return { status: 'loading' }
    const onRetry = () => void mutate()
    return { status: 'failed', code: `NT-${error.reason}`, retrying: isValidating, onRetry }
  }
  if (notices.length === 0) return { status: 'empty' }
  const pages = Math.ceil(notices.length / noticePageSize)
  // There may be fewer than before, in another language or for somebody else.
  const page = Math.min(asked, pages)
  const first = (page - 1) * noticePageSize
  const list = notices.slice(first, first + noticePageSize)
  return {
    status: 'ready',
    notices: list,
    first: first + 1,
    count: notices.length,
    page,
    pages,
    chosen: notices.find(({ id }) => id === chosen) ?? null,
    read,
    onPage(next) {
      setPage(next)
      setChosen(null)
    },
    onChoose: setChosen,
    onRead(id) {
      markRead(id)
      setRead(readNotices())
    },
  }
}
