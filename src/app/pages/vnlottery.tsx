import { useLingui } from '@lingui/react/macro'
import { vietnamInput } from '#features/lottery/use-vietnam.ts'
import { readVietnam } from '#features/lottery/vietnam-rules.ts'
import { useBrand } from '#features/site/index.ts'
import { vietnamNumbers } from '#contract/index.ts'
import { late } from '../late.tsx'
import { usePageHead } from '../page-head.ts'
import { type Read, read } from '../routes.ts'

/** Numbers to read; the filters wake with the visitor. */
const LateVietnam = late<object>(
  import.meta.env.SSR ? (await import('../parts/vietnam.tsx')).VietnamPart : null,
  async () => (await import('../parts/vietnam.tsx')).VietnamPart,
)

/** The day and region that the address asks for. */
export const reads = (_path: string, search: string): Read[] => [
  read(vietnamNumbers, vietnamInput(readVietnam(search))),
]

export const body = LateVietnam.load

/** The Vietnam lottery's results: `/vnlottery` (section 2). */
export default function VietnamPage() {
  const { t } = useLingui()
  const { name } = useBrand()
  usePageHead({
    title: t`Vietnam results · ${name}`,
    description: t`Numbers of the Vietnam draws by region, province and day`,
  })
  return <LateVietnam />
}
