import type { Notice } from '#contract/index.ts'
import { useAccount } from '#features/session/index.ts'
import { NoticeDialog } from '#features/site/notice-dialog.tsx'
import { unseenPopups } from '#features/site/notice-marks.ts'
import { useNews, useReading } from '#features/site/use-news.ts'
import { useState } from 'react'
import type { OverlayProps } from './overlays.tsx'

/** What popped up, or a headline in full (S14). */
export default function NewsOverlay(props: OverlayProps) {
  const { request, open } = props
  const news = useNews(useAccount() !== null)
  // Every opening reads anew what there is to be told.
  const [asked, setAsked] = useState({ request, open, turn: 0 })
  if (asked.request !== request || asked.open !== open) {
    setAsked({ request, open, turn: asked.turn + (open ? 1 : 0) })
  }
  return news && <Reading key={asked.turn} {...props} news={news} />
}

interface ReadingProps extends OverlayProps {
  news: { headlines: Notice[]; popups: Notice[] }
}

function Reading({ open, onOpenChange, request, news }: ReadingProps) {
  const popup = request.headline === undefined
  const [notices] = useState(() =>
    popup
      ? unseenPopups(news.popups, new Date())
      : news.headlines.filter(({ id }) => id === request.headline),
  )
  const reading = useReading(notices, popup, () => onOpenChange(false))
  return <NoticeDialog {...reading} open={open} />
}
