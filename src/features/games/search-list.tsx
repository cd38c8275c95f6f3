import {
  CornerDownLeftIcon,
  GlobeIcon,
  HeadsetIcon,
  HeartIcon,
  HistoryIcon,
  HouseIcon,
  type Icon,
  Image,
  LayoutGridIcon,
  CircleQuestionMarkIcon,
  MegaphoneIcon,
  SunIcon,
  TicketIcon,
  Trash2Icon,
  UserIcon,
} from '#components/index.ts'
import { cx } from '#components/cx.ts'
import { useLingui } from '@lingui/react/macro'
import { type ReactNode, useEffect, useRef } from 'react'
import { lotteryHref } from './launch-rules.ts'
import {
  matchIn,
  type SearchGroup,
  searchGroups,
  type SearchIcon,
  type SearchItem,
} from './search-rules.ts'

const icons: Record<SearchIcon, Icon> = {
  recent: HistoryIcon,
  room: LayoutGridIcon,
  home: HouseIcon,
  page: LayoutGridIcon,
  heart: HeartIcon,
  lottery: TicketIcon,
  promotions: MegaphoneIcon,
  help: CircleQuestionMarkIcon,
  service: HeadsetIcon,
  account: UserIcon,
  scheme: SunIcon,
  language: GlobeIcon,
  clear: Trash2Icon,
}

export interface SearchListProps {
  id: string
  items: readonly SearchItem[]
  /** What is looked for: it is marked in the titles. */
  query: string
  /** What stands at the end of a line: how long a lottery may still be bought, say. */
  asideOf?: ((item: SearchItem) => ReactNode) | undefined
  /** The line that Enter chooses. */
  lit: SearchItem | undefined
  optionId(item: SearchItem): string
  /** The pointer is on this one. */
  onLight(item: SearchItem): void
  onChoose(item: SearchItem): void
}

/** Everything that was found, in its groups. The field above keeps the focus. */
export function SearchList({ id, items, ...props }: SearchListProps) {
  const { t } = useLingui()
  const labels: Record<SearchGroup, string> = {
    recent: t`Recent searches`,
    games: t`Games`,
    lotteries: t`Lottery`,
    studios: t`Studios`,
    pages: t`Pages and commands`,
    help: t`Help centre`,
  }
  return (
    <div
      id={id}
      role="listbox"
      aria-label={t`Search results`}
      className="relative min-h-0 flex-1 overflow-y-auto overscroll-contain p-2 md:max-h-[424px]"
    >
      {searchGroups.map((group) => {
        const own = items.filter((item) => item.group === group)
        if (own.length === 0) return null
        return (
          <div key={group} role="group" aria-labelledby={`${id}-${group}`}>
            <p
              id={`${id}-${group}`}
              role="presentation"
              className="px-3 pt-3 pb-1.5 type-caption text-secondary"
            >
              {labels[group]}
            </p>
            {own.map((item) => (
              <Line key={item.id} item={item} {...props} />
            ))}
          </div>
        )
      })}
    </div>
  )
}

type LineProps = Omit<SearchListProps, 'id' | 'items'> & { item: SearchItem }

function Line({ item, query, asideOf, lit, optionId, onLight, onChoose }: LineProps) {
  const { t } = useLingui()
  const selected = item.id === lit?.id
  const row = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (selected) row.current?.scrollIntoView({ block: 'nearest' })
  }, [selected])
  // The keys are the field's: it says which line is meant (aria-activedescendant).
  const press = { onClick: () => onChoose(item) }
  return (
    <div
      ref={row}
      id={optionId(item)}
      role="option"
      aria-selected={selected}
      tabIndex={-1}
      onPointerMove={() => selected || onLight(item)}
      // The field would lose its focus, and a phone its keyboard.
      onPointerDown={(event) => event.preventDefault()}
      onMouseDown={(event) => event.preventDefault()}
      {...press}
      className={cx(
        'flex min-h-[52px] cursor-pointer items-center gap-4 rounded-lg px-3 py-1 select-none',
        selected && 'bg-selected outline-2 -outline-offset-2 outline-(--fy-color-border-accent)',
      )}
    >
      <Picture item={item} />
      <span className="min-w-0 flex-1">
        <span
          lang={item.titleLang}
          className="block truncate-thai type-label text-[0.9375rem] font-semibold"
        >
          <Title title={item.title} query={item.group === 'recent' ? '' : query} />
        </span>
        {item.note && (
          <span className="block truncate-thai type-caption text-muted">{item.note}</span>
        )}
      </span>
      {/* It changes with every second: the name of the line does not. */}
      {asideOf && <span aria-hidden="true">{asideOf(item)}</span>}
      {selected && (
        <span aria-hidden="true" className="flex items-center gap-2 type-caption text-secondary">
          {item.game?.isOpen &&
            (lotteryHref(item.game) === null ? t`Play` : t({ message: 'Buy', context: 'lottery' }))}
          <span className="grid h-6 min-w-[28px] place-items-center rounded-sm border border-default">
            <CornerDownLeftIcon size="sm" />
          </span>
        </span>
      )}
    </div>
  )
}

function Picture({ item }: { item: SearchItem }) {
  if (item.picture !== undefined) {
    const cover = item.game !== undefined
    return (
      <Image
        src={item.picture}
        alt=""
        width={cover ? 32 : 34}
        height={cover ? 40 : 34}
        className={cx(
          'shrink-0 rounded-sm object-cover',
          cover ? 'h-10 w-8' : 'mx-[-1px] size-[34px]',
        )}
      />
    )
  }
  const Mark = icons[item.icon ?? 'page']
  return (
    <span className="grid w-8 shrink-0 place-items-center text-secondary">
      <Mark />
    </span>
  )
}

function Title({ title, query }: { title: string; query: string }) {
  const parts = matchIn(title, query)
  if (!parts) return title
  const [before, match, after] = parts
  return (
    <>
      {before}
      <mark className="bg-transparent text-accent">{match}</mark>
      {after}
    </>
  )
}
