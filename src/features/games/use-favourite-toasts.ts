import type { ToastMessage } from '#components/index.ts'
import { useLingui } from '@lingui/react/macro'
import type { FavouriteNews } from './use-favourites.ts'

/**
 * What a toast says of a press on a heart.
 * @param again takes the press back; after a failure does it again
 */
export function useFavouriteToasts(): (news: FavouriteNews, again: () => void) => ToastMessage {
  const { t } = useLingui()
  return (news, again) => {
    const text = news.game.gameName
    if (news.kind === 'failed') {
      const { code } = news
      return {
        tone: 'negative',
        title: t`Your favourites didn’t change`,
        text: t`Check your internet and try again. Error code ${code}`,
        action: { label: t`Try again`, onSelect: again },
      }
    }
    const title = news.kind === 'added' ? t`Added to favourites` : t`Removed from favourites`
    return { tone: 'positive', title, text, action: { label: t`Undo`, onSelect: again } }
  }
}
