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

/** Machines that read pages for others; they have no age and press no button. */
export const isCrawler = (userAgent: string): boolean =>
  /bot\b|crawl|spider|slurp|lighthouse|preview|facebookexternalhit/i.test(userAgent)
