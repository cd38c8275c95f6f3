import Help from './help.tsx'

export { reads } from './help.tsx'

/** `/helpmc`: the help centre without the shell (section 2). */
export default function HelpBare() {
  return (
    <main id="main" tabIndex={-1} className="@container outline-none">
      <div className="mx-auto max-w-[760px] px-4 py-6">
        <Help bare />
      </div>
    </main>
  )
}
