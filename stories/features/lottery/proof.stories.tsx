import { fn } from 'storybook/test'
import { Proof, type ProofProps, type ProofStatus } from '#features/lottery/proof.tsx'
import preview from '#storybook/preview.tsx'
import { makeResult } from '#stories/fixtures/lottery/results.ts'
import { inSite } from '#stories/support/site.tsx'

const { drawId, commitment, seed } = makeResult()
const around = { drawId, commitment, seed, onCheck: fn(), open: true }

const statuses = {
  none: { ...around, status: 'none' },
  checking: { ...around, status: 'checking' },
  fair: { ...around, status: 'fair' },
  kept: { ...around, status: 'kept' },
  unfair: { ...around, status: 'unfair' },
  failed: { ...around, status: 'failed' },
} satisfies Record<ProofStatus, ProofProps>

const meta = preview.meta({ component: Proof, decorators: [inSite], args: statuses.none })

/** Every prop on the panel. */
export const Playground = meta.story({ args: statuses.none })

/** Drawn, and not checked yet. */
export const None = meta.story({ args: statuses.none })

/** The browser draws it again. */
export const Checking = meta.story({ args: statuses.checking })

/** It fits. */
export const Fair = meta.story({ args: statuses.fair })

/** It fits what the reader was given with their ticket. */
export const Kept = meta.story({ args: statuses.kept })

/** It does not. */
export const Unfair = meta.story({ args: statuses.unfair })

/** A browser without cryptography. */
export const Failed = meta.story({ args: statuses.failed })

/** Before the draw: the fingerprint alone. */
export const BeforeTheDraw = meta.story({ args: { ...statuses.none, seed: null } })
