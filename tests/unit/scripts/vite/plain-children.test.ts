import { expect, test } from 'vitest'
import { unwrapChildren } from '../../../../scripts/vite/plain-children.ts'

test.each([
  [String.raw`:is(.\*\:flex-1>*){flex:1}`, String.raw`.\*\:flex-1>*{flex:1}`],
  [String.raw`a{}:is(.a>*):first-child{b:c}`, String.raw`a{}.a>*:first-child{b:c}`],
  [
    String.raw`@media (x){:is(.\*\:py-\[calc\(1px\)\]>*){b:c}}`,
    String.raw`@media (x){.\*\:py-\[calc\(1px\)\]>*{b:c}}`,
  ],
  [String.raw`.b,:is(.a > *)[c]{d:e}`, String.raw`.b,.a > *[c]{d:e}`],
])('%s asks only children', (css, plain) => {
  expect(unwrapChildren(css)).toBe(plain)
})

test.each([
  '.b:is(.a>*){c:d}',
  '.b :is(.a>*){c:d}',
  '.b>:is(.a>*){c:d}',
  ':is(.a,.b>*){c:d}',
  ':is(.a:not(.b)>*){c:d}',
  ':is(.a>b){c:d}',
])('%s stays: it would select something else, or nothing is gained', (css) => {
  expect(unwrapChildren(css)).toBe(css)
})
