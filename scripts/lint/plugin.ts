import { posix, relative, sep } from 'node:path'
import { fileURLToPath } from 'node:url'
import { breach, targetOf } from './layers.ts'
import { packageBreach, partBreach } from './packages.ts'

interface Node {
  readonly type: string
  readonly value?: unknown
  readonly source?: Node | null
  readonly importKind?: string
  readonly parent?: Node
  readonly name?: Node | string
  readonly openingElement?: { readonly name: Node }
  readonly quasis?: readonly { readonly value: { readonly raw: string } }[]
}

interface Comment extends Node {
  readonly value: string
}

interface Context {
  readonly filename: string
  readonly sourceCode: { getAllComments(): readonly Comment[] }
  report(problem: { node: Node; message: string }): void
}

const root = fileURLToPath(new URL('../..', import.meta.url))

const pathOf = (context: Context) => relative(root, context.filename).split(sep).join(posix.sep)

/** Every way of naming another file, `import()` and types included. */
const layers = {
  create(context: Context) {
    const from = pathOf(context)
    const check = (node: Node, source: Node | null | undefined, typeOnly: boolean) => {
      const specifier = source?.value
      if (typeof specifier !== 'string') return
      const target = targetOf(from, specifier)
      const message =
        packageBreach(from, specifier) ??
        breach(from, specifier, typeOnly) ??
        (typeOnly ? undefined : partBreach(from, target))
      if (message) context.report({ node, message })
    }
    const visit = (node: Node) => check(node, node.source, node.importKind === 'type')
    return {
      ImportDeclaration: visit,
      ExportAllDeclaration: visit,
      ExportNamedDeclaration: visit,
      ImportExpression: visit,
      TSImportType: visit,
    }
  },
}

const banned =
  /eslint-disable|oxlint-disable|oxfmt-ignore|@ts-(?:ignore|expect-error|nocheck)|\b(?:TODO|FIXME|HACK|XXX)\b/

/** Nothing is switched off and nothing is put off. */
const noExcuses = {
  create(context: Context) {
    return {
      Program() {
        for (const comment of context.sourceCode.getAllComments()) {
          const found = banned.exec(comment.value)
          if (found) context.report({ node: comment, message: `No '${found[0]}' in this project.` })
        }
      },
    }
  },
}

/** Class names that DESIGN.md and the architecture rule out, and what to write instead. */
const ruledOut: readonly (readonly [RegExp, string])[] = [
  [/^dark:|:dark:/, 'the scheme swaps the tokens'],
  [/(?:^|:)-?[mp][lr]-/, 'use ms-, me-, ps-, pe-'],
  [/(?:^|:)(?:text|float|clear)-(?:left|right)$/, 'use text-start, text-end'],
  [/(?:^|:)(?:border|rounded)-(?:l|r|tl|tr|bl|br)(?:-|$)/, 'use the -s, -e forms'],
  // White and this rose are the inks of marks on covers, in every scheme (DESIGN.md, Generative art).
  [/-\[(?!#fff\]|#ff8496\])(?:#|rgb|hsl|oklch|oklab|lab|color)/, 'colours come from tokens'],
  [/(?:^|:)(?:tracking-|uppercase$)/, 'Thai has neither letter-spacing nor capitals'],
]

/** Looks like a list of class names rather than words. */
const classes = {
  create(context: Context) {
    const check = (node: Node, text: string) => {
      for (const name of text.split(/\s+/)) {
        const rule = ruledOut.find(([pattern]) => pattern.test(name))
        if (rule) context.report({ node, message: `'${name}': ${rule[1]}.` })
      }
    }
    return {
      Literal(node: Node) {
        if (typeof node.value === 'string') check(node, node.value)
      },
      TemplateLiteral(node: Node) {
        for (const part of node.quasis ?? []) check(node, part.value.raw)
      },
    }
  },
}

/** Elements whose text Lingui translates, and attributes that are read out or shown. */
const translated = /^(?:Trans|Plural|Select|SelectOrdinal)$/
const spoken =
  /^(?:alt|title|label|placeholder|aria-(?:label|description|roledescription|valuetext))$/

/** Of `Trans`, `aria-label`; nothing for `a.b` and `a:b`. */
const nameOf = (node: Node | string | undefined): string =>
  typeof node === 'object' && typeof node.name === 'string' ? node.name : ''

const insideTranslated = (node: Node): boolean => {
  for (let at = node.parent; at; at = at.parent) {
    if (translated.test(nameOf(at.openingElement?.name))) return true
  }
  return false
}

/**
 * Words written into the page, down to a single lower-case one, which Lingui's own rule has to let
 * pass because it could be a value.
 */
const words = {
  create(context: Context) {
    const message = 'Words come from the catalogue (or, in components, from a prop).'
    const isWords = (value: unknown) => typeof value === 'string' && /\p{L}/u.test(value)
    return {
      JSXText(node: Node) {
        if (isWords(node.value) && !insideTranslated(node)) context.report({ node, message })
      },
      JSXAttribute(node: Node) {
        const name = nameOf(node.name)
        const value = node.value as Node | null
        if (spoken.test(name) && value?.type === 'Literal' && isWords(value.value)) {
          context.report({ node, message })
        }
      },
    }
  },
}

/** Rules of this house, for oxlint. */
export default {
  meta: { name: 'foyer' },
  rules: { layers, 'no-excuses': noExcuses, classes, words },
}
