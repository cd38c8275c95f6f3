import { useWiring } from '#client/index.ts'
import { captcha } from '#contract/index.ts'
import { useEffect, useRef } from 'react'
import { type Captcha, captchaInterval, captchaLifetime, captchaOf } from './login-rules.ts'
import { useBotCheck } from './use-bot-check.ts'

export interface CaptchaPictures {
  /** A new picture, now, or the work instead, whichever was chosen; the one before is spent. */
  fetch(): void
  /** A picture for whoever cannot read this one: at most once a second (section 9). */
  refresh(): void
  /** The work instead (decision 33), from now on and until a picture is asked for. */
  skip(): void
  /** Work under way, for who sends the form before it is done; null when there is none. */
  settled(): Promise<Captcha | null>
}

/** Fetches pictures; only the last one asked for arrives, and it grows old. */
export function useCaptcha(on: { ask(): void; come(captcha: Captcha): void }): CaptchaPictures {
  const { client } = useWiring()
  const bots = useBotCheck()
  const round = useRef(0)
  const lastAt = useRef(-captchaInterval)
  const skips = useRef(false)
  const work = useRef<Promise<Captcha> | null>(null)
  const ageing = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(ageing.current), [])

  const begin = () => {
    clearTimeout(ageing.current)
    work.current = null
    return ++round.current
  }

  const arrive = (mine: number, came: Captcha) => {
    if (mine !== round.current) return
    on.come(came)
    if (came.status !== 'ready') return
    ageing.current = setTimeout(() => {
      if (mine === round.current) on.come({ status: 'expired' })
    }, captchaLifetime)
  }

  const prove = () => {
    const mine = begin()
    on.come({ status: 'proving' })
    const doing = bots
      .proveInstead()
      .then((proof): Captcha =>
        proof === null ? { status: 'unproved' } : { status: 'proved', proof },
      )
    work.current = doing
    void doing.then((came) => arrive(mine, came))
  }

  const fetchPicture = () => {
    lastAt.current = performance.now()
    const mine = begin()
    on.ask()
    void client
      .send(captcha, {})
      .then(captchaOf, (): Captcha => ({ status: 'failed' }))
      .then((came) => arrive(mine, came))
  }

  return {
    fetch() {
      if (skips.current) prove()
      else fetchPicture()
    },
    refresh() {
      if (performance.now() - lastAt.current < captchaInterval) return
      skips.current = false
      fetchPicture()
    },
    skip() {
      skips.current = true
      prove()
    },
    settled: async () => work.current,
  }
}
