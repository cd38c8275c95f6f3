/** Forms that somebody has written in and that are still there to be sent. */
const written = new Set<HTMLFormElement>()

/** What is searched for is in the address, or is soon written again. */
const searches = 'search, [role=search], form[role=search]'

/** Notes from now on in which forms somebody writes. */
export function watchForms(): void {
  document.addEventListener('input', ({ target }) => {
    if (!(target instanceof Element) || target.closest(searches)) return
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
