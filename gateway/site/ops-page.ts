import { createHash } from 'node:crypto'

const style = `
:root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif }
body { margin: 0 auto; max-width: 75rem; padding: 2rem 1.5rem }
h1 { margin: 0 0 .25rem; font-size: 1.5rem }
p { margin: 0 0 1.5rem; max-width: 60ch }
form { display: flex; flex-wrap: wrap; gap: .75rem; align-items: end; margin: 0 0 1.5rem }
label { display: grid; gap: .25rem; font-size: .875rem }
input, button { box-sizing: border-box; font: inherit; min-height: 2.75rem; padding: 0 .75rem }
div { overflow-x: auto }
table { width: 100%; border-collapse: collapse }
th, td { padding: .625rem .75rem; text-align: start; vertical-align: top; border-bottom: 1px solid GrayText }
td { white-space: nowrap; font-variant-numeric: tabular-nums }
.text { min-width: 18rem; white-space: pre-wrap; overflow-wrap: anywhere }
`
const hash = createHash('sha256').update(style).digest('base64')

/** It shows what is secret to others, so it runs nothing, loads nothing and stands in no frame. */
const policy = `default-src 'none'; style-src 'sha256-${hash}'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

/** Text as HTML has it, in an attribute as well. */
export const escapeHtml = (text: string): string =>
  text.replace(/[&<>"]/g, (sign) => escapes[sign] ?? '')

/** An instant as an operator's table shows it, in UTC. */
export const timeCell = (at: Date): string => {
  const text = at.toISOString()
  return `<td><time datetime="${text}">${text.slice(0, 19).replace('T', ' ')}</time></td>`
}

/** A cell of plain text; `long` for one that may have many lines. */
export const textCell = (text: string, long = false): string =>
  `<td${long ? ' class="text"' : ''}>${escapeHtml(text)}</td>`

/** A table that scrolls in a box of its own. @param rows the cells of each, as HTML */
export const opsTable = (label: string, heads: readonly string[], rows: readonly string[]) =>
  rows.length === 0
    ? '<p>Nothing here yet.</p>'
    : `<div tabindex="0" role="region" aria-label="${label}"><table><thead><tr>${heads
        .map((name) => `<th scope="col">${name}</th>`)
        .join(
          '',
        )}</tr></thead><tbody>${rows.map((cells) => `<tr>${cells}</tr>`).join('')}</tbody></table></div>`

/** A page for the operator's eyes. @param body HTML */
export const opsPage = (title: string, name: string, body: string): Response =>
  new Response(
    `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${title} · ${escapeHtml(name)}</title>` +
      `<meta name="viewport" content="width=device-width"><meta name="robots" content="noindex"><style>${style}</style></head>` +
      `<body><main><h1>${title}</h1>${body}</main></body></html>`,
    {
      headers: {
        'Content-Type': 'text/html; charset=utf-8',
        'Cache-Control': 'no-store',
        'Content-Security-Policy': policy,
      },
    },
  )
