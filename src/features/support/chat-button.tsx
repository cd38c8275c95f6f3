import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { MessageCircleIcon } from '#components/index.ts'
import { useFormat } from '#features/site/index.ts'

export interface ChatButtonProps {
  /** What was said meanwhile. */
  unread: number
  onOpen(): void
}

/** The chat that was put aside: where it lies, and how much was said meanwhile. */
export function ChatButton({ unread, onOpen }: ChatButtonProps) {
  const { t } = useLingui()
  const format = useFormat()
  return (
    <button
      type="button"
      data-slot="chat-button"
      aria-label={
        unread > 0
          ? t`Open the chat, ${plural(unread, { one: '# unread message', other: '# unread messages' })}`
          : t`Open the chat`
      }
      onClick={onOpen}
      className="fixed end-4 bottom-[calc(80px+env(safe-area-inset-bottom))] z-dropdown grid size-control-lg place-items-center rounded-full bg-chat-bg text-chat-fg shadow-3 md:end-6 md:bottom-6 forced-colors:border"
    >
      <MessageCircleIcon />
      {unread > 0 && (
        <span
          aria-hidden="true"
          className="absolute -end-1 -top-1 grid h-6 min-w-6 place-items-center rounded-full bg-action-primary-bg px-1.5 type-caption leading-none font-semibold text-action-primary-fg tabular-nums"
        >
          {format.count(unread)}
        </span>
      )}
    </button>
  )
}
