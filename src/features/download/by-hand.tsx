import { useLingui } from '@lingui/react/macro'
import { ChevronRightIcon } from '#components/index.ts'
import type { Platform } from './download-rules.ts'
import { useSteps } from './use-steps.ts'

/** The install guide beside a package or a profile: the site itself, added by hand. */
export function ByHand({ platform }: { platform: Platform }) {
  const { t } = useLingui()
  const steps = useSteps(platform, 'site')
  return (
    <section className="mt-6 rounded-lg bg-sunken px-5 py-4">
      <h2 className="type-label font-semibold text-primary">
        {platform === 'ios' ? t`Without a profile` : t`Without the package`}
      </h2>
      <ol className="mt-1 flex flex-wrap gap-x-2 gap-y-1 type-body-sm text-secondary max-md:flex-col">
        {steps.map(({ view, title }, at) => (
          <li key={view} className="flex items-center gap-2">
            {at > 0 && <ChevronRightIcon size="sm" className="rtl:-scale-x-100 max-md:hidden" />}
            <span className="min-w-0">{title}</span>
          </li>
        ))}
      </ol>
    </section>
  )
}
