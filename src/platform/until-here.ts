import { inTime } from './in-time.ts'

/** Milliseconds before code that did not come is asked for again; doubled each time, up to a minute. */
const firstPause = 1000
const longestPause = 60_000

/**
 * Is told of code that did not come; what it makes of it is the app's affair. `tries` is how often it
 * has been asked for, `pressed` whether somebody waits for it.
 */
export const lostCode: { tell(cause: unknown, tries: number, pressed: boolean): void } = {
  tell: () => undefined,
}

/** Waits, but not once the network is back. */
const pause = (time: number) =>
  new Promise<void>((resolve) => {
    const go = () => {
      clearTimeout(timer)
      removeEventListener('online', go)
      resolve()
    }
    const timer = setTimeout(go, time)
    addEventListener('online', go)
  })

/**
 * A loader for `lazy` that does not fail, and counts as failed what does not come in time. React takes
 * down the whole page for one part whose code did not come; this way its place stays as it was, and the
 * part comes when the network does.
 * @param pressed somebody has pressed for it, who is told when it does not come
 * @param within what it has to come in; for what keeps limits of its own, nothing
 */
export function untilHere<Module>(
  load: () => Promise<Module>,
  pressed = false,
  within: <T>(loading: Promise<T>) => Promise<T> = inTime,
): () => Promise<Module> {
  return async () => {
    for (let tries = 1; ; tries++) {
      try {
        return await within(load())
      } catch (cause) {
        lostCode.tell(cause, tries, pressed)
        await pause(Math.min(firstPause * 2 ** (tries - 1), longestPause))
      }
    }
  }
}
