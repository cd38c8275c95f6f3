import { readCookie, writeCookie } from '#platform/index.ts'

const cookie = 'age'
/** Days that an answer is remembered on this device. */
export const rememberedDays = 30

/** Whether somebody here has said that they are old enough (S19). */
export function isOldEnough(minAge: number, cookies = document.cookie): boolean {
  return Number(readCookie(cookies, cookie)) >= minAge
}

/** Remembers the answer. */
export function confirmAge(minAge: number): void {
  writeCookie(cookie, String(minAge), rememberedDays * 24 * 60 * 60)
}

/** Whether nobody has ever answered here, or long ago. */
export const isAgeUnknown = (cookies = document.cookie): boolean =>
  !readCookie(cookies, cookie) && !isCrawler(navigator.userAgent)

let asks = false
const waiting: (() => void)[] = []

/** Tells whether somebody is being asked right now. */
export function askAge(now: boolean): void {
  asks = now
  if (!asks) for (const goOn of waiting.splice(0)) goOn()
}

/** Resolves when nobody is asked, or not any more. */
export const ageAnswered = (): Promise<void> =>
  new Promise((goOn) => {
    if (asks) waiting.push(goOn)
    else goOn()
  })

/** Machines that read pages for others; they have no age and press no button. */
export const isCrawler = (userAgent: string): boolean =>
  /bot\b|crawl|spider|slurp|lighthouse|preview|facebookexternalhit/i.test(userAgent)
