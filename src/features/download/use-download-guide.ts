import { useBrand, useShare } from '#features/site/index.ts'
import type { DownloadGuideProps } from './download-state.ts'
import { useDownload, useOrigin } from './use-download.ts'
import { useGift } from './use-gift.ts'
import { useInstall } from './use-install.ts'
import { usePlatform } from './use-platform.ts'

/**
 * Everything the guide is given.
 * @param inAddress whether the tab stands in the address, as it does on the page
 */
export function useDownloadGuide(inAddress: boolean): DownloadGuideProps {
  const { name } = useBrand()
  const site = useOrigin()
  const gift = useGift()
  const choice = usePlatform(inAddress)
  const state = useDownload(choice.platform)
  const { status, onInstall } = useInstall()
  const address = state.status === 'ready' ? state.address : site
  const share = useShare()
  return {
    ...choice,
    ...state,
    site,
    install: status,
    onInstall,
    onShare: share && (() => share({ title: name, url: address })),
    gift,
  }
}
