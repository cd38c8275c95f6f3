import type { AppDownload } from '#contract/index.ts'
import type { LoadFailure } from '#features/site/index.ts'
import type { Platform, Way } from './download-rules.ts'
import type { Gift } from './gift-line.tsx'
import type { InstallStatus } from './install-prompt.ts'

/** Statuses of where a phone is sent; whatever they are, the guide itself needs no server. */
export const downloadGuideStatuses = ['loading', 'ready', 'none', 'failed'] as const
export type DownloadGuideStatus = (typeof downloadGuideStatuses)[number]

export type DownloadGuideState =
  | { status: 'loading' }
  | { status: 'none' }
  | ({
      status: 'ready'
      /** What the code says and the button leads to. */
      address: string
      way: Way
    } & Omit<AppDownload, 'url'>)
  | ({ status: 'failed' } & LoadFailure)

/** What the guide knows besides. */
export interface DownloadGuideSurroundings {
  /** Whose steps are shown. */
  platform: Platform
  onPlatformChange(platform: Platform): void
  /** The device in hand is of this kind. */
  here: boolean
  /** It is a phone or tablet of the other kind, and can do nothing with these steps. */
  elsewhere: boolean
  /** The site's own address, for those who type it. */
  site: string
  /** What this very browser can do. */
  install: InstallStatus
  onInstall(): void
  /** Opens what the device shares with; without it the link is copied. */
  onShare?: (() => void) | undefined
  gift?: Gift | undefined
}

export type DownloadGuideProps = DownloadGuideState & DownloadGuideSurroundings

/** The way a state means: without anything to download, the site is added by hand. */
export const wayOfState = (state: DownloadGuideState): Way =>
  state.status === 'ready' ? state.way : 'site'
