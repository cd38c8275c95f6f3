import type { House } from '#gateway/house.ts'
import { success } from '#gateway/http/envelope.ts'
import { readQuery } from '#gateway/http/read-query.ts'
import { fateOf, readOutbox } from '#gateway/session/outbox.ts'
import { escapeHtml, opsPage, opsTable, textCell, timeCell } from './ops-page.ts'

type Row = Awaited<ReturnType<typeof readOutbox>>[number]

const line = (row: Row) =>
  timeCell(row.createdAt) +
  textCell(row.kind === 'sms' ? 'SMS' : 'E-mail') +
  textCell(row.to) +
  textCell(row.subject === null ? row.text : `${row.subject}\n\n${row.text}`, true) +
  textCell(fateOf(row))

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
  const { name } = house.config.brand
  const heads = ['Time (UTC)', 'Kind', 'To', 'Message', 'What became of it']
  return opsPage(
    'Outbox',
    name,
    `<p>What ${escapeHtml(name)} sends people by SMS and e-mail, newest first. ` +
      `Codes and links can be read where nobody else carries them; otherwise they are dots. ` +
      `What members write is under <a href="/ops/feedback">feedback</a>.</p>` +
      `<form><label>Number or address<input name="to" value="${escapeHtml(to)}" autocomplete="off"></label><button>Show</button></form>` +
      opsTable('Messages', heads, rows.map(line)),
  )
}
