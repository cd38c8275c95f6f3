/**
 * When the document began to arrive, epoch ms on this device's clock.
 * @returns null for one that the browser or a worker had kept, and where nobody says
 */
export function documentArrival(): number | null {
  const [page] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  // A document that was asked for, or asked about, has cost some bytes at least.
  if (!page?.transferSize) return null
  // Not from `timeOrigin`: the device may have been set right since.
  return Date.now() - (performance.now() - page.responseStart)
}
