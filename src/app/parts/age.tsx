import { AgeGate } from '#features/site/age-gate.tsx'
import { confirmAge, rememberedDays } from '#features/site/age.ts'
import { useBrand } from '#features/site/index.ts'
import { LanguageSwitch } from '../menus/language-switch.tsx'

/** Where one came from, if that was elsewhere; else an empty page. */
function leave() {
  const { referrer } = document
  const elsewhere = URL.canParse(referrer) && new URL(referrer).origin !== location.origin
  location.replace(elsewhere ? referrer : 'about:blank')
}

/** Asks for one's age (S19). */
export function AgePart({ open, onConfirmed }: { open: boolean; onConfirmed(): void }) {
  const { minAge } = useBrand()
  return (
    <AgeGate
      open={open}
      minAge={minAge}
      days={rememberedDays}
      languages={<LanguageSwitch />}
      onConfirm={() => {
        confirmAge(minAge)
        onConfirmed()
      }}
      onLeave={leave}
    />
  )
}
