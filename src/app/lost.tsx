import { useLingui } from '@lingui/react/macro'
import { LostPage } from '#features/site/lost-page.tsx'
import { useBrand } from '#features/site/index.ts'
import { chunkLimit } from '#platform/in-time.ts'
import { useEffect } from 'react'
import type { ChunkError } from './chunks.ts'
import { standIn } from './stand-in.ts'
import { LanguageSwitch } from './menus/language-switch.tsx'
import { usePageHead } from './page-head.ts'
import type { PageModule, Route } from './routes.ts'
import { SiteLogo } from './site-logo.tsx'

/**
 * What stands in a page's place whose code did not come, without bars that may lack some of theirs.
 * Who leaves it and comes back asks for the page anew.
 */
export function lostPage(route: Route, { message, failure }: ChunkError): PageModule {
  return {
    bare: true,
    standsIn: true,
    default: function Lost() {
      const { t } = useLingui()
      const { name } = useBrand()
      useEffect(() => () => standIn(route, null), [])
      usePageHead({ title: `${t`This page didn’t load`} · ${name}`, description: name })
      return (
        <LostPage
          logo={<SiteLogo size="lg" />}
          languages={<LanguageSwitch named />}
          status={failure}
          report={message}
          limit={chunkLimit / 1000}
          onReload={() => location.reload()}
        />
      )
    },
  }
}
