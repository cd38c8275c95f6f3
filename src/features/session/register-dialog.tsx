import { useLingui } from '@lingui/react/macro'
import { Dialog, DialogBody, DialogContent, DialogTitle, HeroScene } from '#components/index.ts'
import { useBrand } from '#features/site/index.ts'
import type { ReactNode } from 'react'
import { useEffect, useRef } from 'react'
import { RegisterForm } from './register-form.tsx'
import { RegisterLead } from './register-lead.tsx'
import type { RegisterFormProps } from './register-props.ts'

export interface RegisterDialogProps {
  open: boolean
  onOpenChange(open: boolean): void
  form: RegisterFormProps
  /** The ways in by somebody else (A3). */
  social?: ReactNode
}

/** The registration form over any page, beside the brand's scene; all of the screen on a phone. */
export function RegisterDialog({ open, onOpenChange, form, social }: RegisterDialogProps) {
  const { t } = useLingui()
  const { scene } = useBrand()
  const body = useRef<HTMLDivElement>(null)
  const ready = form.status !== 'loading'
  /** What one is here for, not the switch above it. */
  const goToFirst = (): boolean => {
    const first = body.current?.querySelector('input')
    first?.focus()
    return first !== null && first !== undefined
  }
  useEffect(() => {
    // The fields came after the dialog.
    if (open && ready) goToFirst()
  }, [open, ready])
  return (
    <Dialog open={open} onOpenChange={onOpenChange}>
      <DialogContent
        size={960}
        phone="full"
        closeLabel={t({ message: 'Close', context: 'dialog' })}
        aria-describedby={undefined}
        onOpenAutoFocus={(event) => {
          if (goToFirst()) event.preventDefault()
        }}
      >
        <div className="flex min-h-0 flex-1 lg:grid lg:grid-cols-[372px_minmax(0,1fr)]">
          <div className="relative overflow-hidden bg-linear-to-b from-ornament-sky2 to-ornament-sky1 p-8 max-lg:hidden">
            {/* Wider than its window, so that the scene's subject stands in the middle of it; never so
                high that it stands behind the words. */}
            <HeroScene
              name={scene}
              uid="join"
              className="absolute start-0 bottom-0 h-[430px] max-h-[calc(100%-212px)] w-[493px] mask-t-from-70%"
            />
            <p className="relative type-display-md text-ornament-on-sky">{t`We left the lights on`}</p>
            <RegisterLead className="relative mt-2 text-ornament-on-sky" />
          </div>
          <DialogBody className="min-w-0">
            <DialogTitle>{t`Create an account`}</DialogTitle>
            <RegisterLead className="text-secondary lg:hidden" />
            <div ref={body} className="flex flex-col gap-4">
              <RegisterForm {...form} />
            </div>
            {social}
          </DialogBody>
        </div>
      </DialogContent>
    </Dialog>
  )
}
