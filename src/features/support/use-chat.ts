import { useAction, useCall } from '#client/index.ts'
import { chatLaunch, chatUnread, languageCodes } from '#contract/index.ts'
import { useBrand, useLocale } from '#features/site/index.ts'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { chatProblem, type ChatState } from './chat-state.ts'
import { serviceAddress } from './service-address.ts'

/** Milliseconds between two looks at what is unread, while a tab is visible. */
const interval = 60_000

/** How much was said in the chat since one last looked; asked only of who may chat. */
export function useChatUnread(allowed: boolean): { unread: number; refresh(): void } {
  const { data, mutate } = useCall(chatUnread, allowed ? {} : null, {
    refreshInterval: interval,
    refreshWhenHidden: false,
  })
  return { unread: allowed ? (data?.unReadCount ?? 0) : 0, refresh: () => void mutate() }
}

/** The brand’s own dusk as the launch call wants it (section 9); the seed colour where it says none. */
function headerColor(): string {
  const style = getComputedStyle(document.documentElement)
  const color = style.getPropertyValue('--fy-color-chat-bg').trim()
  return /^#[0-9a-f]{6}$/i.test(color) ? color : '#6142bf'
}

/**
 * The room behind the chat panel (C6). Its address is good once, so every opening asks for another.
 * @param title what the provider may write over it
 */
export function useChat(open: boolean, title: string): ChatState & { onRetry(): void } {
  const { run } = useAction(chatLaunch)
  const { serviceHosts } = useBrand()
  const { locale } = useLocale()
  const [state, setState] = useState<ChatState>({ status: 'loading' })

  const launch = async (): Promise<ChatState> => {
    const { chatUrl } = await run({
      b2c: '1',
      title,
      language: languageCodes[locale],
      headerColor: headerColor(),
    })
    const { origin } = location
    const url = serviceAddress(chatUrl, { origin, hosts: serviceHosts })
    if (!url) return { status: 'untrusted' }
    const own = url.origin === origin
    if (own) url.hash = document.documentElement.dataset.scheme ?? ''
    return { status: 'ready', url: url.href, own }
  }
  // Only the last one that was asked for is wanted, and none once the panel is closed.
  const turn = useRef(0)
  const start = () => {
    const mine = ++turn.current
    setState({ status: 'loading' })
    void launch()
      .catch(chatProblem)
      .then((next) => mine === turn.current && setState(next))
  }
  const begin = useEffectEvent(start)
  const leave = useEffectEvent(() => void turn.current++)
  useEffect(() => {
    if (!open) return
    begin()
    return () => leave()
    // In another language it is another room.
  }, [open, locale])

  return { ...state, onRetry: start }
}
