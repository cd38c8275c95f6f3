/** Forms that somebody has written in and that are still there to be sent. */
const written = new Set<HTMLFormElement>()

/** Notes from now on in which forms somebody writes. */
export function watchForms(): void {
  document.addEventListener('input', ({ target }) => {
    // What is searched for is in the address, or is soon written again.
    if (!(target instanceof Element) || target.closest('search,[role=search]')) return
    const form = target.closest('form')
    if (form) written.add(form)
  })
  document.addEventListener('reset', ({ target }) => written.delete(target as HTMLFormElement))
}

/** Whether a reload would lose what somebody has typed. */
export function isFormInUse(): boolean {
  for (const form of written) if (!form.isConnected) written.delete(form)
  return written.size > 0
}
