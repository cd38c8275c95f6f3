import {
  Button,
  Dialog,
  DialogContent,
  DialogTitle,
  EmptyState,
  SearchIcon,
  Spinner,
} from '#components/index.ts'
import { type LoadFailure, SectionFailure } from '#features/site/index.ts'
import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import {
  type KeyboardEvent,
  type ReactNode,
  useEffect,
  useEffectEvent,
  useId,
  useState,
} from 'react'
import { lotteryHref } from './launch-rules.ts'
import { nameLimit } from './lobby-rules.ts'
import { SearchList } from './search-list.tsx'
import { litItem, type SearchItem, stepTo } from './search-rules.ts'

/** `idle`: nothing typed; `searching`: the first answer is on its way; `failed`: no games came. */
export const searchPaletteStatuses = ['idle', 'searching', 'ready', 'empty', 'failed'] as const
export type SearchPaletteStatus = (typeof searchPaletteStatuses)[number]

interface Typed {
  /** As it stands in the field. */
  query: string
  onQuery(query: string): void
  items: readonly SearchItem[]
}

export type SearchPaletteState = Typed &
  (
    | { status: 'idle' | 'searching' | 'empty' }
    /** `total`: how many there are in all; `busy`: it is still about what was typed before. */
    | { status: 'ready'; total: number; busy: boolean }
    | ({ status: 'failed' } & LoadFailure)
  )

export type SearchPaletteProps = SearchPaletteState & {
  open: boolean
  onOpenChange(open: boolean): void
  /** Games may be tried without money, but no lottery: Tab does. */
  demo: boolean
  /** What stands at the end of a line. */
  asideOf?: ((item: SearchItem) => ReactNode) | undefined
  /** `demo`: the game is to be tried; everything else opens, or is done. */
  onChoose(item: SearchItem, mode: 'open' | 'demo'): void
}

/** How a key of the keyboard is drawn. */
const key =
  'inline-grid h-6 min-w-6 place-items-center rounded-sm border border-default px-1.5 font-sans type-caption text-secondary'

/** Finds a game, a studio, a page or a command from anywhere (24a 24b): an APG combobox. */
export function SearchPalette(props: SearchPaletteProps) {
  const { t } = useLingui()
  const { open, onOpenChange } = props
  return (
    <Dialog open={open} onOpenChange={onOpenChange}>
      <DialogContent
        size={680}
        phone="full"
        closeLabel={null}
        aria-describedby={undefined}
        className="md:mt-[72px]! md:mb-auto! md:max-h-[calc(100dvh-96px)]!"
      >
        <DialogTitle className="sr-only">{t`Search`}</DialogTitle>
        <Palette {...props} />
      </DialogContent>
    </Dialog>
  )
}

function Palette(props: SearchPaletteProps) {
  const { status, query, onQuery, items, onChoose, onOpenChange } = props
  const { t } = useLingui()
  const id = useId()
  const [wanted, setWanted] = useState<string | null>(null)
  const waits = status === 'searching' || (status === 'ready' && props.busy)
  const lit = litItem(items, wanted, query, waits)
  const tried = lit?.game?.isOpen && lotteryHref(lit.game) === null
  const demo = props.demo && tried === true
  const optionId = (item: SearchItem) => `${id}-${item.id}`

  // Enter that came before the answer: it opens what that brings, unless one types on.
  const [held, setHeld] = useState(false)
  if (held && (status === 'idle' || status === 'empty' || status === 'failed')) setHeld(false)
  const release = useEffectEvent(() => {
    setHeld(false)
    if (lit) onChoose(lit, 'open')
  })
  const due = held && !waits
  useEffect(() => {
    if (due) release()
  }, [due])

  const keys = (event: KeyboardEvent<HTMLInputElement>) => {
    // A word that is still being put together is nobody's command.
    if (event.nativeEvent.isComposing) return
    const { key: pressed } = event
    if (pressed === 'ArrowDown' || pressed === 'ArrowUp') {
      event.preventDefault()
      setWanted(stepTo(items, lit?.id ?? null, pressed === 'ArrowDown' ? 1 : -1)?.id ?? null)
    } else if (pressed === 'Enter' && lit) {
      event.preventDefault()
      onChoose(lit, 'open')
    } else if (pressed === 'Enter') {
      event.preventDefault()
      setHeld(waits)
    } else if (pressed === 'Tab' && !event.shiftKey && demo && lit) {
      event.preventDefault()
      onChoose(lit, 'demo')
    }
  }

  return (
    <>
      <div className="flex min-h-16 shrink-0 items-center gap-2 border-b border-subtle ps-5 pe-2">
        {status === 'searching' ? <Spinner /> : <SearchIcon size="lg" className="shrink-0" />}
        <input
          type="text"
          role="combobox"
          aria-expanded={items.length > 0}
          aria-controls={items.length > 0 ? `${id}-list` : undefined}
          aria-activedescendant={lit && optionId(lit)}
          aria-autocomplete="list"
          aria-label={t`Search games, studios and pages`}
          placeholder={t`Search games, studios and pages`}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          enterKeyHint="go"
          maxLength={nameLimit}
          value={query}
          onChange={(event) => {
            setWanted(null)
            setHeld(false)
            onQuery(event.target.value)
          }}
          onKeyDown={keys}
          className="min-h-target min-w-0 flex-1 rounded-md bg-transparent px-2 type-body-lg text-primary placeholder:text-muted focus-visible:-outline-offset-3"
        />
        <Button variant="ghost" size="sm" onClick={() => onOpenChange(false)}>
          <span className="md:hidden">{t`Cancel`}</span>
          <span className="max-md:hidden">
            <span className="sr-only">{t({ message: 'Close', context: 'dialog' })}</span>
            <kbd aria-hidden="true" className={key}>
              {t({ message: 'Esc', context: 'key' })}
            </kbd>
          </span>
        </Button>
      </div>
      {status === 'failed' && (
        <div className="p-2">
          <SectionFailure {...props} />
        </div>
      )}
      {status === 'empty' && (
        <div className="flex-1 p-2">
          <EmptyState variant="section" emblem="owl" title={t`Nothing matches “${query}”`}>
            {t`Try a shorter word, or another spelling`}
          </EmptyState>
        </div>
      )}
      {items.length > 0 ? (
        <SearchList
          id={`${id}-list`}
          items={items}
          query={query}
          asideOf={props.asideOf}
          lit={lit}
          optionId={optionId}
          onLight={(item) => setWanted(item.id)}
          onChoose={(item) => onChoose(item, 'open')}
        />
      ) : (
        <div className="flex-1" />
      )}
      <Foot {...props} demo={demo} />
    </>
  )
}

function Foot(props: SearchPaletteProps) {
  const { items, demo } = props
  const { t } = useLingui()
  const shown = items.length
  const total = props.status === 'ready' ? Math.max(props.total, shown) : shown
  return (
    <div className="flex shrink-0 items-center justify-between gap-4 border-t border-subtle px-5 py-[10px] type-caption text-secondary">
      <div
        aria-hidden="true"
        className="flex items-center gap-4 pointer-coarse:hidden max-md:hidden"
      >
        <span className="flex items-center gap-1.5">
          <kbd className={key}>↑</kbd>
          <kbd className={key}>↓</kbd>
          {t`Choose`}
        </span>
        {demo && (
          <span className="flex items-center gap-1.5">
            <kbd className={key}>{t({ message: 'Tab', context: 'key' })}</kbd>
            {t`Try demo`}
          </span>
        )}
      </div>
      <p role="status" className="ms-auto">
        {props.status === 'ready' &&
          t`${shown} of ${plural(total, { one: '# item', other: '# items' })}`}
      </p>
    </div>
  )
}
