import { useCall } from '#client/index.ts'
import { lotteryLaunch } from '#contract/index.ts'
import { frameAddress, readMessage } from '#platform/vendor-frame.ts'
import { kept } from '#features/site/index.ts'
import { useEffect, useEffectEvent, useState } from 'react'

export interface BetFrameOptions {
  gameCode: string
  /** What its player has is another sum by now. */
  onBalance(): void
  /** Its page wants to be left. */
  onLeave(): void
}

/** How long a vendor’s page may be on its way before that is said, as on /game, ms. */
const slowAfter = 10_000

/**
 * The lobby launch (L1): whether an operator's vendor runs a lottery, and what its page tells. An address
 * is good once, so it is not asked for again while that page stands, and is forgotten with it.
 */
export function useBetFrame({ gameCode, onBalance, onLeave }: BetFrameOptions) {
  const launch = useCall(
    lotteryLaunch,
    { lottoPrizeMode: 'SEA', lottoGameCode: gameCode, lottoView: 'betting', backUrl: '/lottery' },
    { ...kept, revalidateOnFocus: false, revalidateOnReconnect: false, dedupingInterval: 0 },
  )
  // An empty address would be our own page.
  const url = launch.data?.game_url || null
  const [here, setHere] = useState<string | null>(null)
  const [slow, setSlow] = useState<string | null>(null)
  const [trouble, setTrouble] = useState<{ url: string; code: string } | null>(null)

  const forget = useEffectEvent(() => {
    if (url !== null) void launch.mutate(undefined, { revalidate: false }).catch(() => undefined)
  })
  useEffect(() => () => forget(), [])

  // A frame that this page may not show at all says nothing by itself.
  useEffect(() => {
    if (url === null) return
    const refuse = ({ effectiveDirective }: SecurityPolicyViolationEvent) => {
      if (effectiveDirective === 'frame-src') setTrouble({ url, code: 'LV-BLOCKED' })
    }
    document.addEventListener('securitypolicyviolation', refuse)
    return () => document.removeEventListener('securitypolicyviolation', refuse)
  }, [url])

  const hasCome = here !== null && here === url
  useEffect(() => {
    if (url === null || hasCome) return
    const timer = setTimeout(() => setSlow(url), slowAfter)
    return () => clearTimeout(timer)
  }, [url, hasCome])

  return {
    /** Answered: null is Foyer's own screen. */
    known: launch.data !== undefined,
    url,
    address: url === null ? null : frameAddress(url, location.origin),
    here: hasCome,
    /** It has been on its way for long. */
    slow: !hasCome && slow !== null && slow === url,
    /** What the page said of itself, or why it may not stand here; null while all is well. */
    trouble: trouble !== null && trouble.url === url ? trouble.code : null,
    error: launch.error,
    busy: launch.isValidating,
    again: () => void launch.mutate().catch(() => undefined),
    onArrived: () => setHere(url),
    onMessage(data: unknown) {
      const message = readMessage(data)
      if (message?.type === 'foyer:ready') setHere(url)
      if (message?.type === 'foyer:balance') onBalance()
      if (message?.type === 'foyer:leave') onLeave()
      if (message?.type === 'foyer:failed' && url !== null) {
        setTrouble({ url, code: `LV-${message.code ?? '1'}` })
      }
    },
  }
}
