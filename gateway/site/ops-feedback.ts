import type { House } from '#gateway/house.ts'
import { success } from '#gateway/http/envelope.ts'
import { readFeedback } from '#gateway/support/feedback.ts'
import { escapeHtml, opsPage, opsTable, textCell, timeCell } from './ops-page.ts'

/** `GET /ops/feedback`: what members wrote (C5), newest first. A page for people, data for the rest. */
export async function tellFeedback(request: Request, house: House): Promise<Response> {
  const rows = await readFeedback(house.database)
  if (!request.headers.get('accept')?.includes('text/html')) return success({ list: rows })
  const { name } = house.config.brand
  return opsPage(
    'Feedback',
    name,
    `<p>What members told ${escapeHtml(name)}, newest first. ` +
      `What the house sends people is in the <a href="/ops/outbox">outbox</a>.</p>` +
      opsTable(
        'Feedback',
        ['Time (UTC)', 'Member', 'What they wrote'],
        rows.map(
          ({ createdAt, username, content }) =>
            timeCell(createdAt) + textCell(username) + textCell(content, true),
        ),
      ),
  )
}
