import { sql } from 'drizzle-orm'
import type { Database } from '#gateway/database/open.ts'

/** Milliseconds that the database may take to say anything: less than who asks waits for us. */
const patience = 2000

const answer = (status: number, text: string) =>
  new Response(text, {
    status,
    headers: { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store' },
  })

/**
 * Whether this process can do its work, for whoever sends it visitors: 200 `ok`, or 503 `database`.
 * Maintenance is none of its business: a closed house still has a page to show. Nobody is counted, as
 * a balancer asks for ever; however many ask at once, the database is asked once.
 */
export function createHealth(database: Database, wait = patience): () => Promise<Response> {
  let asking: Promise<boolean> | null = null

  async function ask(): Promise<boolean> {
    let clock: NodeJS.Timeout | undefined
    const late = new Promise<boolean>((resolve) => {
      clock = setTimeout(() => resolve(false), wait)
    })
    const said = Promise.resolve(database.execute(sql`select 1`)).then(
      () => true,
      () => false,
    )
    const isUp = await Promise.race([said, late])
    clearTimeout(clock)
    // Also when nothing was said: the next to ask may get another connection.
    asking = null
    return isUp
  }

  return async () => ((await (asking ??= ask())) ? answer(200, 'ok') : answer(503, 'database'))
}
