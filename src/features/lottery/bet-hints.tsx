import { Alert, ChipButton, TriangleAlertIcon } from '#components/index.ts'
import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import type { SlipNote } from './slip-state.ts'

export interface BetHintsProps {
  /** Numbers of this play type that pay half, and that are not sold. */
  half: readonly string[]
  closed: readonly string[]
  /** Those that came most often, and how many draws were looked at. */
  frequent: readonly { numbers: string; times: number }[]
  draws: number
  /** What the last press did. */
  notes: readonly SlipNote[]
}

/** As many numbers as one reads at a glance. */
const most = 12

function useList() {
  const { t } = useLingui()
  return (numbers: readonly string[]) => {
    const shown = numbers.slice(0, most).join(' ')
    const more = numbers.length - most
    return more > 0 ? t`${shown} and ${more} more` : shown
  }
}

/** What to know about numbers before betting on them: limits, and what was drawn of late [22a]. */
export function BetHints(props: BetHintsProps & { onNumber(numbers: string): void }) {
  const { half, closed, frequent, draws, notes, onNumber } = props
  const { t } = useLingui()
  const list = useList()
  const halves = list(half)
  const unsold = list(closed)
  const limits = [
    halves === '' ? '' : t`${halves} pay half`,
    unsold === '' ? '' : t`${unsold} not sold`,
  ].filter(Boolean)
  return (
    <>
      {limits.length > 0 && (
        <>
          <Alert tone="warning" live={false} className="max-md:hidden" title={t`Limited numbers`}>
            {limits.join(' · ')}
          </Alert>
          <p className="flex items-start justify-center gap-2 type-caption text-muted max-md:order-1 md:hidden">
            <span className="flex h-[1lh] shrink-0 items-center">
              <TriangleAlertIcon size="sm" />
            </span>
            {limits.join(' · ')}
          </p>
        </>
      )}
      <Notes notes={notes} />
      {frequent.length > 0 && (
        <section className="flex flex-col gap-2 max-md:hidden">
          <h2 className="type-label text-primary">
            {t`${plural(draws, { one: 'Frequent in the last draw', other: 'Frequent in # draws' })}`}
          </h2>
          <div className="flex flex-wrap gap-2">
            {frequent.map(({ numbers, times }) => (
              <ChipButton
                key={numbers}
                size="sm"
                translate="no"
                count={t`${plural(times, { one: '# time', other: '# times' })}`}
                onClick={() => onNumber(numbers)}
              >
                {numbers}
              </ChipButton>
            ))}
          </div>
        </section>
      )}
    </>
  )
}

/** Always there, so that what comes into it is read out. */
function Notes({ notes }: Pick<BetHintsProps, 'notes'>) {
  const { t } = useLingui()
  const list = useList()
  const words = (note: SlipNote): string => {
    const numbers = note.kind === 'full' ? '' : list(note.numbers)
    const count = note.kind === 'full' ? note.count : 0
    const lines = note.kind === 'added' ? note.lines : 0
    switch (note.kind) {
      case 'added':
        return t`On the slip: ${numbers}, ${plural(lines, { one: '# line', other: '# lines' })} in all`
      case 'twice':
        return t`Already on the slip: ${numbers}`
      case 'closed':
        return t`Not sold for this draw: ${numbers}`
      case 'full':
        return t`${plural(count, { one: 'The slip is full. # number had no room', other: 'The slip is full. # numbers had no room' })}`
    }
  }
  // What came on the slip is seen there.
  const came = notes.filter(({ kind }) => kind === 'added')
  const rest = notes.filter(({ kind }) => kind !== 'added')
  return (
    <div
      role="status"
      className={
        rest.length > 0
          ? 'type-caption text-secondary max-md:order-1 max-md:text-center'
          : 'sr-only'
      }
    >
      {came.length > 0 && <span className="sr-only">{came.map(words).join(' · ')} </span>}
      {rest.length > 0 && rest.map(words).join(' · ')}
    </div>
  )
}
