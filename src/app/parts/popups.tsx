import { useAccount } from '#features/session/index.ts'
import { useNews, usePopups } from '#features/site/use-news.ts'
import { useEffect } from 'react'
import { isFormInUse } from '../forms-in-use.ts'
import { isMenuComing } from '../menus/lazy-menu.tsx'
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
  const popups = news?.popups ?? nobody
  const some = popups.length > 0
  // Its code comes while they are left in peace: what opens late could close what they opened meanwhile.
  useEffect(() => {
    if (some) overlays.prepare('news')
  }, [some, overlays])
  usePopups(popups, () => {
    if (isFormInUse() || overlays.isComing() || isMenuComing()) return false
    overlays.open('news')
    return true
  })
  return null
}
