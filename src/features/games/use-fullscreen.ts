import { useEffect, useState } from 'react'

/**
 * Whether the page fills the screen, and how it does or stops, where browsers can. It is all of it: what
 * lies over a page, menus and dialogs, is no part of its `<main>`, and would be out of sight.
 */
export function useFullscreen() {
  const [full, setFull] = useState(false)
  const [able, setAble] = useState(false)
  useEffect(() => {
    setAble(document.fullscreenEnabled)
    const look = () => setFull(document.fullscreenElement !== null)
    document.addEventListener('fullscreenchange', look)
    return () => {
      document.removeEventListener('fullscreenchange', look)
      // Nothing else of the site has a way out of it.
      if (document.fullscreenElement) void document.exitFullscreen().catch(() => undefined)
    }
  }, [])
  const toggle = () => {
    const done = document.fullscreenElement
      ? document.exitFullscreen()
      : document.documentElement.requestFullscreen()
    // Refused, as without a press of somebody's own: the page stays as it is.
    void done.catch(() => undefined)
  }
  return { full, onFullscreen: able ? toggle : undefined }
}
