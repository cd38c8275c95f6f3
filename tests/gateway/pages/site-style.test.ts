import { classesIn, classesOf } from '#gateway/pages/class-names.ts'
import { createSiteStyle } from '#gateway/pages/site-style.ts'
import { describe, expect, test } from 'vitest'

const tokens = `[data-brand=foyer]{--fy-font-family-ui:"Anuphan Variable",local-stand-in,serif;--fy-font-family-display:Chonburi}`
const fetched = (family: string) => `@font-face{font-family:${family};src:url(/x.woff2)}`
const local = (family: string) => `@font-face{font-family:${family};src:local(Arial)}`

/** What a page with this markup gets of these rules. */
const part = (rules: string, html: string) => createSiteStyle(tokens, rules).of(html)

describe('the faces', () => {
  const rules = [
    fetched('Chonburi'),
    fetched('Trirong'),
    fetched('"Anuphan Variable"'),
    local('local-stand-in'),
    local('another'),
  ].join('')

  test('of the brand wait apart from the page’s rules', () => {
    expect(createSiteStyle(tokens, rules).faces).toBe(
      fetched('Chonburi') + fetched('"Anuphan Variable"'),
    )
  })

  test('that are on the machine already stand in from the start', () => {
    const { look, of } = createSiteStyle(tokens, rules)
    expect(look).toBe(tokens + local('local-stand-in'))
    expect(of('')).toBe('')
  })
})

describe('a page gets', () => {
  test('the rules its classes can meet, and those that need none', () => {
    const rules = 'a{b:c}.on{b:c}.off{b:d}.on.off{b:e}[data-x],.off{b:f}'
    expect(part(rules, '<p class="x on">')).toBe('a{b:c}.on{b:c}[data-x]{b:f}')
  })

  test('groups only when something is left in them, in the order of all layers', () => {
    const rules =
      '@layer theme;@layer base{.off{b:c}}@layer utilities{.on{b:c}@media (x){.on{b:d}.off{b:e}}@media (y){.off{b:f}}}'
    expect(part(rules, '<p class="on">')).toBe(
      '@layer theme;@layer utilities{.on{b:c}@media (x){.on{b:d}}}',
    )
    expect(createSiteStyle(tokens, rules).look).toBe(`@layer theme,base,utilities;${tokens}`)
  })

  test('movements and typed properties that its rules name', () => {
    const rules =
      '.on{animation:go 1s;--a-b:1}@keyframes go{0%{b:c}to{b:d}}@keyframes go-on{0%{b:c}}@property --a-b{syntax:"*"}@property --a{syntax:"*"}'
    expect(part(rules, '<p class="on">')).toBe(
      '.on{animation:go 1s;--a-b:1}@keyframes go{0%{b:c}to{b:d}}@property --a-b{syntax:"*"}',
    )
  })
})

describe('class names', () => {
  test('are read from markup as they were before escaping', () => {
    const html = '<a class="p-1 [&amp;&gt;svg]:x"><b data-class="no" class="p-2&quot;&#x27;">'
    expect([...classesIn(html)]).toEqual(['p-1', '[&>svg]:x', `p-2"'`])
  })

  test.each([
    [String.raw`.w-\[calc\(100\%-2px\)\]:hover`, ['w-[calc(100%-2px)]']],
    [String.raw`.\32xl\:grid`, ['2xl:grid']],
    [String.raw`.\32 xl\:grid .b`, ['2xl:grid', 'b']],
    [String.raw`.md\:p-1\.5`, ['md:p-1.5']],
    [String.raw`.group-hover\:x:is(:where(.group):hover *)`, ['group-hover:x']],
    [':where(.space-y-1>:not(:last-child))', []],
    ['a[title=".x"]', []],
    ['.ภาษา', ['ภาษา']],
  ])('that %s cannot do without', (selector, names) => {
    expect(classesOf(selector)).toEqual(names)
  })
})
