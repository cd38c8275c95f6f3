import { useCall } from '#client/index.ts'
import { download } from '#contract/index.ts'
import { useSite } from '#features/site/index.ts'
import { useSyncExternalStore } from 'react'
import type { DownloadGuideState } from './download-state.ts'
import { addressOf, kindOf, originOfHost, type Platform, wayOf } from './download-rules.ts'

const never = () => () => undefined

/** The site's own origin, as the address bar has it; on a server, as the host suggests. */
export function useOrigin(): string {
  const { host } = useSite()
  return useSyncExternalStore(
    never,
    () => location.origin,
    () => originOfHost(host),
  )
}

export const downloadInput = (platform: Platform) => ({ kind: kindOf[platform] })

/** What a phone of this kind is sent to (C4). */
export function useDownload(platform: Platform): DownloadGuideState {
  const origin = useOrigin()
  const { data, error, isValidating, mutate } = useCall(download, downloadInput(platform))
  if (data) {
    const { app } = data
    const address = app && addressOf(app, origin)
    if (!app || !address) return { status: 'none' }
    const { version, bytes, releasedAt } = app
    return { status: 'ready', address, way: wayOf(platform, app), version, bytes, releasedAt }
  }
  if (error) {
    const code = `DL-${error.reason}`
    return { status: 'failed', code, retrying: isValidating, onRetry: () => void mutate() }
  }
  return { status: 'loading' }
}
