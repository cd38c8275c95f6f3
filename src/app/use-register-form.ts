import type { RegisterFormProps } from '#features/session/register-props.ts'
import { useRegistration } from '#features/session/use-registration.ts'
import { useBrand } from '#features/site/index.ts'
import { go } from './links.ts'
import { useSearch } from './search.ts'
import { useOverlays } from './overlays/overlays.tsx'
import { useAgreementAddress } from './use-help-address.ts'
import { useToForm } from './use-to-form.ts'

/**
 * The registration form with where it leads: once it is done, home, where the new member is greeted
 * (section 4); the dialog that greets goes on where the visitor wanted to go.
 */
export function useRegisterForm({ shown }: { shown?: boolean }): RegisterFormProps {
  const overlays = useOverlays()
  const to = useToForm()
  const { minAge } = useBrand()
  const agreementHref = useAgreementAddress()
  const registration = useRegistration({
    ...(shown === undefined ? {} : { shown }),
    search: useSearch(),
    onRegistered(registered) {
      void go('/')
      overlays.open('registered', { registered })
    },
  })
  return {
    ...registration,
    minAge,
    agreementHref,
    loginHref: '/login',
    onLogin: () => to('login'),
  }
}
