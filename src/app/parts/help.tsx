import { agreementArticle } from '#contract/index.ts'
import { useFlagsOn, useStatus } from '#features/site/index.ts'
import { firstService, safeService } from '#features/site/service-link.ts'
import { HelpCentre } from '#features/support/help-centre.tsx'
import { HelpContact } from '#features/support/help-contact.tsx'
import { useHelp } from '#features/support/use-help.ts'
import { useCallback } from 'react'
import { navigate, usePath, useSearch } from '../location.ts'
import { useOverlays } from '../overlays/overlays.tsx'
import { restReady } from '../rest.ts'
import { useProtected } from '../use-protected.ts'

/** The help centre, alive. */
export function HelpPart({ bare }: { bare: boolean }) {
  const path = usePath().replace(/\/+$/, '')
  const { data: status } = useStatus()
  const overlays = useOverlays()
  const protect = useProtected()
  const takesFeedback = useFlagsOn().has('FEEDBACK3')
  const onSearchChange = useCallback(
    (search: string) => {
      const go = () => navigate(path + search, { replace: true })
      // What comes next may say things that this page has not said before.
      void restReady().then(go, go)
    },
    [path],
  )
  const help = useHelp({ path, search: useSearch(), onSearchChange })
  const entries = status?.customerService ?? []
  const known = 'topics' in help ? help.topics.flatMap((topic) => topic.articles) : []
  const has = (article: string) => known.some(({ id }) => id === article)
  return (
    <HelpCentre
      {...help}
      bare={bare}
      serviceHref={firstService(entries)}
      contact={
        <HelpContact
          bare={bare}
          service={entries.flatMap((entry) => {
            const href = safeService(entry)
            return href === null ? [] : [{ csType: entry.csType, title: entry.title, href }]
          })}
          onFeedback={
            takesFeedback && !bare
              ? () => protect('feedback', () => overlays.open('feedback'))
              : undefined
          }
          limitsHref={has('limits') ? `${path}?article=limits` : null}
          agreementHref={has(agreementArticle) ? `${path}?article=${agreementArticle}` : null}
        />
      }
    />
  )
}
