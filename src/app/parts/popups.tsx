import { useAccount } from '#features/session/index.ts'
import { useNews, usePopups } from '#features/site/use-news.ts'
import { isFormInUse } from '../forms-in-use.ts'
import { useOverlays } from '../overlays/overlays.tsx'

const nobody: never[] = []

/**
 * The notices that open by themselves (S14): for guests as for members, whoever is here, and anew for
 * whoever logs in. Never over a form that somebody is filling in, nor in the place of what somebody
 * has pressed for and is still waiting for.
 */
export function PopupsPart() {
  const overlays = useOverlays()
  const news = useNews(useAccount() !== null)
  usePopups(news?.popups ?? nobody, () => {
    if (isFormInUse() || overlays.isComing()) return false
    overlays.open('news')
    return true
  })
  return null
}
