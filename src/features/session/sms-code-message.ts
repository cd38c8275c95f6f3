import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import type { SmsCodeState } from './sms-code-rules.ts'
import { useRefusalWords } from './use-refusal-words.ts'

/** What is wrong with the code, or with getting one, in words; null while nothing is. */
export function useSmsCodeMessage(state: SmsCodeState): string | null {
  const { t } = useLingui()
  const refusal = useRefusalWords()
  switch (state.status) {
    case 'idle':
    case 'asking':
    case 'sent':
    case 'waiting':
    // Told in a dialog.
    case 'unsent':
      return null
    case 'mobile-wrong':
      return t`This mobile number isn’t right. Check each digit`
    case 'code-wrong':
      return t`This SMS code is wrong. Check it or ask for a new one`
    case 'code-expired':
      return t`This SMS code has expired. Ask for a new one`
    case 'bot-check':
      return t`The security check didn’t go through. Try again`
    case 'too-many': {
      const { minutes } = state
      if (minutes === null) return t`Too many requests. Wait a while, then try again`
      return t`Too many requests. Try again in ${plural(minutes, { one: '# minute', other: '# minutes' })}`
    }
    case 'quota':
      return t`We can’t send any more SMS now. Contact customer service`
    case 'not-allowed':
      return t`This method is switched off. Use another or contact customer service`
    case 'popup-closed':
      return t`The window closed before you finished. Open it again`
    case 'unverified':
      return t`We couldn’t verify this number. Try again or contact customer service`
    default:
      return refusal(state.status, state)
  }
}
