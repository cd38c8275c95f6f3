import { Tab, TabList, TabPanel, Tabs } from '#components/index.ts'
import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { BetHints, type BetHintsProps } from './bet-hints.tsx'
import { BetKeys } from './bet-keys.tsx'
import { BetPaste } from './bet-paste.tsx'
import { BetRules } from './bet-rules.tsx'
import { BetShortcuts, type BetShortcutsProps } from './bet-shortcuts.tsx'
import { BetStakes, type BetStakesProps } from './bet-stakes.tsx'
import { BetTable } from './bet-table.tsx'
import type { Play } from './slip-rules.ts'
import { type EntryMode, permutations, type Pasted } from './slip-numbers.ts'

export interface BetEntryProps {
  play: Play
  /** Numbers of this play type that are on the slip. */
  chosen: ReadonlySet<string>
  /** Numbers of it that are not sold. */
  closed: ReadonlySet<string>
  stakes: BetStakesProps
  hints: BetHintsProps
  kept: BetShortcutsProps['kept']
  /** Numbers with the stake that is chosen, or with their own. */
  onAdd(lines: readonly Pasted[]): void
  onRemove(numbers: string): void
  onKeep(): void
  onForget(numbers: string): void
}

const plain = (numbers: readonly string[]): Pasted[] =>
  numbers.map((one) => ({ numbers: one, stake: null }))

/** Numbers come by keys, pasted many at once, or off a table [22a]. */
export function BetEntry(props: BetEntryProps) {
  const { play, chosen, closed, stakes, hints, onAdd, onRemove } = props
  const { t } = useLingui()
  const [mode, setMode] = useState<EntryMode>('keys')
  const [typed, setTyped] = useState({ digits: play.digits, number: '' })
  const [permuted, setPermuted] = useState(false)
  const [text, setText] = useState('')
  const { digits } = play
  // What was typed for a number of another length is the start of none of these.
  const number = typed.digits === digits ? typed.number : ''

  const type = (next: string) => {
    if (next.length > digits) return
    const full = next.length === digits
    if (full) onAdd(plain(permuted ? permutations(next) : [next]))
    setTyped({ digits, number: full ? '' : next })
  }
  return (
    <Tabs
      variant="segment"
      value={mode}
      onValueChange={(next) => setMode(next as EntryMode)}
      className="flex min-w-0 flex-col gap-5 md:rounded-card md:border md:border-subtle md:bg-surface md:p-6 max-md:flex-1"
    >
      <div className="flex flex-wrap items-center justify-between gap-3 max-md:-mb-3">
        <TabList label={t`How to enter numbers`} className="w-full max-w-[380px] max-md:hidden">
          <Tab value="keys">{t`Keys`}</Tab>
          <Tab value="paste">{t`Paste many`}</Tab>
          <Tab value="table">{t({ message: 'Table', context: 'lottery' })}</Tab>
        </TabList>
        <BetRules play={play} />
      </div>
      <div className="grid min-w-0 flex-1 gap-x-6 gap-y-5 max-md:flex max-md:flex-col max-md:justify-between short:gap-y-3 md:grid-cols-[minmax(0,236px)_minmax(0,1fr)]">
        <div className="min-w-0 max-md:contents">
          <TabPanel value="keys" className="max-md:contents">
            <BetKeys play={play} number={number} onNumber={type} />
          </TabPanel>
          <TabPanel value="paste">
            <BetPaste
              play={play}
              text={text}
              onText={setText}
              onAdd={(lines) =>
                onAdd(
                  permuted
                    ? lines.flatMap(({ numbers, stake }) =>
                        permutations(numbers).map((one) => ({ numbers: one, stake })),
                      )
                    : lines,
                )
              }
            />
          </TabPanel>
          <TabPanel value="table">
            <BetTable
              play={play}
              chosen={chosen}
              closed={closed}
              onToggle={(one) => (chosen.has(one) ? onRemove(one) : onAdd(plain([one])))}
            />
          </TabPanel>
        </div>
        <div className="flex min-w-0 flex-col gap-6 max-md:contents md:pt-5">
          <BetShortcuts
            digits={digits}
            mode={mode}
            permuted={permuted}
            kept={props.kept}
            onMode={setMode}
            onPermuted={setPermuted}
            onNumbers={(numbers) => onAdd(plain(numbers))}
            onKeep={props.onKeep}
            onForget={props.onForget}
          />
          <BetStakes {...stakes} />
          <BetHints {...hints} onNumber={(one) => onAdd(plain([one]))} />
        </div>
      </div>
    </Tabs>
  )
}
