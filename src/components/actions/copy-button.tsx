import { type MouseEvent, type RefObject, useEffect, useRef, useState } from 'react'

import { cx } from '../cx.ts'
import { CheckIcon, CopyIcon } from '../media/icons/interface.ts'
import { CircleAlertIcon } from '../media/icons/status.ts'
import { Button, type ButtonProps, buttonAxes } from './button.tsx'
import { copyAnyhow } from './copy-text.ts'
import { IconButton } from './icon-button.tsx'

/** The looks of a button, with words or without. */
export const copyButtonAxes = { ...buttonAxes, iconOnly: [false, true] } as const

/** Long enough to be read; a failure asks for something, so it stays longer. */
const lasts = { copied: 2000, failed: 5000 } as const
const marks = { idle: CopyIcon, copied: CheckIcon, failed: CircleAlertIcon } as const

export type CopyButtonProps = Omit<
  ButtonProps,
  'children' | 'asChild' | 'busy' | 'busyLabel' | 'iconStart' | 'iconEnd'
> & {
  /** What is copied. */
  text: string
  /** The verb. Several on one page say what they copy (`aria-label`, beginning with the verb). */
  label: string
  /** Shown and said once it is copied. */
  copiedLabel: string
  /** Shown and said where the browser copies nothing: how to do it by hand. */
  failedLabel: string
  /** Shows the icon alone; the words are then heard. @default false */
  iconOnly?: boolean
  /** The element that shows the text: it is selected where copying failed, ready for the hand. */
  source?: RefObject<HTMLElement | null>
  /** Told each time whether it worked. */
  onCopied?: (copied: boolean) => void
}

/** Copies a text and says so, politely and for a moment, in the width it had before. */
export function CopyButton({
  text,
  label,
  copiedLabel,
  failedLabel,
  iconOnly = false,
  source,
  onCopied,
  onClick,
  ...rest
}: CopyButtonProps) {
  const [state, setState] = useState<keyof typeof marks>('idle')
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const presses = useRef(0)
  useEffect(
    () => () => {
      presses.current = -1
      clearTimeout(timer.current)
    },
    [],
  )

  const copy = async (event: MouseEvent<HTMLButtonElement>) => {
    onClick?.(event)
    if (event.defaultPrevented) return
    const press = (presses.current += 1)
    const copied = await copyAnyhow(text)
    // Pressed again, or gone, in the meantime.
    if (press !== presses.current) return
    if (!copied && source?.current) document.getSelection()?.selectAllChildren(source.current)
    clearTimeout(timer.current)
    setState(copied ? 'copied' : 'failed')
    timer.current = setTimeout(() => setState('idle'), lasts[copied ? 'copied' : 'failed'])
    onCopied?.(copied)
  }

  const words = { idle: label, copied: copiedLabel, failed: failedLabel }
  // What to do by hand is longer than the rest, and takes its room only when it comes.
  const faces = state === 'failed' ? (['failed'] as const) : (['idle', 'copied'] as const)
  const Alone = marks[state]
  const shared = { ...rest, onClick: copy, 'data-state': state }
  return (
    <>
      {iconOnly ? (
        <IconButton {...shared} label={rest['aria-label'] ?? label}>
          <Alone />
        </IconButton>
      ) : (
        <Button {...shared}>
          {/* Both faces lie in one cell, so that the change moves nothing. */}
          <span className="grid min-w-0 grid-cols-1">
            {faces.map((one) => {
              const Mark = marks[one]
              return (
                <span
                  key={one}
                  aria-hidden={one !== state || undefined}
                  className={cx(
                    'col-start-1 row-start-1 flex min-w-0 items-center justify-center gap-2',
                    one !== state && 'invisible',
                  )}
                >
                  <Mark />
                  <span className="min-w-0">{words[one]}</span>
                </span>
              )
            })}
          </span>
        </Button>
      )}
      <span role="status" className="sr-only">
        {state === 'idle' ? '' : words[state]}
      </span>
    </>
  )
}
