/** Milliseconds of the quickest of a few runs: what the work takes when nothing else is running. */
export const quickest = (work: () => unknown, runs = 7): number => {
  const times = Array.from({ length: runs }, () => {
    const started = performance.now()
    work()
    return performance.now() - started
  })
  return Math.min(...times)
}
