import { useLingui } from '@lingui/react/macro'
import type { RegistrationField } from '#contract/index.ts'

/** What each answer is called. */
export function useRegistrationLabels(): Record<RegistrationField, string> {
  const { t } = useLingui()
  return {
    username: t`User name`,
    mobileNum: t`Mobile number`,
    verificationCode: t`SMS code`,
    password: t`Password`,
    confirmPassword: t`Confirm password`,
    payeeName: t`Full name`,
    paymentPassword: t`Withdrawal password`,
    email: t`Email`,
    idNumber: t`ID number`,
    line: t`LINE ID`,
    whatsapp: t`WhatsApp number`,
    zalo: t`Zalo number`,
    facebook: t`Facebook name`,
    wechat: t`WeChat ID`,
    qqNum: t`QQ number`,
    affiliateCode: t`Agent code`,
    referralCode: t`Referral code`,
    captcha: t`Code in the picture`,
  }
}

/** What is wrong with an answer, in words; undefined while nothing is. */
export function useAnswerWords(minAge: number) {
  const { t } = useLingui()
  return (fault: string | undefined, field: string, rule: string): string | undefined => {
    switch (fault) {
      case undefined:
        return undefined
      case 'required':
        return t`${field} can’t be empty`
      case 'code':
        return t`Enter the code from the SMS`
      case 'mismatch':
        return t`The passwords don’t match. Type the same one twice`
      case 'easy':
        return t`This password is easy to guess. Choose another`
      case 'taken':
        return t`This user name is taken. Try another`
      case 'captcha-wrong':
        return t`The code doesn’t match the picture. Try this new one`
      case 'affiliate':
        return t`This agent code doesn’t work. Check it and try again`
      case 'referral':
        return t`This referral code doesn’t work. Check it and try again`
      case 'agreed':
        return t`Tick the box to confirm you are ${minAge} or older`
      default:
        return rule
    }
  }
}
