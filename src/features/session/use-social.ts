import { useAction, useCall } from '#client/index.ts'
import { type SocialProvider, socialProviders, socialStart } from '#contract/index.ts'
import { useEffect, useRef, useState } from 'react'
import { linkCodes } from './link-codes.ts'
import type { SocialStatus } from './social-state.ts'
import { beginTrip } from './social-trip.ts'

export interface Social {
  providers: readonly SocialProvider[]
  status: SocialStatus
  /** The one that was pressed; null while none was. */
  chosen: string | null
  onChoose(id: string): void
}

export interface SocialOptions {
  /** Whether the house has it at all (SOCIALLOGIN3). */
  on: boolean
  /** Page of the site to go on with afterwards. */
  back: () => string
  /** Query of the page, which may bring codes. */
  search: () => string
  /** Leaves for the provider's page. @default the browser's own way */
  leave?: (url: string) => void
}

const leaveFor = (url: string) => location.assign(url)

/** Signs in with somebody who knows the player (A3): the first half, up to their door. */
export function useSocial({ on, back, search, leave = leaveFor }: SocialOptions): Social {
  const { data } = useCall(socialProviders, on ? {} : null)
  const { run } = useAction(socialStart)
  const [state, setState] = useState<{ status: SocialStatus; chosen: string | null }>({
    status: 'idle',
    chosen: null,
  })
  const busy = useRef(false)
  useEffect(() => {
    // The browser's Back brings the page as it was left: on its way out.
    const again = ({ persisted }: PageTransitionEvent) => {
      if (persisted) setState({ status: 'idle', chosen: null })
    }
    addEventListener('pageshow', again)
    return () => removeEventListener('pageshow', again)
  }, [])
  return {
    ...state,
    providers: data?.list ?? [],
    onChoose(provider) {
      if (busy.current) return
      busy.current = true
      setState({ status: 'leaving', chosen: provider })
      const { tab } = beginTrip(back(), linkCodes(search()))
      run({ provider, tab })
        .then(({ url }) => {
          // Nothing but a web page: the address comes from outside.
          if (!/^https?:\/\//.test(url)) throw new TypeError(url)
          leave(url)
        })
        .catch(() => setState({ status: 'failed', chosen: provider }))
        .finally(() => {
          busy.current = false
        })
    },
  }
}
