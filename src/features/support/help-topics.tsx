import { useLingui } from '@lingui/react/macro'
import { Skeleton, Spot, type SpotName, spotNames } from '#components/index.ts'
import type { HelpTopic } from '#contract/index.ts'

export interface HelpTopicsProps {
  /** Null while they are on their way. */
  topics: readonly HelpTopic[] | null
  current: string | null
  href(topic: string): string
  /** Pills at every width, where there is no shell around. */
  bare: boolean
}

const pill =
  'relative inline-flex min-h-10 shrink-0 touch-manipulation items-center rounded-chip border px-[15px] py-1 type-label transition-colors pointer-coarse:after:absolute pointer-coarse:after:-inset-1'
const card =
  'md:flex md:h-full md:min-h-[116px] md:w-full md:flex-col md:justify-center md:gap-2 md:rounded-card md:px-2 md:py-3 md:text-center md:text-primary'

const known: ReadonlySet<string> = new Set(spotNames)
const spotOf = (emblem: string) => (known.has(emblem) ? (emblem as SpotName) : 'lotus')

/** The topics: cards with an emblem, and on a phone pills that scroll sideways. */
export function HelpTopics({ topics, current, href, bare }: HelpTopicsProps) {
  const { t } = useLingui()
  const row = bare
    ? 'flex gap-2 max-md:-mx-4 max-md:overflow-x-auto max-md:px-4 max-md:py-1 md:flex-wrap [scrollbar-width:none]'
    : 'flex gap-2 max-md:-mx-4 max-md:overflow-x-auto max-md:px-4 max-md:py-1 md:grid md:grid-cols-3 md:gap-3 xl:grid-cols-6 [scrollbar-width:none]'
  if (!topics) {
    return (
      <div className={row}>
        {['w-[72px]', 'w-[96px]', 'w-[60px]', 'w-[62px]', 'w-[66px]', 'w-[108px]'].map((width) => (
          <Skeleton
            key={width}
            className={`h-10 shrink-0 ${width} ${bare ? '' : 'md:h-[116px] md:w-full'}`}
          />
        ))}
      </div>
    )
  }
  return (
    <nav aria-label={t`Help topics`}>
      <ul className={row}>
        {topics.map(({ id, name, emblem }) => (
          <li key={id} className="max-w-full shrink-0 md:min-w-0">
            <a
              href={href(id)}
              aria-current={id === current ? 'true' : undefined}
              className={`${pill} ${bare ? '' : card} ${
                id === current
                  ? 'border-accent bg-selected text-primary forced-colors:border-2'
                  : `border-default text-secondary hover:bg-hover hover:text-primary ${bare ? '' : 'md:bg-surface md:hover:bg-hover'}`
              }`}
            >
              {!bare && <Spot name={spotOf(emblem)} className="w-12 max-md:hidden" />}
              <span className="min-w-0 wrap-anywhere">{name}</span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
