/** Milliseconds before a part of the site counts as lost (section 9). */
export const chunkLimit = 120_000

/** A part of the site that is still on its way when its time is over. */
export class TooLate extends Error {}

/**
 * What comes in time, or fails: a line may hang without ever breaking.
 * @param limit milliseconds
 * @throws TooLate
 */
export const inTime = <T>(promise: Promise<T>, limit = chunkLimit): Promise<T> =>
  new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new TooLate()), limit)
    void promise.then(resolve, reject).finally(() => clearTimeout(timer))
  })
