import { useLingui } from '@lingui/react/macro'
import type { FieldFault } from './recovery-rules.ts'

/** What is wrong with a field of these forms, in words; undefined while nothing is. */
export function useFaultWords() {
  const { t } = useLingui()
  return (fault: string | undefined, field: string): string | undefined => {
    switch (fault as FieldFault | undefined) {
      case 'required':
        return t`${field} can’t be empty`
      case 'trivial':
        return t`This password is easy to guess. Choose another`
      case 'mismatch':
        return t`The passwords don’t match. Type the same one twice`
      case 'email':
        return t`Enter an email such as name@example.com`
      case 'code':
        return t`Enter the code from the SMS`
      default:
        return undefined
    }
  }
}
