import { type RefObject, useEffect, useState } from 'react'

/** Whether a part of the page fills the screen, and how it does or stops, where browsers can. */
export function useFullscreen(part: RefObject<HTMLElement | null>) {
  const [full, setFull] = useState(false)
  const [able, setAble] = useState(false)
  useEffect(() => {
    setAble(document.fullscreenEnabled)
    const look = () => setFull(document.fullscreenElement !== null)
    document.addEventListener('fullscreenchange', look)
    return () => document.removeEventListener('fullscreenchange', look)
  }, [])
  const toggle = () => {
    const done = document.fullscreenElement
      ? document.exitFullscreen()
      : part.current?.requestFullscreen()
    // Refused, as without a press of somebody's own: the page stays as it is.
    done?.catch(() => undefined)
  }
  return { full, onFullscreen: able ? toggle : undefined }
}
