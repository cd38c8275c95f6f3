import { useLingui } from '@lingui/react/macro'
import {
  ArrowLeftIcon,
  Badge,
  Dialog,
  DialogContent,
  DialogTitle,
  EmptyState,
  IconButton,
  MegaphoneIcon,
  RichHtml,
  Skeleton,
  SkeletonGroup,
} from '#components/index.ts'
import type { Notice } from '#contract/index.ts'
import { type ReactNode, useEffect, useEffectEvent, useRef } from 'react'
import { NoticeList } from './notice-list.tsx'
import type { LoadFailure } from './load-failed.tsx'
import { SectionFailure } from './section-failure.tsx'
import { useFormat } from './use-format.ts'

/** What the dialog shows; `empty`: the house has nothing to say. */
export const noticesStatuses = ['loading', 'ready', 'empty', 'failed'] as const
export type NoticesStatus = (typeof noticesStatuses)[number]

/** A page of the list, and what is open of it. */
export interface NoticePage {
  notices: readonly Notice[]
  /** Number of the first on this page, 1-based. */
  first: number
  /** How many there are in all. */
  count: number
  page: number
  pages: number
  /** What is being read; null on a phone's list. */
  chosen: Notice | null
  /** Ids that were read. */
  read: ReadonlySet<number>
  onPage(page: number): void
  /** Null goes back to the list. */
  onChoose(id: number | null): void
  /** It stands before its reader. */
  onRead(id: number): void
}

export type NoticesState =
  | { status: 'loading' }
  | { status: 'empty' }
  | (LoadFailure & { status: 'failed' })
  | (NoticePage & { status: 'ready' })

export type NoticesDialogProps = NoticesState & {
  open: boolean
  onOpenChange(open: boolean): void
}

/** What the house tells its players (S14): a list and a page to read; on a phone one after the other. */
export function NoticesDialog({ open, onOpenChange, ...state }: NoticesDialogProps) {
  const { t } = useLingui()
  return (
    <Dialog open={open} onOpenChange={onOpenChange}>
      <DialogContent
        size={1080}
        phone="full"
        closeLabel={t({ message: 'Close', context: 'dialog' })}
        aria-describedby={undefined}
      >
        <div className="flex min-h-0 flex-1 md:grid md:h-[600px] md:flex-initial md:grid-cols-[344px_minmax(0,1fr)]">
          <Body {...state} />
        </div>
      </DialogContent>
    </Dialog>
  )
}

const pane = 'flex min-h-0 min-w-0 flex-1 flex-col'

function Body(state: NoticesState) {
  const { t } = useLingui()
  const title = <DialogTitle className="px-6 pt-6 pb-3">{t`Notices`}</DialogTitle>
  if (state.status === 'ready') return <Ready {...state} title={title} />
  return (
    <>
      <div className={`${pane} bg-sunken max-md:flex-none`}>
        {title}
        {state.status === 'loading' && (
          <SkeletonGroup label={t`Loading`} className="flex flex-col gap-2 px-4">
            {Array.from({ length: 9 }, (_, at) => (
              <Skeleton key={at} className="h-[46px] w-full" />
            ))}
          </SkeletonGroup>
        )}
      </div>
      <div className={`${pane} justify-center p-5`}>
        {state.status === 'empty' && (
          <EmptyState emblem="lantern" level={3} title={t`No notices yet`}>
            {t`What’s new in the house will stand here`}
          </EmptyState>
        )}
        {state.status === 'failed' && <SectionFailure {...state} />}
      </div>
    </>
  )
}

function Ready(props: NoticePage & { title: ReactNode }) {
  const { notices, chosen, onChoose, onRead, title } = props
  // Beside the list something is always open; a phone begins with the list alone.
  const shown = chosen ?? notices[0] ?? null
  return (
    <>
      <div className={`${pane} bg-sunken ${chosen ? 'max-md:hidden' : ''}`}>
        {title}
        <NoticeList {...props} current={shown?.id ?? null} />
      </div>
      {shown && (
        <Reading
          key={shown.id}
          notice={shown}
          asked={chosen !== null}
          onBack={() => onChoose(null)}
          onRead={() => onRead(shown.id)}
        />
      )}
    </>
  )
}

interface ReadingProps {
  notice: Notice
  /** Somebody chose it; else it merely stands beside the list. */
  asked: boolean
  onBack(): void
  onRead(): void
}

function Reading({ notice, asked, onBack, onRead }: ReadingProps) {
  const { t } = useLingui()
  const format = useFormat()
  const head = useRef<HTMLHeadingElement>(null)
  const arrive = useEffectEvent(() => {
    const title = head.current
    // On a phone's list nothing is open.
    if (!title || !(title.checkVisibility?.() ?? true)) return
    onRead()
    if (asked) title.focus()
  })
  useEffect(() => arrive(), [asked])
  return (
    <article
      className={`${pane} overflow-y-auto overscroll-contain px-5 pt-4 pb-8 md:px-10 md:pt-6 ${asked ? '' : 'max-md:hidden'}`}
    >
      <div className="flex min-h-target flex-wrap items-center gap-x-3 gap-y-1 pe-12">
        <IconButton label={t`All notices`} onClick={onBack} className="-ms-2 md:hidden">
          <ArrowLeftIcon />
        </IconButton>
        <Badge icon={<MegaphoneIcon size="sm" />}>{t`Notice`}</Badge>
        <time dateTime={notice.publishedAt} className="type-caption text-muted">
          {format.dateTime(notice.publishedAt)}
        </time>
      </div>
      <h3
        ref={head}
        lang={notice.lang}
        tabIndex={-1}
        className="mt-2 mb-3 type-title-lg text-primary outline-none wrap-break-word"
      >
        {notice.title}
      </h3>
      <RichHtml
        html={notice.content}
        lang={notice.lang}
        level={4}
        labels={{ table: t`Table`, newWindow: t`opens in a new window` }}
      />
    </article>
  )
}
