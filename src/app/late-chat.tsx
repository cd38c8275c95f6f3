import { useEffect } from 'react'
import { setDock, useDock } from './chat-dock.ts'
import { late } from './late.tsx'
import type { ChatPart } from './parts/chat.tsx'

const Chat = late<Parameters<typeof ChatPart>[0]>(
  null,
  async () => (await import('./parts/chat.tsx')).ChatPart,
)

/** Where the chat comes to lie once somebody opens it. It goes with whoever logs out (section 4). */
export function ChatDock() {
  const size = useDock()
  useEffect(() => () => setDock('closed'), [])
  return size === 'closed' ? null : <Chat size={size} />
}
