import { agreementArticle } from '#contract/index.ts'
import { useFlagsOn, useStatus } from '#features/site/index.ts'
import { safeService } from '#features/site/service-link.ts'
import { HelpCentre } from '#features/support/help-centre.tsx'
import { HelpContact, type HelpService } from '#features/support/help-contact.tsx'
import { useHelp } from '#features/support/use-help.ts'
import { useCallback } from 'react'
import { navigate, usePath } from '../location.ts'
import { useSearch } from '../search.ts'
import { useOverlays } from '../overlays/overlays.tsx'
import { restReady } from '../rest.ts'
import { useDesk } from '../use-desk.ts'
import { useOpenService } from '../use-open-service.ts'
import { useProtected } from '../use-protected.ts'

const isDesk = (type: HelpService['csType']) => type === 'LIVECHAT' || type === 'VIP'

/**
 * Tells of every link that is followed on the page, once the address says so; what is typed or opened
 * there replaces the address instead, and is not told of.
 */
function onFollowed(listener: () => void): () => void {
  // Wouter's own event.
  addEventListener('pushState', listener)
  return () => removeEventListener('pushState', listener)
}

/** The help centre, alive. */
export function HelpPart({ bare }: { bare: boolean }) {
  const path = usePath().replace(/\/+$/, '')
  const { data: status } = useStatus()
  const overlays = useOverlays()
  const protect = useProtected()
  const openService = useOpenService()
  const takesFeedback = useFlagsOn().has('FEEDBACK3')
  const onSearchChange = useCallback(
    (search: string) => {
      const go = () => navigate(path + search, { replace: true })
      // What comes next may say things that this page has not said before.
      void restReady().then(go, go)
    },
    [path],
  )
  const help = useHelp({ path, search: useSearch(), onSearchChange, onFollowed })
  const entries = status?.customerService ?? []
  const desk = useDesk()
  const known = 'topics' in help ? help.topics.flatMap((topic) => topic.articles) : []
  const has = (article: string) => known.some(({ id }) => id === article)
  return (
    <HelpCentre
      {...help}
      bare={bare}
      onService={desk ? openService : undefined}
      contact={
        <HelpContact
          bare={bare}
          service={[
            ...(desk ? [{ csType: desk.csType, title: desk.title, onClick: openService }] : []),
            ...entries.flatMap((entry): HelpService[] => {
              const { csType, title, lang } = entry
              const href = isDesk(csType) ? null : safeService(entry)
              return href === null ? [] : [{ csType, title, lang, href }]
            }),
          ]}
          onSpeedTest={() => overlays.open('speed-test')}
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
