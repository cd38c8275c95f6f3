import { useLingui } from '@lingui/react/macro'
import { IconButton, PanelLeftCloseIcon, PanelLeftOpenIcon } from '#components/index.ts'

export interface BarsToggleProps {
  /** The bars are there. */
  open: boolean
  onToggle(): void
  className?: string | undefined
}

/** Beside the title of a page without bars: brings them, and takes them away again (S5). */
export function BarsToggle({ open, onToggle, className }: BarsToggleProps) {
  const { t } = useLingui()
  return (
    <IconButton label={open ? t`Hide menu` : t`Show menu`} onClick={onToggle} className={className}>
      {open ? <PanelLeftCloseIcon /> : <PanelLeftOpenIcon />}
    </IconButton>
  )
}
