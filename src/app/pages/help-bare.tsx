import { helpCenter } from '#contract/index.ts'
import { HelpPage, LateHelp } from '../help-page.tsx'
import { read } from '../routes.ts'

export const reads = () => [read(helpCenter, {})]

export const body = LateHelp.load

/** Other apps have bars of their own. */
export const bare = true

/** `/helpmc`: the help centre without the shell (section 2); other apps show it in a frame of theirs. */
export default function HelpBare() {
  return (
    <main id="main" tabIndex={-1} className="outline-none">
      <div className="mx-auto max-w-[760px] px-4 py-6">
        <HelpPage bare />
      </div>
    </main>
  )
}
