import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type ESTree, parseSync, Visitor } from 'vite'
import { describe, expect, test } from 'vitest'
import { componentsFolder } from './support/folder.ts'

// The linter sees words written straight into JSX (`react/jsx-no-literals`, `foyer/words`). Here are
// the ways around it: words in an expression, words as the default of a prop, Thai anywhere.

const spoken =
  /^(?:alt|title|label|placeholder|aria-(?:label|description|roledescription|valuetext))$/
const wordProp = /^(?:children|title|text|labels?|hint|note|error|placeholder|alt|\w+Labels?)$/

type Node = ESTree.Expression | ESTree.JSXExpression | ESTree.JSXAttributeValue

/** The texts that an expression may turn out to be; what is called or compared is not one. */
function texts(node: Node | null | undefined): string[] {
  switch (node?.type) {
    case 'Literal':
      return typeof node.value === 'string' ? [node.value] : []
    case 'TemplateLiteral':
      return node.quasis.map(({ value }) => value.raw)
    case 'ConditionalExpression':
      return [...texts(node.consequent), ...texts(node.alternate)]
    case 'LogicalExpression':
      return [...texts(node.left), ...texts(node.right)]
    case 'JSXExpressionContainer':
    case 'ParenthesizedExpression':
    case 'TSAsExpression':
    case 'TSNonNullExpression':
      return texts(node.expression)
    default:
      return []
  }
}

/** Words in a source text that no catalogue knows. */
function wordsIn(file: string, source: string): string[] {
  const found: string[] = []
  const take = (candidates: readonly string[]) =>
    found.push(...candidates.filter((text) => /\p{L}/u.test(text)))
  const foreign = (text: string) => (/[^\0-\x7f]/.test(text) ? take([text]) : undefined)
  new Visitor({
    JSXElement: ({ children }) => children.forEach((child) => take(texts(child as Node))),
    JSXFragment: ({ children }) => children.forEach((child) => take(texts(child as Node))),
    JSXAttribute: ({ name, value }) => {
      if (name.type === 'JSXIdentifier' && spoken.test(name.name)) take(texts(value))
    },
    Property: ({ key, value }) => {
      if (value.type !== 'AssignmentPattern' || key.type !== 'Identifier') return
      if (wordProp.test(key.name)) take(texts(value.right))
    },
    Literal: ({ value }) => void (typeof value === 'string' && foreign(value)),
    TemplateElement: ({ value }) => foreign(value.raw),
  }).visit(parseSync(file, source).program)
  return found
}

describe('components speak no language', () => {
  test.for(globSync('**/*.{ts,tsx}', { cwd: componentsFolder }).toSorted())('%s', (file) => {
    expect(wordsIn(file, readFileSync(join(componentsFolder, file), 'utf8'))).toEqual([])
  })
})

describe('words are found', () => {
  test.for([
    ['in an expression', `<p>{busy ? 'Wait' : children}</p>`],
    ['behind an alternative', `<p>{title ?? 'none'}</p>`],
    ['in what is read out', `<a aria-label={label || \`Page \${page}\`} />`],
    ['as a default', `({ closeLabel = 'Close' }) => closeLabel`],
    ['in Thai, anywhere', `['ปิด']`],
  ] as const)('%s', ([, source]) => {
    expect(wordsIn('planted.tsx', `export const It = ${source}`)).not.toEqual([])
  })

  test('and what is not read is not', () => {
    const source = `export const It = ({ tone = 'calm' }) => <p data-tone={tone}>{tone === 'calm' && x}</p>`
    expect(wordsIn('planted.tsx', source)).toEqual([])
  })
})
