import { useLingui } from '@lingui/react/macro'
import { announcements, countries, settings, socialProviders } from '#contract/index.ts'
import { useSession } from '#features/session/index.ts'
import { newMemberInput } from '#features/session/use-new-member-promotions.ts'
import { useBrand, useFormat } from '#features/site/index.ts'
import { useEffect } from 'react'
import { late } from '../late.tsx'
import { go } from '../links.ts'
import { usePageHead } from '../page-head.ts'
import { bannerRead, PageBanner } from '../parts/page-banner.tsx'
import { read } from '../routes.ts'

/** The server draws the form; what is typed before its code is here stays in its fields. */
const LateRegister = late<object>(
  import.meta.env.SSR ? (await import('../parts/register.tsx')).RegisterPart : null,
  async () => (await import('../parts/register.tsx')).RegisterPart,
)

/** The form comes with its fields: they are the server's to name. */
export const reads = () => [
  read(settings, {}),
  read(countries, {}),
  read(socialProviders, {}),
  read(announcements, newMemberInput),
  bannerRead(),
]

export const body = () => Promise.all([PageBanner.load(), LateRegister.load()])

export default function Register() {
  const { t } = useLingui()
  const { name, welcomeCredit } = useBrand()
  const format = useFormat()
  const { role } = useSession()
  const amount = welcomeCredit === null ? null : format.roundMoney(welcomeCredit)
  usePageHead({
    title:
      amount === null
        ? t`Create an account · ${name}`
        : t`Create an account, ${amount} of play credit · ${name}`,
    description: t`Create an account to play`,
  })
  // Whoever has an account already has nothing to register; a demo account is no such thing.
  const settled = role === 'member' || role === 'agent'
  useEffect(() => {
    if (settled) void go('/')
  }, [settled])
  return (
    <div className="flex flex-col gap-5 *:min-w-0 md:gap-6">
      <PageBanner group="w_reg" />
      <LateRegister />
    </div>
  )
}
