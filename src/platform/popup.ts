/** A window of ours that was opened in a click. */
export interface Popup {
  /** Leads it to its address; the page before stays out of its history. */
  go(address: string): void
  close(): void
  /** Brings it to the front. @returns false where it is gone */
  focus(): boolean
}

/** Width and height in px. */
export interface PopupSize {
  width: number
  height: number
}

/**
 * Opens an empty window, in the middle of this one. It has to be called in the click itself: browsers
 * block whatever comes later, so what is not known yet is led to afterwards. It cannot reach back here.
 * @returns null where the browser blocks it
 */
export function openPopup({ width, height }: PopupSize): Popup | null {
  const left = Math.round(window.screenX + (window.outerWidth - width) / 2)
  const top = Math.round(window.screenY + (window.outerHeight - height) / 2)
  const features = `popup=yes,width=${width},height=${height},left=${left},top=${top}`
  const opened = window.open('about:blank', '_blank', features)
  if (!opened) return null
  opened.opener = null
  return {
    go: (address) => opened.location.replace(address),
    close: () => opened.close(),
    focus() {
      if (opened.closed) return false
      opened.focus()
      return true
    },
  }
}
