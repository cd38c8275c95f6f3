import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { notFoundRoute, routes } from '#app/routes.ts'
import { languageCodes, type Locale } from '#contract/index.ts'
import { noteWeight } from '../../scripts/print-weights.ts'
import { weigh } from '../../scripts/weigh.ts'
import { expect, test } from '../e2e/support/test.ts'
import limits from './limits.json' with { type: 'json' }

const kinds = ['js', 'css', 'fonts', 'requests'] as const

// The budgets of performance.md, "What Foyer must reach", on the site as the gateway serves it.
for (const { page: name, group: _, path, locale, ...limit } of limits) {
  test(`${name} is within its budget`, async ({ page, context, gateway }) => {
    const value = languageCodes[locale as Locale]
    await context.addCookies([{ name: 'hisLang', value, url: gateway.url }])
    const weight = await weigh(page, gateway.url + path)
    await noteWeight(name, weight)
    const over = kinds
      .filter((kind) => weight[kind] > limit[kind])
      .map((kind) => `${kind}: ${weight[kind]}, at most ${limit[kind]}`)
    expect(over).toEqual([])
    // A page that loads nothing is a page that was not measured.
    expect(weight.js).toBeGreaterThan(10_000)
    expect(weight.css).toBeGreaterThan(1000)
    expect(weight.fonts).toBeGreaterThan(1000)
  })
}

/** Page groups without a first page of their own, and why. */
const others: Record<string, string> = {
  game: 'What it shows is known in the browser alone: a game that somebody has opened',
  lottery: 'Not within it yet: its clocks run, and its filters listen, from the first moment on',
  'social-return': 'A provider sends people here, who are gone the moment it is read',
  'forgot-password': 'The home with a dialog over it, which the address asks for',
  'reset-password': 'The home with a dialog over it, which the address asks for',
}

test('every page group has a budget, or a reason to have none', () => {
  const known = new Set([...limits.map(({ group }) => group), ...Object.keys(others)])
  const groups = [...routes, notFoundRoute].map(({ id }) => id)
  expect(groups.filter((id) => !known.has(id))).toEqual([])
})

test('no rule asks for a style attribute: where one does, whatever moves restyles all that is in it', async () => {
  const folder = 'dist/client/assets'
  const sheets = (await readdir(folder)).filter((name) => name.endsWith('.css'))
  const rules = await Promise.all(sheets.map((name) => readFile(join(folder, name), 'utf8')))
  expect(rules.join('').length).toBeGreaterThan(10_000)
  expect(rules.flatMap((text) => text.match(/[^}]*\[style[^{]*/g) ?? [])).toEqual([])
})
