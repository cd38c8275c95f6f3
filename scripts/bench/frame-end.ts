import type { JSHandle, Page } from 'playwright'

/**
 * A function of the page's that resolves with the time, in milliseconds of its clock, at which the
 * page's thread has drawn the first frame that shows something. What waits until after that frame,
 * such as reading pictures that came into sight with it, is not in it.
 */
export const frameEndOf = (
  page: Page,
): Promise<JSHandle<(isShown: () => boolean) => Promise<number>>> =>
  page.evaluateHandle(() => async (isShown: () => boolean) => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve))
    do await frame()
    while (!isShown())
    // Before all else that waits; a frame is styled, laid out and painted in one go with this.
    await scheduler.postTask(() => undefined, { priority: 'user-blocking' })
    return performance.now()
  })
