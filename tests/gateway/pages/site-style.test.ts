import { siteStyle } from '#gateway/pages/site-style.ts'
import { expect, test } from 'vitest'

const face = (family: string) => `@font-face{font-family:${family};src:url(/x.woff2)}`
const tokens = `[data-brand=foyer]{--fy-font-family-ui:"Anuphan Variable",serif;--fy-font-family-display:Chonburi}`

test('a page carries the faces of its own brand only', () => {
  const rules = `a{b:c}${face('Chonburi')}${face('Trirong')}${face('"Anuphan Variable"')}d{e:f}`
  expect(siteStyle(tokens, rules)).toBe(
    `${tokens}a{b:c}${face('Chonburi')}${face('"Anuphan Variable"')}d{e:f}`,
  )
})
