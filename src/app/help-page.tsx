import { useLingui } from '@lingui/react/macro'
import { useBrand } from '#features/site/index.ts'
import { late } from './late.tsx'
import { usePageHead } from './page-head.ts'

/** The server draws the questions, and they open by themselves; the search wakes with the page. */
export const LateHelp = late<{ bare: boolean }>(
  import.meta.env.SSR ? (await import('./parts/help.tsx')).HelpPart : null,
  async () => (await import('./parts/help.tsx')).HelpPart,
)

/** The help centre, in the shell or without one. */
export function HelpPage({ bare }: { bare: boolean }) {
  const { t } = useLingui()
  const { name } = useBrand()
  usePageHead({
    title: t`Help centre · ${name}`,
    description: t`Answers about accounts, money, games and the lottery`,
  })
  return <LateHelp bare={bare} />
}
