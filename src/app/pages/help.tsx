import { useLingui } from '@lingui/react/macro'
import { helpCenter } from '#contract/index.ts'
import { useBrand } from '#features/site/index.ts'
import { late } from '../late.tsx'
import { usePageHead } from '../page-head.ts'
import { bannerRead, PageBanner } from '../parts/page-banner.tsx'
import { type Read, read } from '../routes.ts'

/** The server draws the questions, and they open by themselves; the search wakes with the page. */
const LateHelp = late<{ bare: boolean }>(
  import.meta.env.SSR ? (await import('../parts/help.tsx')).HelpPart : null,
  async () => (await import('../parts/help.tsx')).HelpPart,
)

export const reads = (path: string): Read[] =>
  isBare(path) ? [read(helpCenter, {})] : [read(helpCenter, {}), bannerRead()]

/** `/helpmc` stands alone: other apps show it in a frame of theirs. */
const isBare = (path: string) => /^\/helpmc\/?$/.test(path)

export default function Help({ bare = false }: { bare?: boolean }) {
  const { t } = useLingui()
  const { name } = useBrand()
  usePageHead({
    title: t`Help centre · ${name}`,
    description: t`Answers about accounts, money, games and the lottery`,
  })
  return (
    <div className="flex flex-col gap-5 *:min-w-0 md:gap-6">
      {!bare && <PageBanner group="w_help" />}
      <LateHelp bare={bare} />
    </div>
  )
}
