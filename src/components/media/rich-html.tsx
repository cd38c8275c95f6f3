import type { Element, ElementContent, Properties, Root } from 'hast'
import { type Components, toJsxRuntime } from 'hast-util-to-jsx-runtime'
import { type Ref, useMemo } from 'react'
import { Fragment, jsx, jsxs } from 'react/jsx-runtime'
import { cleanHtml } from '#platform/html.ts'
import { Link } from '../actions/link.tsx'
import { cx } from '../cx.ts'

export const richHtmlAxes = { measure: ['reading', 'full'] } as const

export type RichHtmlProps = {
  /** As a server sent it: anything at all, safe or not. */
  html: string | null | undefined
  /** Rank of its highest headings among the page's; those below follow without a gap. @default 3 */
  level?: 2 | 3 | 4 | 5
  /** `reading` stops at 36 em; `full` fills a narrow place of its own. @default 'reading' */
  measure?: (typeof richHtmlAxes.measure)[number]
  /** What is said besides the server's words. */
  labels: {
    /** Names a table that is wider than its room and scrolls. */
    table: string
    /** Follows the words of a link that leaves the site: "opens in a new window". */
    newWindow: string
  }
  /** BCP 47 of the text, when it is not the page's language. */
  lang?: string | undefined
  className?: string
  ref?: Ref<HTMLDivElement>
}

const apart = '*:not-first:mt-3'
const edge = 'px-3 text-start align-top first:ps-0 last:pe-0'

const looks: Record<string, string> = {
  ul: '[&>li]:ps-[22px] [&>li]:before:absolute [&>li]:before:start-1.5 [&>li]:before:top-[.78em] [&>li]:before:size-1.5 [&>li]:before:rotate-45 [&>li]:before:bg-(--fy-color-text-accent) forced-colors:[&>li]:before:bg-[CanvasText]',
  ol: 'list-decimal ps-[22px]',
  li: 'relative [&>:is(p,table)]:mt-3 [&>:first-child]:mt-0',
  blockquote: cx('border-s-2 border-default ps-4 text-secondary', apart),
  table: 'w-full border-collapse type-body-sm',
  th: cx('border-b border-default py-3 type-caption text-muted', edge),
  td: cx('border-b border-subtle py-3', apart, edge),
  b: 'font-semibold',
  strong: 'font-semibold',
  // Thai has no italics: a slanted letter is a broken one.
  em: 'font-medium not-italic',
}

const isHeading = ({ tagName }: Element) => /^h[1-6]$/.test(tagName)

const elementsOf = (nodes: Root['children']): Element[] =>
  nodes.flatMap((node) => (node.type === 'element' ? [node, ...elementsOf(node.children)] : []))

const element = (tagName: string, properties: Properties, children: ElementContent[]): Element => ({
  type: 'element',
  tagName,
  properties,
  children,
})

/** The cleaned tree with our looks, and its headings in the page's order. */
function dressed(tree: Root, level: number, { table, newWindow }: RichHtmlProps['labels']): Root {
  const ranks = [
    ...new Set(
      elementsOf(tree.children)
        .filter(isHeading)
        .map(({ tagName }) => tagName),
    ),
  ]
  ranks.sort()
  const dress = (node: ElementContent): ElementContent => {
    if (node.type !== 'element') return node
    const { tagName, properties } = node
    const children = node.children.map(dress)
    if (isHeading(node)) {
      const rank = ranks.indexOf(tagName)
      const look = rank === 0 ? 'type-title-sm' : 'type-label font-semibold'
      return element(`h${Math.min(level + rank, 6)}`, { className: ['pt-[10px]', look] }, children)
    }
    const look = looks[tagName]
    const face = element(
      tagName,
      { ...properties, ...(look ? { className: [look] } : {}) },
      children,
    )
    if (tagName === 'table') return element('div', { role: 'group', ariaLabel: table }, [face])
    if (tagName === 'ul') face.properties['role'] = 'list'
    if (properties['target']) {
      const words: ElementContent = { type: 'text', value: `(${newWindow})` }
      children.push(
        { type: 'text', value: ' ' },
        element('span', { className: ['sr-only', 'start-0'] }, [words]),
      )
    }
    return face
  }
  return { ...tree, children: tree.children.map((node) => dress(node as ElementContent)) }
}

/** A box that scrolls sideways takes the focus, or a keyboard cannot scroll it. */
function reachable(box: HTMLElement | null) {
  if (!box || typeof ResizeObserver === 'undefined') return
  const watch = new ResizeObserver(() => {
    if (box.scrollWidth > box.clientWidth) box.tabIndex = 0
    else box.removeAttribute('tabindex')
  })
  // The table may widen by itself, when its face comes.
  for (const one of [box, ...box.children]) watch.observe(one)
  return () => watch.disconnect()
}

const components: Partial<Components> = {
  a: ({ node: _, ...rest }) => <Link {...rest} />,
  div: ({ node: _, ...rest }) => <div ref={reachable} className="overflow-x-auto" {...rest} />,
}

/**
 * The one outlet for HTML that a server sends: promotions, notices, help, terms. It is cleaned
 * (`cleanHtml`), becomes elements and never markup, and is the same on a server as in a browser.
 */
export function RichHtml(props: RichHtmlProps) {
  const { html, level = 3, measure = 'reading', labels, lang, className, ref } = props
  const { table, newWindow } = labels
  const content = useMemo(() => {
    const tree = dressed(cleanHtml(html ?? ''), level, { table, newWindow })
    return toJsxRuntime(tree, { Fragment, jsx, jsxs, components })
  }, [html, level, table, newWindow])
  return (
    <div
      ref={ref}
      data-slot="rich-html"
      data-measure={measure}
      lang={lang}
      className={cx(
        'min-w-0 text-[1rem] leading-[1.8] wrap-break-word text-primary [&:lang(th)]:font-reading',
        apart,
        measure === 'reading' && 'max-w-[36em]',
        className,
      )}
    >
      {content}
    </div>
  )
}
