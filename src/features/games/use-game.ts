import { atLaunchMirror } from '#client/cdn.ts'
import { useWiring } from '#client/index.ts'
import { type Game, launchGame, languageCodes } from '#contract/index.ts'
import { readMessage } from '#platform/vendor-frame.ts'
import { useLocale } from '#features/site/index.ts'
import { useEffect, useEffectEvent, useReducer, useState } from 'react'
import { gameAddress, type LaunchItem, lotteryHref } from './launch-rules.ts'
import { gameState, launchProblem, launchTimes, startGame } from './launch-state.ts'

export interface UseGameOptions {
  /** Null while nothing is chosen. */
  item: LaunchItem | null
  /** Somebody is signed in: only then is a game played with a balance. */
  signedIn: boolean
  /** The balance has changed. */
  onBalance(): void
  /** The game wants to be left. */
  onLeave(): void
  /** It is a lottery, which is bet on at its own screen (section 4): an address alone does not say so. */
  onLottery(href: string): void
}

/** A game of the house looks like the page around it, which it cannot see. */
function inScheme(address: string): string {
  const url = new URL(address)
  url.hash = document.documentElement.dataset.scheme ?? ''
  return url.href
}

const wait = (milliseconds: number, signal: AbortSignal) =>
  new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, milliseconds)
    signal.addEventListener('abort', () => clearTimeout(timer), { once: true })
  })

/**
 * Opens a game (section 4, Game launch): asks for its address, waits for the frame, hears what it says.
 * An address is good once, so every attempt asks for another.
 */
export function useGame({ item, signedIn, onBalance, onLeave, onLottery }: UseGameOptions) {
  const { client } = useWiring()
  const { locale } = useLocale()
  const [state, dispatch] = useReducer(gameState, startGame)
  const [answered, setAnswered] = useState<{ of: LaunchItem; game: Game } | null>(null)
  // Of a game that was chosen before this one nothing is said.
  const told = answered && answered.of === item ? answered.game : null
  const [attempt, setAttempt] = useState(0)
  const now = () => new Date().toISOString()

  const start = useEffectEvent(async (wanted: LaunchItem, signal: AbortSignal) => {
    dispatch({ type: 'start' })
    if (!signedIn && wanted.mode === 'real') {
      return dispatch({ type: 'refused', reason: 'login' })
    }
    dispatch({ type: 'step', step: 'wallet' })
    const { nodeId, gameId, vassalage, roomId, mode } = wanted
    try {
      const least = wait(launchTimes.least, signal)
      const answer = await client.send(
        launchGame,
        {
          ...(nodeId !== undefined && { nodeId }),
          ...(gameId !== undefined && { gameId }),
          ...(vassalage !== undefined && { vassalage }),
          ...(roomId !== undefined && { roomId }),
          language: languageCodes[locale],
          demo: mode === 'demo' ? '1' : '0',
        },
        { signal },
      )
      if (signal.aborted) return
      const lottery = answer.game && lotteryHref(answer.game)
      if (lottery) return onLottery(lottery)
      if (answer.game) setAnswered({ of: wanted, game: answer.game })
      dispatch({ type: 'step', step: 'enter' })
      await least
      if (signal.aborted) return
      const address = gameAddress(answer, location.origin)
      if (!address) return dispatch({ type: 'refused', reason: 'untrusted' })
      // At a mirror it is the house's own all the same.
      const url = address.own ? atLaunchMirror(inScheme(address.url)) : address.url
      dispatch({ type: 'opened', address: { ...address, url } })
    } catch (error) {
      const problem = launchProblem(error, now())
      if (problem && !signal.aborted) dispatch(problem)
    }
  })
  useEffect(() => {
    if (!item) return
    const controller = new AbortController()
    void start(item, controller.signal)
    return () => controller.abort()
  }, [item, attempt, signedIn])

  const waiting = state.status === 'opening' || state.status === 'slow'
  const url = 'address' in state ? state.address.url : null
  useEffect(() => {
    if (!waiting) return
    const since = performance.now()
    const timer = setInterval(() => {
      const seconds = Math.floor((performance.now() - since) / 1000)
      dispatch({ type: 'waited', seconds, at: now() })
    }, 1000)
    return () => clearInterval(timer)
  }, [waiting, url])

  const loaded = 'loaded' in state
  useEffect(() => {
    if (!loaded) return
    const timer = setTimeout(() => dispatch({ type: 'silent', at: now() }), launchTimes.silent)
    return () => clearTimeout(timer)
  }, [loaded, url])

  // A frame that this page may not show at all says nothing by itself.
  const open = url !== null
  useEffect(() => {
    if (!open) return
    const refuse = ({ effectiveDirective }: SecurityPolicyViolationEvent) => {
      if (effectiveDirective === 'frame-src') dispatch({ type: 'refused', reason: 'blocked' })
    }
    document.addEventListener('securitypolicyviolation', refuse)
    return () => document.removeEventListener('securitypolicyviolation', refuse)
  }, [open])

  return {
    state,
    game: told ?? item?.game ?? null,
    /** The same once the server has said all of it. */
    told,
    /** Asks for another address: reload, or a next try. */
    again: () => setAttempt((last) => last + 1),
    /** The frame has loaded something. */
    onArrived: () => dispatch({ type: 'loaded' }),
    /** The frame said something; whoever calls has made sure that it was the frame. */
    onMessage(data: unknown) {
      const message = readMessage(data)
      if (message?.type === 'foyer:ready') dispatch({ type: 'ready' })
      if (message?.type === 'foyer:balance') onBalance()
      if (message?.type === 'foyer:leave') onLeave()
      if (message?.type === 'foyer:failed') {
        dispatch({ type: 'failed', code: `GL-${message.code ?? '1'}`, at: now() })
        // A round may have been open.
        onBalance()
      }
    },
  }
}
