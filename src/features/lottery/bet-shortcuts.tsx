import {
  BookmarkIcon,
  Button,
  ChipButton,
  ClipboardIcon,
  Grid3x3Icon,
  HashIcon,
  IconButton,
  Popover,
  PopoverContent,
  PopoverTitle,
  PopoverTrigger,
  RefreshCwIcon,
  ShuffleIcon,
  ToggleChip,
  XIcon,
} from '#components/index.ts'
import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { type EntryMode, ordersOf, quickPick, sameDigits } from './slip-numbers.ts'

export interface BetShortcutsProps {
  /** Of the play type. */
  digits: number
  mode: EntryMode
  /** Every order of a number is added with it. */
  permuted: boolean
  /** Numbers kept for another time that this play type can take. */
  kept: readonly string[]
  onMode(mode: EntryMode): void
  onPermuted(on: boolean): void
  onNumbers(numbers: readonly string[]): void
  /** Keeps the numbers of the slip. */
  onKeep(): void
  onForget(numbers: string): void
}

/** Quick ways to many numbers, or to any [22a]; on a phone they scroll sideways [22b]. */
export function BetShortcuts(props: BetShortcutsProps) {
  const { digits, mode, permuted, onMode, onPermuted, onNumbers } = props
  const { t } = useLingui()
  const orders = ordersOf(digits)
  return (
    <section className="flex min-w-0 flex-col gap-2 max-md:order-2">
      <h2 className="type-label text-primary max-md:sr-only">{t`Shortcuts`}</h2>
      <div className="flex gap-2 [scrollbar-width:none] max-md:-mx-4 max-md:overflow-x-auto max-md:px-4 max-md:py-1 md:flex-wrap">
        {digits > 1 && (
          <ToggleChip
            icon={<ShuffleIcon size="sm" />}
            pressed={permuted}
            onPressedChange={onPermuted}
          >
            {t`${plural(orders, { other: 'All # orders' })}`}
          </ToggleChip>
        )}
        {digits > 1 && (
          <ChipButton icon={<HashIcon size="sm" />} onClick={() => onNumbers(sameDigits(digits))}>
            {digits === 2 ? t`Doubles` : t`Same digits`}
          </ChipButton>
        )}
        <ChipButton
          icon={<RefreshCwIcon size="sm" />}
          onClick={() => onNumbers([quickPick(digits)])}
        >
          {t`Quick pick`}
        </ChipButton>
        <KeptNumbers {...props} />
        <ToggleChip
          className="md:hidden"
          icon={<ClipboardIcon size="sm" />}
          pressed={mode === 'paste'}
          onPressedChange={(on) => onMode(on ? 'paste' : 'keys')}
        >
          {t`Paste many`}
        </ToggleChip>
        <ToggleChip
          className="md:hidden"
          icon={<Grid3x3Icon size="sm" />}
          pressed={mode === 'table'}
          onPressedChange={(on) => onMode(on ? 'table' : 'keys')}
        >
          {t({ message: 'Table', context: 'lottery' })}
        </ToggleChip>
      </div>
    </section>
  )
}

/** What one keeps for another time, and how it gets there. */
function KeptNumbers({ kept, onNumbers, onKeep, onForget }: BetShortcutsProps) {
  const { t } = useLingui()
  return (
    <Popover>
      <PopoverTrigger>
        <ChipButton icon={<BookmarkIcon size="sm" />}>{t`Kept numbers`}</ChipButton>
      </PopoverTrigger>
      <PopoverContent closeLabel={t({ message: 'Close', context: 'dialog' })}>
        <PopoverTitle>{t`Kept numbers`}</PopoverTitle>
        <div className="flex flex-col gap-3">
          {kept.length === 0 ? (
            <p className="text-secondary">{t`Keep the numbers of a slip to find them here`}</p>
          ) : (
            <ul className="flex max-h-[240px] flex-wrap gap-2 overflow-y-auto p-1">
              {kept.map((one) => (
                <li key={one} className="flex items-center">
                  <ChipButton translate="no" onClick={() => onNumbers([one])}>
                    {one}
                  </ChipButton>
                  <IconButton size="sm" label={t`Forget ${one}`} onClick={() => onForget(one)}>
                    <XIcon size="sm" />
                  </IconButton>
                </li>
              ))}
            </ul>
          )}
          <Button block onClick={onKeep}>
            {t`Keep the numbers of the slip`}
          </Button>
        </div>
      </PopoverContent>
    </Popover>
  )
}
