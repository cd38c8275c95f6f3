import { useLingui } from '@lingui/react/macro'
import {
  Button,
  FlameLoader,
  HeadsetIcon,
  IconButton,
  MaximizeIcon,
  MinusIcon,
  RefreshCwIcon,
  XIcon,
} from '#components/index.ts'
import { useEffect, useEffectEvent, useRef } from 'react'
import type { ChatState } from './chat-state.ts'

export type ChatPanelProps = ChatState & {
  /** 400 × 648 or 640 × 80 % of the window; a phone gives all it has. `small`: out of sight, alive. */
  size: 'normal' | 'large' | 'small'
  /** The page’s scheme, which our own room follows. */
  scheme: 'dark' | 'light'
  onEnlarge(): void
  onShrink(): void
  /** Puts it aside. */
  onMinimise(): void
  onClose(): void
  onRetry(): void
}

const sizes = {
  normal: 'md:h-[648px] md:w-[400px]',
  large: 'md:h-[80dvh] md:w-[640px]',
  small: 'hidden',
} as const

const round =
  'text-chat-fg! hover:bg-neutral-0/16! active:bg-neutral-0/24! focus-visible:outline-chat-fg!'

/** The chat: a header in dusk over the provider’s page [23a, 23c]. The page behind it stays alive. */
export function ChatPanel(props: ChatPanelProps) {
  const { size, onEnlarge, onShrink, onMinimise, onClose } = props
  const { t } = useLingui()
  const panel = useRef<HTMLElement>(null)
  const shown = size !== 'small'
  useEffect(() => {
    if (shown) panel.current?.focus({ preventScroll: true })
  }, [shown])

  const escape = useEffectEvent((event: KeyboardEvent) => {
    if (event.key === 'Escape' && !event.defaultPrevented) onMinimise()
  })
  useEffect(() => {
    const node = panel.current
    const listen = (event: KeyboardEvent) => escape(event)
    node?.addEventListener('keydown', listen)
    return () => node?.removeEventListener('keydown', listen)
  }, [])
  return (
    <section
      ref={panel}
      tabIndex={-1}
      role="dialog"
      aria-label={t`Chat room`}
      data-slot="chat-panel"
      data-size={size}
      className={`fixed inset-0 z-dropdown flex flex-col overflow-hidden bg-surface text-primary outline-none forced-colors:border md:inset-auto md:end-6 md:bottom-6 md:max-h-[calc(100dvh-88px)] md:max-w-[calc(100vw-48px)] md:rounded-dialog md:shadow-3 md:inset-ring-1 md:inset-ring-subtle ${sizes[size]}`}
    >
      <header className="flex shrink-0 items-center gap-3 bg-chat-bg px-4 py-3 text-chat-fg forced-colors:border-b">
        <span className="grid size-10 shrink-0 place-items-center rounded-full bg-neutral-0/16">
          <HeadsetIcon />
        </span>
        <div className="min-w-0 flex-1">
          <h2 className="truncate py-px type-title-sm">{t`Chat room`}</h2>
          <p className="truncate py-px type-caption">{t`Members and the house`}</p>
        </div>
        <div className="-me-2 flex shrink-0">
          <IconButton
            label={t`Enlarge the chat`}
            pressed={size === 'large'}
            className={`${round} max-md:hidden`}
            onClick={size === 'large' ? onShrink : onEnlarge}
          >
            <MaximizeIcon />
          </IconButton>
          <IconButton label={t`Put the chat aside`} className={round} onClick={onMinimise}>
            <MinusIcon />
          </IconButton>
          <IconButton label={t`Close the chat`} className={round} onClick={onClose}>
            <XIcon />
          </IconButton>
        </div>
      </header>
      <Room {...props} shown={shown} />
    </section>
  )
}

function useTrouble(state: ChatState): string | null {
  const { t } = useLingui()
  switch (state.status) {
    case 'loading':
    case 'ready':
      return null
    case 'too-many':
      return t`Too many attempts. Wait a while, then try again`
    case 'offline':
      return t`The connection dropped. Check your internet and try again`
    case 'switched-off':
      return t`The chat is closed at the moment. Ask customer service instead`
    case 'untrusted':
      return t`The chat’s address isn’t one of ours, so we didn’t open it. Tell customer service`
    case 'failed': {
      const { code } = state
      return t`Check your internet and try again. Error code ${code}`
    }
  }
}

function Room(props: ChatPanelProps & { shown: boolean }) {
  const { shown, scheme, onMinimise, onRetry } = props
  const { t } = useLingui()
  const frame = useRef<HTMLIFrameElement>(null)
  const trouble = useTrouble(props)
  const own = props.status === 'ready' && props.own

  // Our own room looks for news only while it is in sight, and wears the page’s scheme.
  const tell = useEffectEvent((message: string) => {
    if (own) frame.current?.contentWindow?.postMessage(message, '*')
  })
  useEffect(() => tell(shown ? 'chat:shown' : 'chat:hidden'), [shown, own])
  useEffect(() => tell(`chat:${scheme}`), [scheme, own])
  useEffect(() => {
    const listen = ({ source, data }: MessageEvent) => {
      if (data === 'chat:escape' && source && source === frame.current?.contentWindow) onMinimise()
    }
    addEventListener('message', listen)
    return () => removeEventListener('message', listen)
  }, [onMinimise])

  if (props.status === 'ready') {
    return (
      <iframe
        ref={frame}
        src={props.url}
        title={t`Chat room`}
        // A page of our own origin must not be able to act as this one.
        sandbox={
          props.own
            ? 'allow-scripts allow-forms'
            : 'allow-scripts allow-forms allow-same-origin allow-popups'
        }
        referrerPolicy="no-referrer"
        className="min-h-0 w-full flex-1 border-0 bg-surface"
      />
    )
  }
  return (
    <div className="grid min-h-0 flex-1 place-items-center overflow-y-auto p-6">
      {trouble === null ? (
        <FlameLoader label={t`Loading`} />
      ) : (
        <div role="alert" className="flex max-w-[32ch] flex-col items-center gap-4 text-center">
          <p className="text-secondary">{trouble}</p>
          {props.status !== 'switched-off' && props.status !== 'untrusted' && (
            <Button iconStart={<RefreshCwIcon />} onClick={onRetry}>
              {t`Try again`}
            </Button>
          )}
        </div>
      )}
    </div>
  )
}
