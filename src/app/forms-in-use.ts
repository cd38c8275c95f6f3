/** Forms that somebody has written in and that are still there to be sent. */
const written = new Set<HTMLFormElement>()

let watched = false

const isWritten = (field: Element) =>
  (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement) &&
  field.value !== field.defaultValue

/** Notes what was written before anybody watched. */
function lookBack(): void {
  for (const form of document.forms)
    if (!form.closest('search,[role=search]') && [...form.elements].some(isWritten))
      written.add(form)
}

/** Notes in which forms somebody writes, and has written before this was here. */
export function watchForms(): void {
  watched = true
  lookBack()
  document.addEventListener('input', ({ target }) => {
    // What is searched for is in the address, or is soon written again.
    if (!(target instanceof Element) || target.closest('search,[role=search]')) return
    const form = target.closest('form')
    if (form) written.add(form)
  })
  document.addEventListener('reset', ({ target }) => written.delete(target as HTMLFormElement))
}

/** Whether a reload would lose what somebody has typed, be it before the page came alive. */
export function isFormInUse(): boolean {
  if (!watched) lookBack()
  for (const form of written) if (!form.isConnected) written.delete(form)
  return written.size > 0
}
