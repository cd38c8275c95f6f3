import { useBrand } from '#features/site/index.ts'
import type { DownloadGuideProps } from './download-state.ts'
import { useDownload, useOrigin } from './use-download.ts'
import { useGift } from './use-gift.ts'
import { useInstall } from './use-install.ts'
import { usePlatform } from './use-platform.ts'
import { useShare } from './use-share.ts'

/** What a server draws, which sees neither. */
const served = { platform: 'android', here: false, elsewhere: false } as const

/** The guide, and whether it holds back what the page has no words for yet. */
export type DownloadGuideAndRest = DownloadGuideProps & { held: boolean }

/**
 * Everything the guide is given.
 * @param inAddress whether the tab stands in the address, as it does on the page
 * @param wordy whether every word is here. A page comes with those that the server drew, and the server
 * knows neither the fragment nor the device: until then the guide is what it drew, and `held` says that
 * there is more.
 */
export function useDownloadGuide(inAddress: boolean, wordy = true): DownloadGuideAndRest {
  const { name } = useBrand()
  const site = useOrigin()
  const gift = useGift()
  const wanted = usePlatform(inAddress)
  const choice = wordy ? wanted : { ...wanted, ...served }
  const state = useDownload(choice.platform)
  const { status, onInstall } = useInstall()
  const address = state.status === 'ready' ? state.address : site
  const share = useShare({ title: name, url: address })
  const plain = state.status === 'ready' || state.status === 'loading'
  const differs = wanted.platform !== served.platform || wanted.here || wanted.elsewhere
  return {
    ...choice,
    ...(wordy || plain ? state : { status: 'loading' }),
    site,
    install: wordy ? status : 'unknown',
    onInstall,
    onShare: (wordy && share) || undefined,
    gift,
    held: !wordy && (differs || !plain || status !== 'unknown' || share !== null),
  }
}
