import type { Database } from '#gateway/database/open.ts'
import { getFact } from '#gateway/site/state.ts'

/** Answers a process keeps; one has about ten kilobytes. */
const keptAtMost = 500

interface Kept {
  version: unknown
  answers: Map<string, Promise<unknown>>
}

// A process’s own memory, yet nothing that another would miss: each asks the database for the version
// first, which is another as soon as a change of games or vendors is there to be read.
const known = new WeakMap<Database, Kept>()

/** Version of the catalogue; a trigger changes it with every change of games and vendors. */
const catalogueVersion = (database: Database): Promise<unknown> =>
  getFact(database, 'catalogue-version')

/**
 * What follows from the catalogue and a key alone, worked out once for each version of it.
 * @param key everything else that it depends on
 * @param most how many answers are kept
 */
export async function fromCatalogue<T>(
  database: Database,
  key: readonly unknown[],
  work: () => Promise<T>,
  most = keptAtMost,
): Promise<T> {
  // Read before the work is done: a change in between leaves something newer under an old name.
  const version = await catalogueVersion(database)
  let kept = known.get(database)
  if (!kept || kept.version !== version) {
    kept = { version, answers: new Map() }
    known.set(database, kept)
  }
  const { answers } = kept
  const name = JSON.stringify(key)
  const before = answers.get(name) as Promise<T> | undefined
  const answer = before ?? work()
  // What was asked for last is dropped last.
  answers.delete(name)
  answers.set(name, answer)
  if (!before) answer.catch(() => answers.delete(name))
  for (const oldest of answers.keys()) {
    if (answers.size <= most) break
    answers.delete(oldest)
  }
  return answer
}
