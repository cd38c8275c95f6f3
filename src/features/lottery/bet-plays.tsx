import { Money } from '#components/index.ts'
import { useLingui } from '@lingui/react/macro'
import { useId } from 'react'
import type { Play } from './slip-rules.ts'
import { usePlayWords } from './use-play-words.ts'

export interface BetPlaysProps {
  plays: readonly Play[]
  /** Code of the chosen one. */
  chosen: string
  onChoose(code: string): void
}

/** Play types that are told apart by how many digits they have, in the order they came. */
function groupsOf(plays: readonly Play[]): [group: string, plays: Play[]][] {
  const groups = new Map<string, Play[]>()
  for (const play of plays) groups.set(play.group, [...(groups.get(play.group) ?? []), play])
  return Array.from(groups)
}

/**
 * The ways to bet, with what each pays [22a]: a list from 1280 px, chips that scroll sideways below
 * [22b]. Radio buttons of the browser, so arrows walk.
 */
export function BetPlays({ plays, chosen, onChoose }: BetPlaysProps) {
  const { t } = useLingui()
  const words = usePlayWords()
  const name = useId()
  return (
    <fieldset
      role="radiogroup"
      aria-label={t`Play types`}
      className="m-0 flex min-w-0 gap-2 self-start p-0 [scrollbar-width:none] max-xl:overflow-x-auto max-md:-mx-4 max-md:px-4 max-md:py-1 md:max-xl:flex-wrap xl:flex-col xl:gap-3 xl:rounded-card xl:border xl:border-subtle xl:bg-surface xl:p-2"
    >
      {groupsOf(plays).map(([group, members]) => (
        <div key={group} className="contents xl:flex xl:flex-col">
          <p
            aria-hidden="true"
            className="px-[14px] pt-2 pb-1 type-caption text-muted max-xl:hidden"
          >
            {words.group(group)}
          </p>
          {members.map((play) => (
            <label
              key={play.code}
              className="relative flex min-h-[44px] shrink-0 touch-manipulation items-center justify-between gap-3 rounded-chip border border-default px-[15px] type-label whitespace-nowrap text-secondary transition-colors duration-fast hover:bg-hover hover:text-primary has-checked:border-accent has-checked:bg-selected has-checked:text-primary xl:rounded-md xl:border-0 xl:px-[14px] xl:has-checked:font-semibold forced-colors:has-checked:outline-2 forced-colors:has-checked:outline-[Highlight]"
            >
              <input
                type="radio"
                name={name}
                value={play.code}
                checked={play.code === chosen}
                onChange={() => onChoose(play.code)}
                className="absolute inset-0 size-full cursor-pointer appearance-none rounded-[inherit] focus-visible:outline-offset-0"
              />
              <span>{words.name(play.code)}</span>{' '}
              <Money className="font-normal">{words.rate(play.rate)}</Money>
            </label>
          ))}
        </div>
      ))}
    </fieldset>
  )
}
