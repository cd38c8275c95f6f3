import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import {
  Badge,
  Footer,
  FooterBrand,
  FooterColumn,
  FooterColumns,
  FooterLegal,
  FooterStories,
  FooterVendors,
  ShieldCheckIcon,
} from '#components/index.ts'
import type { ServiceEntry } from '#contract/index.ts'
import type { Category, CategoryId } from './navigation.ts'
import { safeService } from './service-link.ts'
import { useBrand } from './site-context.ts'
import { useCategoryLabels } from './use-category-labels.ts'
import { useFormat } from './use-format.ts'

/** A studio of the footer's strip. */
export interface FooterStudio {
  id: string
  name: string
  href: string
}

export interface SiteFooterProps {
  logo: ReactNode
  studios: readonly FooterStudio[]
  categories: readonly Category[]
  service: readonly ServiceEntry[]
}

const gameColumn: readonly CategoryId[] = ['rng', 'live', 'fish', 'sports', 'pvp']
const moreColumn: readonly CategoryId[] = ['hot', 'lottery', 'elott', 'esports', 'minigame']

/** The foot of every page: studios, what the house is, where things are (S11). */
export function SiteFooter({ logo, studios, categories, service }: SiteFooterProps) {
  const { t } = useLingui()
  const { name, copyrightYear, minAge } = useBrand()
  const labels = useCategoryLabels()
  const links = (ids: readonly CategoryId[]) =>
    categories
      .filter(({ id }) => ids.includes(id))
      .map(({ id, href }) => ({ id, href, label: labels[id] }))
  return (
    <Footer>
      {studios.length > 0 && (
        <FooterVendors
          label={t`All studios`}
          items={studios.map(({ id, name: label, href }) => ({ id, label, href }))}
        />
      )}
      <FooterColumns>
        <FooterBrand
          brand={logo}
          badges={
            <>
              <Badge tone="line">{t`${minAge}+`}</Badge>
              <Badge tone="line" icon={<ShieldCheckIcon size="sm" />}>
                {t`Responsible play`}
              </Badge>
            </>
          }
        >
          <Stories studios={studios.length} categories={categories} />
        </FooterBrand>
        <FooterColumn title={t`Games`} links={links(gameColumn)} />
        <FooterColumn title={t`More games`} links={links(moreColumn)} />
        <FooterColumn
          title={t`Customer service`}
          links={service.flatMap((entry) => {
            const href = safeService(entry)
            return href ? [{ id: entry.csType, href, label: entry.title }] : []
          })}
        />
      </FooterColumns>
      <FooterLegal>
        <span>{t`© ${copyrightYear} ${name} · Open software under a free licence`}</span>
      </FooterLegal>
    </Footer>
  )
}

function Stories(props: { studios: number; categories: readonly Category[] }) {
  const { t } = useLingui()
  const format = useFormat()
  const games = format.count(
    props.categories.reduce((sum, { id, count }) => (id === 'hot' ? sum : sum + count), 0),
  )
  const studios = format.count(props.studios)
  return (
    <FooterStories
      items={[
        {
          id: 'play',
          title: t`Play credit throughout`,
          text: t`Games run on play credit with no cash value. Studios and results are invented`,
        },
        {
          id: 'games',
          title: t`One hall, many rooms`,
          text: t`${games} games from ${studios} studios, and a search that forgives a typo`,
        },
        {
          id: 'light',
          title: t`Light on any phone`,
          text: t`Pages come ready to read, so a small phone on a slow line opens them too`,
        },
        {
          id: 'choice',
          title: t`Your language, your light`,
          text: t`Switch language and theme anywhere. The house remembers both`,
        },
        {
          id: 'care',
          title: t`Play for fun, with money you can spare`,
          text: t`Set a limit before you start. If it stops being fun, take a break or talk to us`,
        },
      ]}
      labels={{
        name: t`About the house`,
        pause: t`Pause slideshow`,
        play: t`Play slideshow`,
        position: (index, count) => t`${index} of ${count}`,
      }}
    />
  )
}
