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

/**
 * Milliseconds that a visitor is left in peace first, and after whatever they were about: their first
 * press is theirs.
 */
const patience = 1200
/** Milliseconds between two looks at whether they are. */
const step = 300

const covers = ['dialog', 'alertdialog', 'menu', 'listbox'].map((role) => `[role=${role}]`).join()

/**
 * Whether something lies over the page: a dialog, or a list that is open, which would close under
 * its reader. What is put aside is there too, but not to be seen.
 */
const isCovered = () =>
  [...document.querySelectorAll(covers)].some(
    (one) =>
      // A browser that cannot tell takes it for seen.
      one.checkVisibility?.({ visibilityProperty: true }) ?? true,
  )

/**
 * Opens the popups that this visit has not seen yet; while something lies over the page, or `open`
 * declines, it waits for a better moment.
 * @param open is given a quiet moment to do it in, and returns whether it did
 */
export function usePopups(popups: readonly Notice[], open: () => boolean): void {
  const tryToOpen = useEffectEvent(() => unseenPopups(popups, new Date()).length === 0 || open())
  // Who logs in may be told other things than a guest.
  const ids = popups.map(({ id }) => id).join()
  useEffect(() => {
    if (ids === '') return
    let peace = 0
    const timer = setInterval(() => {
      peace = isCovered() ? 0 : peace + step
      if (peace < patience) return
      peace = 0
      if (tryToOpen()) clearInterval(timer)
    }, step)
    return () => clearInterval(timer)
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
