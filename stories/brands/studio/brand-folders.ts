import * as v from 'valibot'
import { brand as brandSchema } from '#contract/index.ts'
import type { TokenDocument } from '#tokens/tree.ts'

type Eager<T> = Record<string, T>

const documents: Eager<TokenDocument> = import.meta.glob('../../../brands/*/tokens.json', {
  eager: true,
  import: 'default',
})
const settings: Eager<unknown> = import.meta.glob('../../../brands/*/brand.json', {
  eager: true,
  import: 'default',
})
const marks: Eager<string> = import.meta.glob('../../../brands/*/logo.svg', {
  eager: true,
  query: '?raw',
  import: 'default',
})

const file = (brand: string, name: string) => `../../../brands/${brand}/${name}`

/** What stands in a brand's folder. */
export const brandFolder = (brand: string) => ({
  document: documents[file(brand, 'tokens.json')] ?? {},
  settings: v.parse(brandSchema, settings[file(brand, 'brand.json')]),
  mark: marks[file(brand, 'logo.svg')] ?? '',
})
