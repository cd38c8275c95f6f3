import { Button, ChevronDownIcon, CopyButton, ShieldCheckIcon } from '#components/index.ts'
import { useLingui } from '@lingui/react/macro'
import { type ReactNode, useRef } from 'react'

/**
 * What became of doing a draw again in the browser; `kept`: it is fair, and the fingerprint is the one
 * on the reader’s own ticket.
 */
export const proofStatuses = ['none', 'checking', 'fair', 'kept', 'unfair', 'failed'] as const
export type ProofStatus = (typeof proofStatuses)[number]

export interface ProofProps {
  status: ProofStatus
  /** Its name, which the numbers are worked out from. */
  drawId: string
  /** SHA-256 of the seed, in hexadecimal; published when the draw opened. */
  commitment: string
  /** Shown once drawn; null before. */
  seed: string | null
  /** Without it nothing is checked: there is nothing yet. */
  onCheck?(): void
  /** Open from the start: somebody came for it. @default false */
  open?: boolean
}

/** Why anybody can be sure that nobody chose the numbers, step by step, and a way to do it again. */
export function Proof({ status, drawId, commitment, seed, onCheck, open = false }: ProofProps) {
  const { t } = useLingui()
  return (
    <details open={open} className="group">
      <summary className="flex min-h-target w-fit cursor-pointer list-none items-center gap-2 rounded-sm type-label text-secondary hover:text-primary">
        {t`How this draw can be checked`}
        <ChevronDownIcon size="sm" className="group-open:rotate-180" />
      </summary>
      <div className="flex flex-col gap-4 pb-2">
        <ol className="flex list-decimal flex-col gap-3 ps-5 type-body-sm text-secondary">
          <Step
            text={t`Before the first ticket the house fixed a secret and published its fingerprint (SHA-256)`}
          >
            <Code label={t`Fingerprint`}>{commitment}</Code>
          </Step>
          <Step
            text={
              seed === null
                ? t`After the draw the secret is shown here, and its fingerprint must be the one above`
                : t`After the draw the secret is shown. Its fingerprint must be the one above`
            }
          >
            {seed !== null && <Code label={t`Secret`}>{seed}</Code>}
          </Step>
          <Step
            text={t`The numbers are worked out from the secret and the name of the draw (HMAC-SHA256). The same two always give the same numbers`}
          >
            <Code label={t`Name of the draw`}>{drawId}</Code>
          </Step>
        </ol>
        {seed !== null && onCheck && (
          <div className="flex flex-wrap items-center gap-3">
            <Button
              size="sm"
              iconStart={<ShieldCheckIcon />}
              busy={status === 'checking'}
              busyLabel={t`Checking`}
              onClick={onCheck}
            >
              {t`Check this draw`}
            </Button>
            <p role="status" className="type-body-sm">
              <Verdict status={status} />
            </p>
          </div>
        )}
      </div>
    </details>
  )
}

function Verdict({ status }: { status: ProofStatus }) {
  const { t } = useLingui()
  switch (status) {
    case 'fair':
      return (
        <span className="text-positive">
          {t`The secret fits its fingerprint, and gives these numbers`}
        </span>
      )
    case 'kept':
      return (
        <span className="text-positive">
          {t`The secret fits the fingerprint on your ticket, and gives these numbers`}
        </span>
      )
    case 'unfair':
      return <span className="text-negative">{t`This doesn’t add up. Tell customer service`}</span>
    case 'failed':
      return t`This browser can’t check it here. Open the site over https`
    default:
      return null
  }
}

function Step({ text, children }: { text: string; children?: ReactNode }) {
  return (
    <li>
      {text}
      {children}
    </li>
  )
}

/** Sixty-four characters that nobody types: they break anywhere, and can be copied. */
function Code({ label, children }: { label: string; children: string }) {
  const { t } = useLingui()
  const code = useRef<HTMLElement>(null)
  return (
    <div className="mt-1.5 flex items-center gap-2 rounded-md bg-sunken ps-4">
      <span className="sr-only">{label}</span>
      <code
        ref={code}
        translate="no"
        className="min-w-0 flex-1 py-2 type-caption break-all text-primary"
      >
        {children}
      </code>
      <CopyButton
        iconOnly
        variant="ghost"
        text={children}
        source={code}
        label={t`Copy`}
        copiedLabel={t`Copied`}
        failedLabel={t`Select it and copy by hand`}
      />
    </div>
  )
}
