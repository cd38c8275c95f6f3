import { expect, fn, screen, userEvent } from 'storybook/test'
import { SpeedTestDialog, type SpeedTestDialogProps } from '#features/support/speed-test-dialog.tsx'
import type { SpeedTestStatus } from '#features/support/speed-test-state.ts'
import preview from '#storybook/preview.tsx'
import { ownWindow } from '#stories/support/index.ts'
import { inSite } from '#stories/support/site.tsx'

const around = { open: true, onOpenChange: fn(), onStart: fn(), onStop: fn() }
const site = {
  origin: 'https://foyer.example',
  own: true,
  unreachable: false,
  samples: [48, 41, 52],
}
const near = {
  origin: 'https://bkk.cdn.example',
  own: false,
  unreachable: false,
  samples: [22, 19, 25],
}
const far = { origin: 'https://fra.cdn.example', own: false, unreachable: true, samples: [] }
const next = { origin: 'https://sgp.cdn.example', own: false, unreachable: false, samples: [] }

const statuses = {
  running: { ...around, status: 'running', lines: [site, { ...near, samples: [22] }, next] },
  stopped: { ...around, status: 'stopped', lines: [site, { ...near, samples: [22] }, next] },
  done: { ...around, status: 'done', lines: [site, near, far] },
} satisfies Record<SpeedTestStatus, SpeedTestDialogProps>

const meta = preview.meta({
  component: SpeedTestDialog,
  decorators: [inSite],
  parameters: { layout: 'fullscreen', ...ownWindow },
  args: statuses.done,
})

/** Every prop on the panel. */
export const Playground = meta.story({ args: statuses.done })

/** Line after line. */
export const Running = meta.story({ args: statuses.running })

/** By the player. */
export const Stopped = meta.story({ args: statuses.stopped })

/** The fastest is marked; one gave no answer. */
export const Done = meta.story({ args: statuses.done })

/** A house without lists has one line, and nothing to compare it with. */
export const Alone = meta.story({ args: { ...statuses.done, lines: [site] } })

/** As many as an operator may list. */
export const Many = meta.story({
  args: {
    ...statuses.done,
    lines: [
      site,
      ...Array.from({ length: 14 }, (_, at) => ({
        ...near,
        origin: `https://a-rather-long-name-of-a-delivery-network-${at}.cdn.example`,
        samples: [20 + at * 70],
      })),
    ],
  },
})

/** It can be stopped and begun again. */
export const BehaviourStop = meta.story({
  globals: { locale: 'th' },
  args: { ...statuses.running, onStop: fn() },
  async play({ args }) {
    await userEvent.click(await screen.findByRole('button', { name: 'หยุดทดสอบ' }))
    await expect(args.onStop).toHaveBeenCalledOnce()
  },
})
