import { helpCenter } from '#contract/index.ts'
import { HelpPage, LateHelp } from '../help-page.tsx'
import { bannerRead, PageBanner } from '../parts/page-banner.tsx'
import { read } from '../routes.ts'

export const reads = () => [read(helpCenter, {}), bannerRead()]

export const body = () => Promise.all([PageBanner.load(), LateHelp.load()])

export default function Help() {
  return (
    <div className="flex flex-col gap-5 *:min-w-0 md:gap-6">
      <PageBanner group="w_help" />
      <HelpPage bare={false} />
    </div>
  )
}
