import { NewMemberCarousel } from '#features/session/new-member-carousel.tsx'
import { RegisterPanel } from '#features/session/register-panel.tsx'
import { useNewMemberPromotions } from '#features/session/use-new-member-promotions.ts'
import { useRegisterForm } from '../use-register-form.ts'
import { BotCheckPart } from './bot-check.tsx'
import { SocialPart } from './social.tsx'

/** The registration form, alive, and what waits behind it. */
export function RegisterPart() {
  const form = useRegisterForm({})
  const promotions = useNewMemberPromotions()
  return (
    <RegisterPanel
      form={{ ...form, canReset: true }}
      social={
        <>
          <SocialPart />
          <BotCheckPart />
        </>
      }
      aside={<NewMemberCarousel promotions={promotions} />}
    />
  )
}
