// @vitest-environment jsdom
import { setDock, toggleChat, useDock } from '#app/chat-dock.ts'
import { ChatPart } from '#app/parts/chat.tsx'
import { setupI18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { act, render, screen } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'

const refresh = vi.hoisted(() => vi.fn())
vi.mock('#features/session/index.ts', () => ({ may: () => 'yes' }))
vi.mock('#features/site/index.ts', () => ({
  useFormat: () => ({ count: String }),
  useScheme: () => ({ scheme: 'dark' }),
}))
vi.mock('#app/use-visitor.ts', () => ({ useVisitor: () => ({}) }))
vi.mock('#features/support/use-chat.ts', () => ({
  useChat: () => ({ status: 'offline', onRetry: () => {} }),
  useChatUnread: () => ({ unread: 3, refresh }),
}))

function Dock() {
  const size = useDock()
  return size === 'closed' ? null : <ChatPart size={size} />
}

const i18n = setupI18n({ locale: 'en', messages: { en: {} } })
const open = () => {
  setDock('normal')
  return render(
    <I18nProvider i18n={i18n}>
      <Dock />
    </I18nProvider>,
  )
}
const press = (name: string) => act(async () => screen.getByRole('button', { name }).click())

beforeEach(() => {
  vi.stubGlobal('matchMedia', () => ({ matches: false }))
  refresh.mockReset()
  setDock('closed')
})

test.each([
  ['its own button', () => press('Close the chat')],
  ['the menu', () => act(async () => toggleChat())],
])('closed by %s, what is unread is asked for again', async (_, close) => {
  open()
  expect(refresh).not.toHaveBeenCalled()
  await close()
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(refresh).toHaveBeenCalledOnce()
})

test('put aside, too, and it comes back as it was', async () => {
  open()
  await press('Put the chat aside')
  expect(refresh).toHaveBeenCalledOnce()
  act(() => toggleChat())
  expect(screen.getByRole('dialog', { name: 'Chat room' })).toBeTruthy()
  expect(refresh).toHaveBeenCalledOnce()
})
