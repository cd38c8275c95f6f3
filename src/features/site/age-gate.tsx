import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import {
  Button,
  Dialog,
  DialogBody,
  DialogContent,
  DialogDescription,
  DialogTitle,
  Niche,
} from '#components/index.ts'

export interface AgeGateProps {
  open: boolean
  /** Years one must have. */
  minAge: number
  /** Days that the answer is remembered. */
  days: number
  /** The language switch: what may be asked for before. */
  languages: ReactNode
  onConfirm(): void
  /** Leads away from the site. */
  onLeave(): void
}

/** Asks for one’s age before everything but the language (S19). */
export function AgeGate({ open, minAge, days, languages, onConfirm, onLeave }: AgeGateProps) {
  const { t } = useLingui()
  return (
    // Neither Esc nor the veil is an answer.
    <Dialog open={open}>
      <DialogContent closeLabel={null}>
        <DialogBody className="items-center text-center">
          <div className="absolute end-3 top-3">{languages}</div>
          <div className="relative mt-2 w-[104px]" aria-hidden="true">
            <Niche className="w-full" />
            <span className="absolute inset-x-0 bottom-[22%] type-display-sm text-primary">
              {minAge}
              <span className="type-body-lg">+</span>
            </span>
          </div>
          <div>
            <DialogTitle className="pe-0 text-balance">{t`Are you ${minAge} or older?`}</DialogTitle>
            <DialogDescription className="mt-2 text-balance">
              {t`This is a play-credit game site for adults. The operator sets the minimum age`}
            </DialogDescription>
          </div>
          <div className="flex w-full flex-col gap-2">
            <Button variant="primary" size="lg" className="w-full" onClick={onConfirm}>
              {t`Yes, I’m ${minAge} or older`}
            </Button>
            <Button variant="ghost" className="w-full" onClick={onLeave}>
              {t`I’m under ${minAge}`}
            </Button>
          </div>
          <p className="type-body-sm text-muted">
            {t`Your answer is kept on this device for ${days} days`}
          </p>
        </DialogBody>
      </DialogContent>
    </Dialog>
  )
}
