import { useLingui } from '@lingui/react/macro'
import {
  Button,
  Checkbox,
  Dialog,
  DialogBody,
  DialogContent,
  DialogFooter,
  DialogTitle,
  RichHtml,
} from '#components/index.ts'
import type { Notice } from '#contract/index.ts'

export interface NoticeDialogProps {
  open: boolean
  /** One after another. */
  notices: readonly Notice[]
  /** Which of them is read now, from 0. */
  index: number
  onNext(): void
  onClose(): void
  /** Asked by itself, a notice may be put away for the day. */
  quiet?: boolean
  onQuietChange?: (quiet: boolean) => void
}

/** What the house wants everybody to know (S14): a popup, or a headline in full. */
export function NoticeDialog(props: NoticeDialogProps) {
  const { open, notices, index, onNext, onClose, quiet, onQuietChange } = props
  const { t } = useLingui()
  const notice = notices[index]
  const count = notices.length
  const more = index + 1 < count
  return (
    <Dialog open={open && notice !== undefined} onOpenChange={(next) => !next && onClose()}>
      <DialogContent
        size={480}
        phone="sheet"
        closeLabel={t({ message: 'Close', context: 'dialog' })}
        aria-describedby={undefined}
        onOpenAutoFocus={(event) => {
          // It came by itself: the first key is not to tick anything.
          event.preventDefault()
          if (event.currentTarget instanceof HTMLElement) event.currentTarget.focus()
        }}
      >
        <DialogBody key={notice?.id}>
          <DialogTitle variant="title" lang={notice?.lang}>
            {notice?.title}
          </DialogTitle>
          <RichHtml
            html={notice?.content}
            lang={notice?.lang}
            level={3}
            labels={{ table: t`Table`, newWindow: t`opens in a new window` }}
          />
        </DialogBody>
        <DialogFooter className="items-center md:pb-4">
          {onQuietChange && (
            <Checkbox
              label={t`Not again today`}
              checked={quiet ?? false}
              onChange={(event) => onQuietChange(event.target.checked)}
              className="me-auto"
            />
          )}
          {count > 1 && (
            <span className="type-caption text-muted">{t`${{ index: index + 1 }} of ${count}`}</span>
          )}
          <Button variant="primary" onClick={more ? onNext : onClose}>
            {more ? t`Next notice` : t`OK`}
          </Button>
        </DialogFooter>
      </DialogContent>
    </Dialog>
  )
}
