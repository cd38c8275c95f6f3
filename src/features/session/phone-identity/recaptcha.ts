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
    script.addEventListener('error', () => {
      coming = null
      script.remove()
      reject(identityFailed('auth/network-request-failed'))
    })
    script.addEventListener('load', () => {
      const { grecaptcha } = window
      if (grecaptcha) grecaptcha.ready(() => resolve(grecaptcha))
      else reject(identityFailed('auth/captcha-check-failed'))
    })
    document.head.append(script)
  })
  return coming
}

/**
 * The invisible reCAPTCHA that Firebase Auth wants before it sends an SMS; it shows itself where it
 * doubts. Each proof takes a box of its own, which is gone afterwards.
 */
export async function recaptcha(siteKey: string): Promise<string> {
  const google = await load()
  const box = document.createElement('div')
  document.body.append(box)
  const proof = new Promise<string>((resolve, reject) => {
    const fail = (code: string) => () => reject(identityFailed(code))
    const id = google.render(box, {
      sitekey: siteKey,
      size: 'invisible',
      callback: resolve,
      'error-callback': fail('auth/network-request-failed'),
      'expired-callback': fail('auth/captcha-check-failed'),
    })
    google.execute(id)
  })
  return proof.finally(() => box.remove())
}
