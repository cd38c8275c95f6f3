/**
 * A region that scrolls and holds nothing to focus has to take the focus itself, or a keyboard cannot
 * scroll it. For `ref` of the region.
 */
export function scrollRegion(region: HTMLElement | null) {
  if (!region || typeof ResizeObserver === 'undefined') return
  const watch = new ResizeObserver(() => {
    const stuck =
      region.scrollHeight > region.clientHeight &&
      !region.querySelector('a[href], button, input, select, textarea, [tabindex]')
    if (stuck) region.tabIndex = 0
    else region.removeAttribute('tabindex')
  })
  watch.observe(region)
  return () => watch.disconnect()
}
