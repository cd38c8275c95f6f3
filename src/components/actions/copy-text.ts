import { copyText } from '#platform/index.ts'

/**
 * Puts text on the clipboard by whichever way is open: the clipboard itself or, where a page may not
 * reach it (plain http, frames, browsers inside chat apps), the old command over a selection. False
 * where neither is.
 */
export async function copyAnyhow(text: string): Promise<boolean> {
  return (await copyText(text)) || copySelected(text)
}

/** Selecting moves no focus, so a dialog's focus trap has nothing to object to. */
function copySelected(text: string): boolean {
  const selection = document.getSelection()
  if (!selection) return false
  const before = Array.from({ length: selection.rangeCount }, (_, at) => selection.getRangeAt(at))
  const holder = document.createElement('span')
  holder.textContent = text
  Object.assign(holder.style, { position: 'fixed', whiteSpace: 'pre', clipPath: 'inset(50%)' })
  document.body.append(holder)
  selection.selectAllChildren(holder)
  const put = (event: ClipboardEvent) => {
    event.preventDefault()
    event.stopImmediatePropagation()
    event.clipboardData?.setData('text/plain', text)
  }
  window.addEventListener('copy', put, { capture: true, once: true })
  try {
    return document.execCommand('copy')
  } catch {
    return false
  } finally {
    window.removeEventListener('copy', put, { capture: true })
    holder.remove()
    selection.removeAllRanges()
    for (const range of before) selection.addRange(range)
  }
}
