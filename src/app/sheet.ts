/**
 * Brings the whole stylesheet after the page's own part of it. Its layers come in the same order, so
 * nothing on the page changes. Fails when it does not come; may be asked again.
 */
export function loadSheet(address: string | null): Promise<void> {
  if (address === null) return Promise.resolve()
  const link = document.createElement('link')
  link.rel = 'stylesheet'
  link.href = address
  document.head.append(link)
  return new Promise((resolve, reject) => {
    link.addEventListener('load', () => resolve())
    link.addEventListener('error', reject)
  })
}
