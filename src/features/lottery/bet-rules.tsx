import { Link, Popover, PopoverContent, PopoverTitle, PopoverTrigger } from '#components/index.ts'
import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import type { Play } from './slip-rules.ts'
import { usePlayWords } from './use-play-words.ts'

/** When a play type wins, and what it pays. */
function useRuleWords({ match, end, digits }: Play): string {
  const { t } = useLingui()
  if (match === 'has') {
    return end === 'top'
      ? t`It wins when your digit is anywhere among the last three of the top number`
      : t`It wins when your digit is anywhere among the last two of the bottom number`
  }
  if (match === 'any-order') {
    return t`It wins when the last three digits of the top number are yours in any order`
  }
  return end === 'top'
    ? t`${plural(digits, { one: 'It wins when the last digit of the top number is yours', other: 'It wins when the last # digits of the top number are yours, in this order' })}`
    : t`${plural(digits, { one: 'It wins when the last digit of the bottom number is yours', other: 'It wins when the last # digits of the bottom number are yours, in this order' })}`
}

/** Which prize its top or bottom number is, where the draw has others by name. */
function usePrizeWords({ prize }: Play): string | null {
  const { t } = useLingui()
  switch (prize) {
    case 'DB':
      return t`The top number is the special prize`
    case 'G1':
      return t`The bottom number is the first prize`
    case 'first':
      return t`The top number is the first prize`
    case 'lastThree':
      return t`The bottom numbers are the two last-three prizes, and either one wins`
    case 'lastTwo':
      return t`The bottom number is the last-two prize`
    default:
      return null
  }
}

/** The rule of one play type, beside where it is played [22a]. */
export function BetRules({ play }: { play: Play }) {
  const { t } = useLingui()
  const words = usePlayWords()
  const rule = useRuleWords(play)
  const prize = usePrizeWords(play)
  const name = words.name(play.code)
  const rate = words.rate(play.rate)
  return (
    <Popover>
      <PopoverTrigger>
        <Link asChild>
          <button type="button">{t`Rules for ${name}`}</button>
        </Link>
      </PopoverTrigger>
      <PopoverContent size="md" closeLabel={t({ message: 'Close', context: 'dialog' })}>
        <div className="flex flex-col gap-2">
          <PopoverTitle>{name}</PopoverTitle>
          <p className="text-secondary">{rule}</p>
          {prize === null ? null : <p className="text-secondary">{prize}</p>}
          <p className="text-secondary">{t`Pays ${rate} the stake; limited numbers pay half`}</p>
        </div>
      </PopoverContent>
    </Popover>
  )
}
