import { watchChallenge } from './challenge.ts'
import { identityFailed } from './phone-identity.ts'

interface Recaptcha {
  ready(callback: () => void): void
  render(element: HTMLElement, options: Record<string, unknown>): number
  execute(id: number): void
}

declare global {
  interface Window {
    grecaptcha?: Recaptcha
  }
}

const address = 'https://www.google.com/recaptcha/api.js?render=explicit'

let coming: Promise<Recaptcha> | null = null

/** Google's script, once; a failure is tried again the next time. */
function load(): Promise<Recaptcha> {
  coming ??= new Promise<Recaptcha>((resolve, reject) => {
    const script = document.createElement('script')
    script.src = address
    script.async = true
    const fail = (code: string) => {
      coming = null
      script.remove()
      reject(identityFailed(code))
    }
    script.addEventListener('error', () => fail('auth/network-request-failed'))
    script.addEventListener('load', () => {
      const { grecaptcha } = window
      if (grecaptcha) grecaptcha.ready(() => resolve(grecaptcha))
      else fail('auth/captcha-check-failed')
    })
    document.head.append(script)
  })
  return coming
}

/**
 * The invisible reCAPTCHA that Firebase Auth wants before it sends an SMS; it shows itself where it
 * doubts, and may be clicked away. Each proof takes a box of its own, which is gone afterwards.
 */
export async function recaptcha(siteKey: string): Promise<string> {
  const google = await load()
  const box = document.createElement('div')
  document.body.append(box)
  let watched: (() => void) | undefined
  const proof = new Promise<string>((resolve, reject) => {
    const fail = (code: string) => () => reject(identityFailed(code))
    watched = watchChallenge(fail('auth/popup-closed-by-user'))
    const id = google.render(box, {
      sitekey: siteKey,
      size: 'invisible',
      callback: resolve,
      'error-callback': fail('auth/network-request-failed'),
      'expired-callback': fail('auth/captcha-check-failed'),
    })
    google.execute(id)
  })
  return proof.finally(() => {
    watched?.()
    box.remove()
  })
}
