import postgres, { type Sql } from 'postgres'

/** Milliseconds until a gateway has to be at work; each looks every five seconds by itself. */
export const patience = 30_000

/** Rows that are kept, so that whoever wants them waits, with their work half done. */
export interface Hold {
  /** The connection's own process in the server. */
  pid: number
  release(): Promise<void>
}

/** Keeps the rows that `lock` selects until they are released. */
export async function hold(
  url: string,
  lock: (client: Sql) => Promise<readonly unknown[]>,
): Promise<Hold> {
  const client = postgres(url, { max: 1 })
  const [connection] = await client<{ pid: number }[]>`select pg_backend_pid() as pid`
  await client`begin`
  await lock(client)
  const release = async () => {
    await client`rollback`
    await client.end()
  }
  return { pid: connection?.pid ?? 0, release }
}

/** The address of a database for a process that the server calls by this name. */
export function addressAs(name: string, url: string): string {
  const named = new URL(url)
  named.searchParams.set('application_name', name)
  return named.href
}

/**
 * Asks again and again until there is an answer.
 * @throws Error that says `otherwise` when none comes
 */
export async function until<Answer>(
  ask: () => Promise<Answer | undefined | false>,
  otherwise: string,
): Promise<Answer> {
  for (const deadline = performance.now() + patience; performance.now() < deadline;) {
    const answer = await ask()
    if (answer) return answer
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
  throw new Error(otherwise)
}
