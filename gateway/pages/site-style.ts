import { type AtRule, type ChildNode, type Declaration, parse, type Rule } from 'postcss'
import { classesIn, classesOf } from './class-names.ts'

/** Names of the families that a brand's custom properties ask for. */
function familiesOf(tokens: string): ReadonlySet<string> {
  const stacks = [...tokens.matchAll(/--fy-font-family-[\w-]+:([^;}]+)/g)].map(([, stack]) => stack)
  return new Set(stacks.flatMap((stack) => stack!.split(',').map(unquoted)))
}

const unquoted = (name: string) => name.trim().replace(/^["']|["']$/g, '')

/** The style of a brand's pages. */
export interface SiteStyle {
  /** The order of all layers, the brand's custom properties, and faces that are on the machine. */
  look: string
  /**
   * Faces whose files have to be fetched. They are for after the first paint: until then the local
   * ones of `look` stand in, which have the same measures.
   */
  faces: string
  /** Those of the sheet's rules that something in `html` can meet. */
  of(html: string): string
}

/** Prints a rule for a page that has these classes; empty where the page has no use for it. */
type Print = (classes: ReadonlySet<string>) => string

const textOf = (nodes: readonly ChildNode[]) => nodes.map((node) => node.toString()).join(';')

function printRule(rule: Rule): Print {
  const selectors = rule.selectors.map((text) => ({ text, needs: classesOf(text) }))
  const body = `{${textOf(rule.nodes)}}`
  return (classes) => {
    const met = selectors.filter(({ needs }) => needs.every((name) => classes.has(name)))
    return met.length > 0 ? met.map(({ text }) => text).join(',') + body : ''
  }
}

function printNodes(nodes: readonly ChildNode[]): Print {
  const prints = nodes
    .filter((node) => node.type === 'rule' || node.type === 'atrule')
    .map((node) => (node.type === 'rule' ? printRule(node) : printAtRule(node)))
  return (classes) => prints.map((print) => print(classes)).join('')
}

function printAtRule(rule: AtRule): Print {
  const text = rule.toString() + (rule.nodes ? '' : ';')
  if (rule.name === 'font-face') return () => ''
  if (!rule.nodes || rule.name === 'property' || rule.name === 'keyframes') return () => text
  const inner = printNodes(rule.nodes)
  return (classes) => {
    const kept = inner(classes)
    return kept && `@${rule.name} ${rule.params}{${kept}}`
  }
}

const declared = (rule: AtRule, property: string) =>
  rule.nodes?.find((node): node is Declaration => node.type === 'decl' && node.prop === property)
    ?.value ?? ''

const isOurs = (face: AtRule, families: ReadonlySet<string>) =>
  families.has(unquoted(declared(face, 'font-family')))
const isFetched = (face: AtRule) => declared(face, 'src').includes('url(')

/** Movements and typed properties that no kept rule names. */
function withoutUnused(css: string): string {
  const named = new Map<string, number>()
  for (const [name] of css.matchAll(/[\w-]+/g)) named.set(name, (named.get(name) ?? 0) + 1)
  return css.replace(
    /@(?:property|keyframes) ([\w-]+)\{(?:[^{}]|\{[^{}]*\})*\}/g,
    (rule, name: string) => (named.get(name)! > 1 ? rule : ''),
  )
}

/**
 * Reads the site's stylesheet once and cuts each page's part out of it. The whole sheet comes with
 * the first late part (ADR 6) and takes the part's place; its layers come in the same order, so
 * nothing changes then.
 */
export function createSiteStyle(tokens: string, rules: string): SiteStyle {
  const families = familiesOf(tokens)
  const root = parse(rules.replace(/\/\*[^]*?\*\//g, ''))
  const layers: string[] = []
  const local: string[] = []
  const fetched: string[] = []
  root.walkAtRules((rule) => {
    if (rule.name === 'layer') layers.push(rule.params)
    if (rule.name === 'font-face' && isOurs(rule, families))
      (isFetched(rule) ? fetched : local).push(rule.toString())
  })
  const order = layers.length > 0 ? `@layer ${[...new Set(layers)].join(',')};` : ''
  const print = printNodes(root.nodes)
  return {
    look: [order, tokens, ...local].join(''),
    faces: fetched.join(''),
    of: (html) => withoutUnused(print(classesIn(html))),
  }
}
