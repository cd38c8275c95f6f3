import { useWiring } from '#client/index.ts'
import { captcha } from '#contract/index.ts'
import { useRef } from 'react'
import { type Captcha, captchaInterval, captchaOf } from './login-rules.ts'

export interface CaptchaPictures {
  /** A new picture, now; the one before is spent. */
  fetch(): void
  /** As `fetch`, for whoever cannot read the picture: at most once a second (section 9). */
  refresh(): void
}

/** Fetches pictures; only the last one asked for arrives. */
export function useCaptcha(on: { ask(): void; come(captcha: Captcha): void }): CaptchaPictures {
  const { client } = useWiring()
  const round = useRef(0)
  const lastAt = useRef(-captchaInterval)

  const fetch = () => {
    lastAt.current = performance.now()
    const mine = ++round.current
    on.ask()
    void client
      .send(captcha, {})
      .then(captchaOf, (): Captcha => ({ status: 'failed' }))
      .then((came) => {
        if (mine === round.current) on.come(came)
      })
  }
  return {
    fetch,
    refresh() {
      if (performance.now() - lastAt.current >= captchaInterval) fetch()
    },
  }
}
