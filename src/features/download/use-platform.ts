import { useState, useSyncExternalStore } from 'react'
import { type Platform, platformOfDevice, platformOfHash } from './download-rules.ts'

const onHash = (listener: () => void) => {
  addEventListener('hashchange', listener)
  return () => removeEventListener('hashchange', listener)
}
const never = () => () => undefined
const device = () => platformOfDevice(navigator)
const hash = () => platformOfHash(location.hash)
const unknown = () => null

/** Whether the first tab is another one than a server draws, which sees neither address nor device. */
export function differsHere(): boolean {
  const platform = hash() ?? device()
  return platform !== null && platform !== 'android'
}

export interface PlatformChoice {
  platform: Platform
  onPlatformChange(platform: Platform): void
  /** The device in hand is of this kind; of another one. On a computer it is neither. */
  here: boolean
  elsewhere: boolean
}

/**
 * The tab that is shown: the chosen one, else the address's (`/down#ios`), else the device's, else
 * Android (section 2).
 * @param inAddress whether a choice is written into the address; a dialog leaves it alone
 */
export function usePlatform(inAddress: boolean): PlatformChoice {
  const here = useSyncExternalStore(never, device, unknown)
  const named = useSyncExternalStore(inAddress ? onHash : never, hash, unknown)
  const [chosen, setChosen] = useState<Platform | null>(null)
  const platform = (inAddress ? named : chosen) ?? here ?? 'android'
  return {
    platform,
    here: here === platform,
    elsewhere: here !== null && here !== platform,
    onPlatformChange(next) {
      setChosen(next)
      if (!inAddress) return
      // In place: nobody wants to go back through tabs.
      history.replaceState(history.state, '', `#${next}`)
      dispatchEvent(new HashChangeEvent('hashchange'))
    },
  }
}
