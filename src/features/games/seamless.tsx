import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { Section, Skeleton, SkeletonGroup, VendorIcon } from '#components/index.ts'
import { type LoadFailure, SectionFailure } from '#features/site/index.ts'
import type { ReactNode } from 'react'

/** Statuses of the studios of the seamless area. */
export const seamlessStatuses = ['loading', 'ready', 'failed'] as const
export type SeamlessStatus = (typeof seamlessStatuses)[number]

/** A studio whose games play from the one balance. */
export interface SeamlessStudio {
  id: string
  name: string
  /** Its part of a lobby. */
  href: string
  iconUrl: string | null
  gameCount: number
}

export type SeamlessState =
  | { status: 'loading' }
  | { status: 'ready'; studios: readonly SeamlessStudio[] }
  | ({ status: 'failed' } & LoadFailure)

export type SeamlessProps = SeamlessState & {
  /** Stands before the title: the switch of the bars. */
  lead?: ReactNode
  /** The rooms, each in its niche. */
  rooms: ReactNode
  /** Opens the games of a studio; without it a studio leads to its part of a lobby. */
  onStudio?: ((studio: SeamlessStudio) => void) | undefined
}

/** The boxes of what is on its way. */
const boxes = 12
/** In two columns of a very narrow phone a studio's name would break within a word. */
const grid =
  'grid gap-3 min-[22.5rem]:grid-cols-2 md:grid-cols-3 md:gap-4 lg:grid-cols-4 xl:grid-cols-6'

/** Rooms and studios whose games play from the one balance (section 2, /seamless). */
export function Seamless(props: SeamlessProps) {
  const { lead, rooms } = props
  const { t } = useLingui()
  return (
    <div className="flex min-w-0 flex-col gap-8">
      <div>
        <div className="flex items-start gap-2">
          {lead}
          <h1 className="min-w-0 type-display-md text-primary">{t`One balance, every room`}</h1>
        </div>
        <p className="max-w-[36em] type-body-md text-secondary">
          {t`Games from all studios play straight from your balance. Nothing to move first`}
        </p>
      </div>
      {rooms}
      <Section title={t`Studios`}>
        <Studios {...props} />
      </Section>
    </div>
  )
}

function Studios(props: SeamlessProps) {
  const { t } = useLingui()
  if (props.status === 'failed') return <SectionFailure {...props} />
  if (props.status === 'loading') {
    return (
      <SkeletonGroup label={t`Loading`}>
        <div className={grid}>
          {Array.from({ length: boxes }, (_, index) => (
            <Skeleton key={index} className="h-[72px] rounded-card" />
          ))}
        </div>
      </SkeletonGroup>
    )
  }
  return (
    <ul className={grid}>
      {props.studios.map(({ id, name, href, iconUrl, gameCount: games }, index) => (
        <li key={id} className="min-w-0">
          <a
            href={href}
            onClick={(event) => {
              const studio = props.studios[index]
              const elsewhere = event.metaKey || event.ctrlKey || event.shiftKey
              if (!props.onStudio || !studio || elsewhere) return
              event.preventDefault()
              props.onStudio(studio)
            }}
            className="flex h-full min-h-[72px] items-center gap-3 rounded-card border border-subtle bg-surface px-3 py-2 hover:bg-hover"
          >
            <VendorIcon src={iconUrl} alt="" size="lg" />
            <span className="min-w-0">
              <span translate="no" className="block type-label wrap-break-word text-primary">
                {name}
              </span>
              <span className="block type-caption text-secondary">
                {t`${plural(games, { one: '# game', other: '# games' })}`}
              </span>
            </span>
          </a>
        </li>
      ))}
    </ul>
  )
}
