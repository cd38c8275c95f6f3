import { rulesId } from './page-state.ts'

/**
 * Brings the whole stylesheet in the place of the page's own part of it: twice as many rules would be
 * asked of every element. Its layers come in the same order, so nothing on the page changes. Fails
 * when it does not come; may be asked again.
 */
export function loadSheet(address: string | null): Promise<void> {
  if (address === null) return Promise.resolve()
  const link = document.createElement('link')
  link.rel = 'stylesheet'
  link.href = address
  // Applied together with the end of the part, so that all is styled anew once and not twice.
  link.media = 'print'
  link.fetchPriority = 'high'
  document.head.append(link)
  return new Promise((resolve, reject) => {
    link.addEventListener('load', () => {
      link.media = 'all'
      document.getElementById(rulesId)?.remove()
      resolve()
    })
    link.addEventListener('error', reject)
  })
}
