import { createHash } from 'node:crypto'
import type { House } from '#gateway/house.ts'
import { success } from '#gateway/http/envelope.ts'
import { readQuery } from '#gateway/http/read-query.ts'
import { fateOf, readOutbox } from '#gateway/session/outbox.ts'

type Row = Awaited<ReturnType<typeof readOutbox>>[number]

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
td:nth-child(4) { min-width: 18rem; white-space: pre-wrap; overflow-wrap: anywhere }
`
const hash = createHash('sha256').update(style).digest('base64')

/** It shows what is secret to others, so it runs nothing, loads nothing and stands in no frame. */
const policy = `default-src 'none'; style-src 'sha256-${hash}'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const escape = (text: string) => text.replace(/[&<>"]/g, (sign) => escapes[sign] ?? '')

const line = (row: Row) => {
  const text = row.subject === null ? row.text : `${row.subject}\n\n${row.text}`
  const at = row.createdAt.toISOString()
  const cells = [row.kind === 'sms' ? 'SMS' : 'E-mail', row.to, text, fateOf(row)]
  return `<tr><td><time datetime="${at}">${at.slice(0, 19).replace('T', ' ')}</time></td>${cells
    .map((cell) => `<td>${escape(cell)}</td>`)
    .join('')}</tr>`
}

const table = (rows: readonly Row[]) =>
  `<div tabindex="0" role="region" aria-label="Messages"><table><thead><tr>${[
    'Time (UTC)',
    'Kind',
    'To',
    'Message',
    'What became of it',
  ]
    .map((name) => `<th scope="col">${name}</th>`)
    .join('')}</tr></thead><tbody>${rows.map(line).join('')}</tbody></table></div>`

const page = (rows: readonly Row[], to: string, name: string) =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Outbox · ${escape(name)}</title>` +
  `<meta name="viewport" content="width=device-width"><meta name="robots" content="noindex"><style>${style}</style></head>` +
  `<body><main><h1>Outbox</h1><p>What ${escape(name)} sends people by SMS and e-mail, newest first. ` +
  `Codes and links can be read where nobody else carries them; otherwise they are dots.</p>` +
  `<form><label>Number or address<input name="to" value="${escape(to)}" autocomplete="off"></label><button>Show</button></form>` +
  `${rows.length > 0 ? table(rows) : '<p>Nothing here yet.</p>'}</main></body></html>`

/**
 * `GET /ops/outbox`: SMS and e-mail that went out, or would have. A page for people, and data for
 * tests. `?to=` shows those to one number or address.
 */
export async function tellOutbox(request: Request, house: House): Promise<Response> {
  const to = readQuery(request.url).to?.trim() ?? ''
  const rows = await readOutbox(house.database, to === '' ? null : to)
  if (!request.headers.get('accept')?.includes('text/html')) {
    return success({ list: rows.map((row) => ({ ...row, fate: fateOf(row) })) })
  }
  return new Response(page(rows, to, house.config.brand.name), {
    headers: {
      'Content-Type': 'text/html; charset=utf-8',
      'Cache-Control': 'no-store',
      'Content-Security-Policy': policy,
    },
  })
}
