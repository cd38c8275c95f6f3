import { liftNew } from '#platform/above-dialogs.ts'
import type { HostedProvider } from './challenges.ts'

/** What a hosted check is drawn with, and whom it tells. */
export interface HostedCheck {
  element: HTMLElement
  siteKey: string
  dark: boolean
  /** Of the page, such as `th`. */
  language: string
  onProof(proof: string): void
  /** It broke, or the network did. */
  onTrouble(): void
}

/** Draws a check; the function it answers takes it away. */
type Draw = (check: HostedCheck) => () => void

/** The little of each provider's script that is used here. */
interface Widgets {
  turnstile?: {
    render(element: HTMLElement, options: Record<string, unknown>): string
    remove(id: string): void
  }
  hcaptcha?: {
    render(element: HTMLElement, options: Record<string, unknown>): string
    remove(id: string): void
  }
  initGeetest4?: (
    options: Record<string, unknown>,
    ready: (captcha: {
      appendTo(element: HTMLElement): void
      onSuccess(listener: () => void): void
      onError(listener: () => void): void
      getValidate(): object | false
      destroy(): void
    }) => void,
  ) => void
}

const widgets = () => globalThis as Widgets

const scripts = new Map<string, Promise<void>>()

/** A provider's script, once; one that did not come is asked for again by the next check. */
function loadScript(address: string): Promise<void> {
  const known = scripts.get(address)
  if (known) return known
  const loading = new Promise<void>((resolve, reject) => {
    const script = document.createElement('script')
    script.src = address
    script.async = true
    script.addEventListener('load', () => resolve())
    script.addEventListener('error', () => {
      script.remove()
      scripts.delete(address)
      reject(new Error(address))
    })
    document.head.append(script)
  })
  scripts.set(address, loading)
  return loading
}

const boxed =
  (name: 'turnstile' | 'hcaptcha'): Draw =>
  ({ element, siteKey, dark, language, onProof, onTrouble }) => {
    const widget = widgets()[name]
    if (!widget) throw new Error(name)
    const id = widget.render(element, {
      sitekey: siteKey,
      theme: dark ? 'dark' : 'light',
      // Each takes the name that it knows.
      language,
      hl: language,
      // hCaptcha's pictures stay inside the dialog, where the keyboard can reach them.
      'challenge-container': element,
      callback: onProof,
      'error-callback': onTrouble,
      'expired-callback': onTrouble,
    })
    return () => widget.remove(id)
  }

/** Languages of the site as GeeTest names them; it has no others of ours. */
const geetestLanguages: Record<string, string> = { 'zh-CN': 'zho', id: 'ind' }

const geetest: Draw = ({ element, siteKey, dark, language, onProof, onTrouble }) => {
  const start = widgets().initGeetest4
  if (!start) throw new Error('geetest')
  let end: () => void = () => undefined
  let gone = false
  const options = {
    captchaId: siteKey,
    product: 'popup',
    language: geetestLanguages[language] ?? 'eng',
    theme: dark ? 'dark' : 'light',
  }
  // Its puzzle may come beside the dialog that its button is in.
  const lower = liftNew('[class*="geetest"]')
  start(options, (captcha) => {
    if (gone) return captcha.destroy()
    end = () => captcha.destroy()
    captcha.appendTo(element)
    captcha.onSuccess(() => {
      const result = captcha.getValidate()
      if (result) onProof(JSON.stringify(result))
    })
    captcha.onError(onTrouble)
  })
  return () => {
    gone = true
    lower()
    end()
  }
}

/** Where each provider's script is, and how its check is drawn. */
const providers: Record<HostedProvider, { script: string; draw: Draw }> = {
  turnstile: {
    script: 'https://challenges.cloudflare.com/turnstile/v0/api.js?render=explicit',
    draw: boxed('turnstile'),
  },
  hcaptcha: { script: 'https://js.hcaptcha.com/1/api.js?render=explicit', draw: boxed('hcaptcha') },
  geetest: { script: 'https://static.geetest.com/v4/gt4.js', draw: geetest },
}

/**
 * Loads a provider's script on use and draws its check.
 * @returns a function that takes it away
 */
export async function drawHosted(
  provider: HostedProvider,
  check: HostedCheck,
): Promise<() => void> {
  const { script, draw } = providers[provider]
  await loadScript(script)
  return draw(check)
}
