import { useState } from 'react'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { GameScreen, type GameScreenProps } from '#features/games/game-screen.tsx'
import { GameRefused } from '#features/games/game-trouble.tsx'
import { type GameStatus, type Refusal, refusals } from '#features/games/launch-state.ts'
import preview from '#storybook/preview.tsx'
import { shownGame } from '#stories/fixtures/games/launch.ts'
import { inSite } from '#stories/support/site.tsx'

const around = {
  game: shownGame,
  mode: 'real',
  balance: '12480.00',
  minutes: 0,
  reminder: null,
  onReminded: fn(),
  full: false,
  onArrived: fn(),
  onMessage: fn(),
  onLeave: fn(),
  onReload: fn(),
  onService: fn(),
  onLogin: fn(),
} as const

const address = { url: 'about:blank', origin: 'null', own: true }

const statuses = {
  none: { ...around, status: 'none' },
  asking: { ...around, status: 'asking', step: 'wallet' },
  opening: { ...around, status: 'opening', address },
  slow: { ...around, status: 'slow', address, seconds: 14 },
  playing: { ...around, status: 'playing', address },
  refused: { ...around, status: 'refused', reason: 'closed' },
  failed: { ...around, status: 'failed', code: 'GL-504', at: '2026-11-20T14:48:07Z' },
  stopped: { ...around, status: 'stopped', code: 'GL-V-9', at: '2026-11-20T14:48:07Z' },
} satisfies Record<GameStatus, GameScreenProps>

const meta = preview.meta({
  component: GameScreen,
  decorators: [inSite],
  parameters: { layout: 'fullscreen' },
  args: statuses.asking,
})

/** Every prop on the panel. */
export const Playground = meta.story({ args: statuses.failed })

/** `/game` by its address alone. */
export const None = meta.story({ args: statuses.none })

/** From the press until there is an address. */
export const Asking = meta.story({ args: statuses.asking })

/** The frame loads; here an empty one. */
export const Opening = meta.story({ args: statuses.opening })

/** It takes longer than ten seconds. */
export const Slow = meta.story({ args: statuses.slow })

/** The game under its bar. */
export const Playing = meta.story({
  args: { ...statuses.playing, minutes: 42, favourite: { pressed: true, onToggle: fn() } },
})

/** With a balance that is made up. */
export const Demo = meta.story({ args: { ...statuses.playing, mode: 'demo', balance: null } })

/** An hour is over. */
export const Reminder = meta.story({ args: { ...statuses.playing, minutes: 60, reminder: 1 } })

/** It did not open, and nothing was taken. */
export const Failed = meta.story({ args: statuses.failed })

/** It broke off while it was played. */
export const Stopped = meta.story({ args: statuses.stopped })

/** Under maintenance. */
export const Refused = meta.story({ args: statuses.refused })

const refused = (reason: Refusal) => ({ ...around, status: 'refused', reason }) as const

/** Every reason for a no. */
export const Refusals = meta.story({
  args: refused('blocked'),
  render: (args) => (
    <ul>
      {refusals.map((reason) => (
        <li key={reason}>
          <GameRefused
            reason={reason}
            onLogin={args.onLogin}
            onRetry={args.onReload}
            onLeave={args.onLeave}
          />
        </li>
      ))}
    </ul>
  ),
})

/** The browser may not show this address at all. */
export const Blocked = meta.story({ args: refused('blocked') })

/** Every seat of the room was taken meanwhile. */
export const RoomFull = meta.story({ args: refused('room-full') })

/** A room takes a higher balance than there is. */
export const LowBalance = meta.story({ args: refused('low-balance') })

/** A guest is asked to log in. */
export const LoginNeeded = meta.story({ args: refused('login') })

/** Nothing is known of the game but its address. */
export const Unknown = meta.story({ args: { ...statuses.failed, game: null, balance: null } })

/** A phone: most of the bar is in a menu. */
export const Phone = meta.story({
  globals: { viewport: { value: 'mobile2' } },
  args: statuses.playing,
})

/** Cancel, retry, service and the way back do what they say. */
export const BehaviourWaysOut = meta.story({
  globals: { locale: 'en' },
  args: { ...statuses.failed, onLeave: fn(), onReload: fn(), onService: fn() },
  async play({ args, canvas }) {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await expect(args.onReload).toHaveBeenCalledOnce()
    await userEvent.click(canvas.getByRole('button', { name: 'Back to the lobby' }))
    await expect(args.onLeave).toHaveBeenCalledOnce()
  },
})

/** That it takes long is said, once, and not with every second. */
export const BehaviourSlow = meta.story({
  globals: { locale: 'en' },
  args: statuses.slow,
  async play({ canvas }) {
    const notice = canvas.getByText(/taking longer than usual/, { selector: '[role=status]' })
    await expect(notice).not.toHaveTextContent('14')
  },
})

function Retried(props: GameScreenProps) {
  const [asked, setAsked] = useState(false)
  const next = asked ? statuses.asking : props
  return <GameScreen {...next} onReload={() => setAsked(true)} />
}

/** A button that goes with what it stood in leaves the focus to the page. */
export const BehaviourFocus = meta.story({
  globals: { locale: 'en' },
  args: statuses.failed,
  render: (args) => <Retried {...args} />,
  async play({ canvas }) {
    canvas.getByRole('button', { name: 'Try again' }).focus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(canvas.getByRole('main')).toHaveFocus())
  },
})

/** The same for one that is slow. */
export const BehaviourFocusSlow = meta.story({
  globals: { locale: 'en' },
  args: statuses.slow,
  render: (args) => <Retried {...args} />,
  async play({ canvas }) {
    canvas.getByRole('button', { name: 'Reload' }).focus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(canvas.getByRole('main')).toHaveFocus())
  },
})

/** Only the frame itself is heard. */
export const BehaviourMessages = meta.story({
  args: { ...statuses.playing, onMessage: fn() },
  async play({ args }) {
    window.postMessage({ type: 'foyer:balance' }, '*')
    await new Promise((resolve) => requestAnimationFrame(resolve))
    await expect(args.onMessage).not.toHaveBeenCalled()
  },
})
