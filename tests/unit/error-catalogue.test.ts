import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, expect, test } from 'vitest'

/**
 * Section 8, line by line (S16): what went wrong there, and the words that players read of it here.
 * Where a line of the specification is several cases, each has its own words.
 */
const catalogue: Record<string, readonly string[]> = {
  'in_need_true_account: a trial account on a protected feature': [
    'A demo account can’t open this',
    'Create an account first',
  ],
  'in_please_information: a trial account and the chat': ['Chat is for members'],
  'Invalid invitation code: agent’s and friend’s': [
    'This agent code doesn’t work',
    'This agent code doesn’t work. Check it and try again',
    'This referral code doesn’t work',
    'This referral code doesn’t work. Check it and try again',
  ],
  'SMS send failure': ['The code wasn’t sent'],
  'phone identity: invalid number': ['This mobile number isn’t right. Check each digit'],
  'phone identity: missing number': ['Enter your mobile number'],
  'phone identity: too many requests, with how long to wait': [
    'Too many requests. Try again in {minutes, plural, one {# minute} other {# minutes}}',
  ],
  'phone identity: unknown failure': [
    'We couldn’t verify this number. Try again or contact customer service',
  ],
  'phone identity: invalid code': ['This SMS code is wrong. Check it or ask for a new one'],
  'phone identity: missing code': ['Enter the code from the SMS'],
  'phone identity: expired code': ['This SMS code has expired. Ask for a new one'],
  'phone identity: captcha check failed': ['The security check didn’t go through. Try again'],
  'phone identity: quota insufficient': [
    'We can’t send any more SMS now. Contact customer service',
  ],
  'phone identity: operation not allowed': [
    'This method is switched off. Use another or contact customer service',
  ],
  'phone identity: popup closed by user': ['The window closed before you finished. Open it again'],
  'not a member cannot log in': ['Only members can log in here. Check which account you use'],
  error_not_agent: ['Only agents can log in here. Members use the main site'],
  'Network link is abnormal': ['The connection dropped. Check your internet and try again'],
  'The page took longer time to load': [
    'The answer is taking too long. Check your internet and try again',
    'Part of the page took too long. Reload to try again',
  ],
  'domain check failed': [
    'We couldn’t check this web address. Try again or contact customer service',
  ],
  'Invalid URL, please contact customer service': [
    'This web address isn’t valid. Ask customer service for the right one',
  ],
  'access blocked by IP or region': [
    'We can’t open from this region. If it’s a mistake, send these details to customer service',
  ],
  'system maintenance': [
    'Tidying the house. Back soon',
    'We’re closed for maintenance. Try again later',
  ],
  'Username/Email does not exist': ['No account matches this user name and email. Check both'],
  'Please complete verification first': ['The security check didn’t go through. Try again'],
  'Unknown error': ['Something went wrong. Try again or contact customer service'],
  'wrong captcha': ['The code doesn’t match the picture. Try this new one'],
  'wrong format of name': [
    'Enter first and last name with a space between, {bounds, select, exact {{min}} other {{min} to {max}}} characters',
  ],
  'wrong format of mobile': [
    'Enter a mobile number of {bounds, select, exact {{min}} other {{min} to {max}}} digits',
  ],
  'wrong format of e-mail': ['Enter an email such as name@example.com'],
  'wrong format of password': [
    'Use {bounds, select, exact {{min}} other {{min} to {max}}} characters with both letters and digits',
  ],
  'region block page shows the IP': ['Your IP'],
  'customer-service popup closes if its call fails': [
    'Customer service didn’t open. Try again or use another channel',
  ],
  'Loading chunk N failed: timeout, missing, error': [
    'Part of the page took too long. Reload to try again',
    'This page has a newer version. Reload to get it',
    'Part of the page didn’t load. Reload to try again',
  ],
}

const languages = ['en', 'th', 'vi', 'id', 'zh-CN', 'fil'] as const

/** A PO catalogue: its messages with where they are said and what they are there. */
function read(language: string) {
  const entries = new Map<string, { said: string; places: string[] }>()
  const join = (block: string, name: string) =>
    new RegExp(`^${name} ((?:"(?:[^"\\\\]|\\\\.)*"\\n?)+)`, 'm')
      .exec(block)?.[1]
      ?.split('\n')
      .filter(Boolean)
      .map((line) => JSON.parse(line) as string)
      .join('') ?? ''
  for (const block of readFileSync(`locales/${language}.po`, 'utf8').split('\n\n')) {
    const places = [...block.matchAll(/^#: (.+)$/gm)].map(([, place = '']) => place)
    entries.set(join(block, 'msgid'), { said: join(`${block}\n`, 'msgstr'), places })
  }
  return entries
}
const catalogues = languages.map((language) => ({ language, entries: read(language) }))

/** Files of the site that its two entries lead to, by whatever is imported, at once or on use. */
function shipped(): ReadonlySet<string> {
  const found = new Set<string>()
  const follow = (file: string) => {
    if (found.has(file) || !existsSync(file)) return
    found.add(file)
    if (!/\.tsx?$/.test(file)) return
    for (const [, from = ''] of readFileSync(file, 'utf8').matchAll(
      /(?:\bfrom|\bimport\(?)\s*['"]([#.][^'"]+)['"]/g,
    )) {
      follow(from.startsWith('#') ? join('src', from.slice(1)) : join(dirname(file), from))
    }
  }
  follow('src/app/browser.tsx')
  return found
}
const site = shipped()

describe.each(Object.entries(catalogue))('%s', (_, messages) => {
  test.each(messages)('“%s” is said somewhere, in six languages', (message) => {
    for (const { language, entries } of catalogues) {
      const entry = entries.get(message)
      expect(entry, `${language} has it`).toBeDefined()
      expect(entry?.said, language).not.toBe('')
      if (language !== 'en') expect(entry?.said, `${language} is not English`).not.toBe(message)
      expect(entry?.places.every((place) => place.startsWith('src/'))).toBe(true)
    }
  })

  test.each(messages)('“%s” stands where a player can come to', (message) => {
    const places = catalogues[0]?.entries.get(message)?.places ?? []
    const files = places.flatMap((place) => place.split(' '))
    expect(files.filter((file) => site.has(file.replace(/:\d+$/, '')))).not.toEqual([])
  })
})
