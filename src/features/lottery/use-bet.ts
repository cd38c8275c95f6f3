import { useCall } from '#client/index.ts'
import { balance, lotteryTickets, recentLotteries } from '#contract/index.ts'
import { useAccount } from '#features/session/index.ts'
import { useEffect, useEffectEvent, useReducer, useState } from 'react'
import { useSWRConfig } from 'swr'
import type { BetProps } from './bet.tsx'
import { dayTimesOf, playOf, termsOf } from './bet-data.ts'
import { betProblem } from './bet-problem.ts'
import { betReducer, idleBet, isAsking } from './bet-state.ts'
import { amountOf, minorOf } from './slip-money.ts'
import { itemsOf, sumsOf } from './slip-rules.ts'
import { isOtherUnanswered } from './slip-sent.ts'
import { keyOf } from './slip-state.ts'
import { useBetFrame } from './use-bet-frame.ts'
import { takesNow, timingOf, useBetDraw } from './use-bet-draw.ts'
import { useKept } from './use-kept.ts'
import { useSendSlip } from './use-send-slip.ts'
import { useStake } from './use-stake.ts'

/** What the screen shows, without what the page puts around it. */
export type BetState = BetProps extends infer Props
  ? Props extends BetProps
    ? Omit<Props, 'backHref' | 'lead' | 'tickets'>
    : never
  : never

export interface BetOptions {
  gameCode: string
  /** Of the address, as its play type; another one, or none, is the first. */
  province: string | null
  onProvince(id: string): void
  playType: string | null
  onPlayType(code: string): void
  /** Lets a member go on at once, and a guest after they have logged in. */
  protect(run: () => void): void
  onTickets(): void
  /** Back to the lotteries. */
  onLeave(): void
}

/** A draw, a slip of it, and its way to a ticket (L1). */
export function useBet(options: BetOptions): BetState {
  const { gameCode, province, playType, onPlayType, protect, onTickets, onLeave } = options
  const account = useAccount()
  const { mutate } = useSWRConfig()
  const [state, tell] = useReducer(betReducer, idleBet)
  const draw = useBetDraw({ account, gameCode, province, asking: isAsking(state) })
  const { slip, dispatch } = draw
  const money = useCall(balance, account === null ? null : {})
  const frame = useBetFrame({
    gameCode,
    onBalance: () => void money.mutate().catch(() => undefined),
    onLeave,
  })
  const sendSlip = useSendSlip(account, draw.name, (ticket, lines) => {
    tell({ type: 'placed', ticket: { ...ticket, lines: ticket.lines.length, balance: null } })
    dispatch({ type: 'placed', lines })
    const stale = [balance, lotteryTickets, recentLotteries].map(({ path }) => `${path} `)
    void mutate(
      (key) => typeof key === 'string' && stale.some((start) => key.startsWith(start)),
    ).catch(() => undefined)
  })
  const rules = draw.shown
  const stake = useStake(rules)
  const own = useKept(account)
  const [wants, setWants] = useState(false)

  const ask = useEffectEvent(() => {
    if (!rules) return
    const total = minorOf(sumsOf(itemsOf(slip.lines, termsOf(rules)), rules.plays).total)
    if (money.data && total > minorOf(money.data.sumBalance)) {
      tell({ type: 'refused', problem: { kind: 'short' } })
    } else tell({ type: 'asked' })
  })
  // Who has just logged in may have less than the slip costs, and their balance is still on its way.
  const known = rules !== undefined && (money.data !== undefined || money.error !== undefined)
  useEffect(() => {
    if (!wants || !known) return
    setWants(false)
    ask()
  }, [wants, known])

  const { address } = frame
  const failed = frame.known ? draw.error : frame.error
  if (frame.url !== null) {
    if (address === null) return { status: 'missing' }
    const { trouble, here, slow, onArrived, onMessage } = frame
    if (trouble === null) {
      return {
        status: 'framed',
        name: rules?.game.remark ?? '',
        address,
        here,
        slow,
        onReload: frame.again,
        onArrived,
        onMessage,
      }
    }
    return { status: 'failed', code: trouble, retrying: frame.busy, onRetry: frame.again }
  }
  if (!rules || !frame.known || draw.missed) {
    if (!failed) return { status: 'loading' }
    if (failed.status === 404) return { status: 'missing' }
    return {
      status: 'failed',
      code: `LB-${failed.reason}`,
      retrying: frame.busy || draw.isValidating,
      onRetry() {
        frame.again()
        void draw.mutate().catch(() => undefined)
      },
    }
  }

  const { game, plays, minStake: min, maxStake: max } = rules
  const play = plays.find(({ code }) => code === playType) ?? plays[0]
  if (!play) return { status: 'missing' }
  const terms = termsOf(rules)
  const items = itemsOf(slip.lines, terms)
  const sums = sumsOf(items, plays)
  const timing = timingOf(rules)
  const changed: typeof dispatch = (event) => {
    dispatch(event)
    tell({ type: 'changed' })
  }
  const refuse = (kind: 'empty' | 'faulty' | 'closed') =>
    tell({ type: 'refused', problem: { kind } })

  const sending = {
    drawId: rules.drawId,
    lines: slip.lines.map((line) => ({
      ...line,
      rate: playOf(plays, line.playType)?.rate ?? '0',
    })),
  }
  const send = () => {
    tell({ type: 'sent' })
    void sendSlip(sending).catch((error: unknown) => {
      const problem = betProblem(error)
      tell(problem ? { type: 'refused', problem } : { type: 'asked' })
      // What is not true any more is asked for anew.
      void draw.mutate().catch(() => undefined)
      void money.mutate().catch(() => undefined)
    })
  }

  const of = (kind: 'half' | 'closed') =>
    rules.limited
      .filter((one) => one.kind === kind && one.playType === play.code)
      .map(({ numbers }) => numbers)
  const closed = of('closed')
  const { closesOn, drawsOn } = dayTimesOf(game)
  const isOpen = takesNow(timing)
  return {
    status: 'ready',
    head: {
      game: { id: game.gameId, vendor: game.vendor, imageUrl: game.imageUrl, name: game.remark },
      numero: game.numero,
      province: rules.province ?? null,
      closesOn,
      drawsOn,
      lastNumbers: game.lastNumbers,
      timing,
    },
    provinces: draw.province
      ? {
          provinces: rules.provinces,
          chosen: draw.province.id,
          onChoose(id) {
            options.onProvince(id)
            tell({ type: 'changed' })
          },
        }
      : null,
    plays: { plays, chosen: play.code, onChoose: onPlayType },
    entry: {
      play,
      chosen: new Set(
        slip.lines.filter((line) => line.playType === play.code).map(({ numbers }) => numbers),
      ),
      closed: new Set(closed),
      stakes: { choices: rules.stakes.slice(0, 7), min, max, ...stake },
      hints: {
        half: of('half'),
        closed,
        frequent: rules.frequent.filter(({ numbers }) => numbers.length === play.digits),
        draws: rules.frequentDraws,
        notes: slip.notes,
      },
      kept: own.numbers.filter((numbers) => numbers.length === play.digits),
      onAdd(lines) {
        changed({
          type: 'added',
          lines: lines.map(({ numbers, stake: typed }) => ({
            playType: play.code,
            numbers,
            stake: typed ?? stake.stake,
          })),
          closed: terms.closed,
          most: rules.mostLines,
        })
      },
      onRemove: (numbers) =>
        changed({ type: 'removed', key: keyOf({ playType: play.code, numbers }) }),
      onKeep: () => own.keep(slip.lines.map(({ numbers }) => numbers)),
      onForget: own.forget,
    },
    slip: {
      items,
      sums,
      min,
      max,
      balanceAfter: money.data
        ? amountOf(minorOf(money.data.sumBalance) - minorOf(sums.total))
        : null,
      draw: { drawId: rules.drawId, commitment: rules.commitment },
      canUndo: slip.undo !== null,
      open: isOpen,
      awaitsNext: draw.awaitsNext,
      cancelMinutes: rules.cancelMinutes > 0 ? rules.cancelMinutes : null,
      problem: state.status === 'refused' && !state.asked ? state.problem : null,
      failures: state.failures,
      onStake: (key, next) => changed({ type: 'staked', key, stake: next }),
      onRemove: (key) => changed({ type: 'removed', key }),
      onClear: () => changed({ type: 'cleared' }),
      onUndo: () => changed({ type: 'undone' }),
      onSend() {
        if (items.length === 0) return refuse('empty')
        if (items.some(({ fault }) => fault !== null)) return refuse('faulty')
        if (!takesNow(timing)) return refuse('closed')
        protect(() => setWants(true))
      },
      onNextDraw() {
        draw.onNextDraw()
        tell({ type: 'changed' })
      },
      onThisDraw: draw.onThisDraw,
    },
    confirm: {
      state,
      name: game.remark,
      numero: game.numero,
      province: rules.province ?? null,
      closesOn,
      count: items.length,
      halves: items.filter(({ half }) => half).length,
      doubtful: isAsking(state) && isOtherUnanswered(account, draw.name, sending),
      sums,
      onConfirm: send,
      onClose: () => tell({ type: 'closed' }),
      onTickets() {
        tell({ type: 'closed' })
        onTickets()
      },
    },
  }
}
