import { useLingui } from '@lingui/react/macro'
import { may } from '#features/session/index.ts'
import { useScheme } from '#features/site/index.ts'
import { ChatButton } from '#features/support/chat-button.tsx'
import { ChatPanel } from '#features/support/chat-panel.tsx'
import { useChat, useChatUnread } from '#features/support/use-chat.ts'
import { useCallback, useEffect, useEffectEvent, useState } from 'react'
import { createPortal } from 'react-dom'
import { type DockSize, setDock } from '../chat-dock.ts'
import { useVisitor } from '../use-visitor.ts'

/** On a phone it covers the page, so nothing behind it is to be reached. */
function useAlone(panel: HTMLElement, alone: boolean) {
  useEffect(() => {
    if (!alone || !matchMedia('(width < 48rem)').matches) return
    const behind = [...document.body.children].filter(
      (one): one is HTMLElement => one instanceof HTMLElement && one !== panel && !one.inert,
    )
    for (const one of behind) one.inert = true
    return () => {
      for (const one of behind) one.inert = false
    }
  }, [panel, alone])
}

/** The chat over whichever page one is on (C6). */
export function ChatPart({ size }: { size: Exclude<DockSize, 'closed'> }) {
  const { t } = useLingui()
  const allowed = may(useVisitor(), 'chat') === 'yes'
  const { scheme } = useScheme()
  const { unread, refresh } = useChatUnread(allowed)
  const chat = useChat(allowed, t`Chat room`)
  const [box] = useState(() => document.createElement('div'))
  useEffect(() => {
    const before = document.activeElement
    document.body.append(box)
    return () => {
      box.remove()
      // To what opened it, where that is still there.
      if (before instanceof HTMLElement && before.isConnected) before.focus()
    }
  }, [box])
  useAlone(box, size !== 'small')
  // Closed by its own button or by the menu's: what was read is no longer unread.
  const leave = useEffectEvent(refresh)
  useEffect(() => () => leave(), [])

  const minimise = useCallback(() => {
    setDock('small')
    refresh()
  }, [refresh])
  if (!allowed) return null
  return createPortal(
    <>
      <ChatPanel
        {...chat}
        size={size}
        scheme={scheme}
        onEnlarge={() => setDock('large')}
        onShrink={() => setDock('normal')}
        onMinimise={minimise}
        onClose={() => setDock('closed')}
      />
      {size === 'small' && <ChatButton unread={unread} onOpen={() => setDock('normal')} />}
    </>,
    box,
  )
}
