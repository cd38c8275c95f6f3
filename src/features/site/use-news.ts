import { useCall } from '#client/index.ts'
import { announcements, type Notice } from '#contract/index.ts'
import { useEffect, useEffectEvent, useState } from 'react'
import { markShown, quieten, unseenPopups } from './notice-marks.ts'
import { kept, newsInput } from './use-site.ts'

/** Headlines and popups; they come with the banners, in one answer. */
export function useNews(signedIn: boolean): { headlines: Notice[]; popups: Notice[] } | null {
  const { data } = useCall(announcements, newsInput(signedIn), kept)
  return data ? { headlines: data.headline, popups: data.popup } : null
}

/** Milliseconds that a visitor is left in peace first: their first press is theirs. */
const patience = 1200

/**
 * Opens the popups that this visit has not seen yet, unless something lies over the page already.
 * @param open is given a quiet moment to do it in
 */
export function usePopups(popups: readonly Notice[], open: () => void): void {
  const show = useEffectEvent(() => {
    const busy = document.querySelector('[role="dialog"], [role="alertdialog"]')
    if (!busy && unseenPopups(popups, new Date()).length > 0) open()
  })
  // Who logs in may be told other things than a guest.
  const ids = popups.map(({ id }) => id).join()
  useEffect(() => {
    if (ids === '') return
    const timer = setTimeout(() => show(), patience)
    return () => clearTimeout(timer)
  }, [ids])
}

/**
 * One notice after another in a dialog.
 * @param notices kept from the moment the dialog opens, so that reading does not empty it
 * @param popup they came by themselves: once a visit, and not again today where asked
 */
export function useReading(notices: readonly Notice[], popup: boolean, close: () => void) {
  const [index, setIndex] = useState(0)
  const [quiet, setQuiet] = useState(false)
  const ids = notices.map(({ id }) => id)
  const note = useEffectEvent(() => {
    if (popup) markShown(ids)
  })
  useEffect(() => note(), [])
  return {
    notices,
    index,
    onNext: () => setIndex(index + 1),
    onClose() {
      if (popup && quiet) quieten(ids, new Date())
      close()
    },
    ...(popup ? { quiet, onQuietChange: setQuiet } : {}),
  }
}
