import { useCallback, useEffect, useState, useSyncExternalStore } from 'react'
import type { BotCheckStatus } from './bot-check-dialog.tsx'
import { challenges } from './bot-check/challenges.ts'
import { drawHosted } from './bot-check/hosted.ts'

/** A place on the page where a hosted provider's check can be shown (A7). */
export function useHostedCheck() {
  const [place] = useState(() => Symbol('place'))
  const challenge = useSyncExternalStore(
    challenges.subscribe,
    () => challenges.at(place),
    () => null,
  )
  const [status, setStatus] = useState<BotCheckStatus>('loading')
  useEffect(() => challenges.offer(place), [place])

  const stage = useCallback(
    (element: HTMLDivElement | null) => {
      if (!element || !challenge) return
      let gone = false
      let end: () => void = () => undefined
      const { dataset, lang } = document.documentElement
      const trouble = () => {
        if (!gone) setStatus('failed')
      }
      setStatus('loading')
      drawHosted(challenge.provider, {
        element,
        siteKey: challenge.siteKey,
        dark: dataset.scheme === 'dark',
        language: lang,
        onProof: challenge.settle,
        onTrouble: trouble,
      }).then((remove) => {
        if (gone) return remove()
        end = remove
        setStatus('shown')
      }, trouble)
      return () => {
        gone = true
        end()
      }
    },
    [challenge],
  )

  return {
    open: challenge !== null,
    status,
    stage,
    /** The stage comes back, and with it the check. */
    onRetry: () => setStatus('loading'),
    onCancel: () => challenge?.settle(null),
  }
}
