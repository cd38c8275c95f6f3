import { useLingui } from '@lingui/react/macro'
import { ChevronLeftIcon, ChevronRightIcon, IconButton } from '#components/index.ts'
import type { NoticePage } from './notices-dialog.tsx'
import { useFormat } from './use-format.ts'

export type NoticeListProps = NoticePage & {
  /** What is open beside it. */
  current: number | null
}

/** Nine rows and, in the foot, the way to the next nine. */
export function NoticeList(props: NoticeListProps) {
  const { notices, current, chosen, read, onChoose } = props
  const { t } = useLingui()
  const format = useFormat()
  return (
    <>
      <ul className="min-h-0 flex-1 overflow-y-auto overscroll-contain px-2 pb-2">
        {notices.map(({ id, title, lang, publishedAt }) => {
          const unread = !read.has(id)
          return (
            <li key={id}>
              <button
                type="button"
                aria-current={id === chosen?.id ? 'true' : undefined}
                onClick={() => onChoose(id)}
                className={`flex min-h-[46px] w-full items-center gap-2 rounded-md px-4 py-2 text-start type-label hover:bg-hover focus-visible:-outline-offset-3 max-md:min-h-[56px] ${
                  id === current ? 'md:bg-selected' : ''
                } ${unread ? 'font-semibold text-primary' : 'text-secondary'}`}
              >
                {unread && (
                  <span
                    aria-hidden="true"
                    className="size-2 shrink-0 rounded-full bg-(--fy-color-border-accent) forced-colors:bg-[Highlight]"
                  />
                )}
                <span className="min-w-0 flex-1 md:truncate md:py-px">
                  <span lang={lang}>{title}</span>
                  {unread && <span className="sr-only"> {t`(unread)`}</span>}
                </span>
                <time dateTime={publishedAt} className="shrink-0 type-caption text-muted">
                  {/* The year goes without saying. */}
                  {format.boardDate(publishedAt).slice(5)}
                </time>
              </button>
            </li>
          )
        })}
      </ul>
      <Pager {...props} />
    </>
  )
}

function Pager({ notices, first, count, page, pages, onPage }: NoticeListProps) {
  const { t } = useLingui()
  const last = first + notices.length - 1
  if (pages <= 1) return null
  return (
    <nav
      aria-label={t`Pages of notices`}
      className="flex shrink-0 items-center gap-1 border-t border-subtle px-4 py-2 pb-[max(8px,env(safe-area-inset-bottom))]"
    >
      <span className="min-w-0 flex-1 type-caption text-muted">
        {t`${first} to ${last} of ${count}`}
      </span>
      <IconButton
        label={t`Previous page`}
        aria-disabled={page === 1}
        onClick={() => page > 1 && onPage(page - 1)}
      >
        <ChevronLeftIcon />
      </IconButton>
      <span role="status" className="type-label text-primary">
        <span className="sr-only">{t`Page ${page} of ${pages}`}</span>
        <span aria-hidden="true">{`${page} / ${pages}`}</span>
      </span>
      <IconButton
        label={t`Next page`}
        aria-disabled={page === pages}
        onClick={() => page < pages && onPage(page + 1)}
      >
        <ChevronRightIcon />
      </IconButton>
    </nav>
  )
}
