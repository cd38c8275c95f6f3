import type { Database } from '#gateway/database/open.ts'

const underWay = new WeakMap<Database, Set<Promise<void>>>()

/**
 * Notes work that goes on after its answer has left, so that closing waits for it.
 * @param work deals with its own failures
 */
export function afterwards(database: Database, work: Promise<void>): void {
  const all = underWay.get(database) ?? new Set()
  underWay.set(database, all.add(work))
  void work.finally(() => all.delete(work))
}

/** Resolves when nothing is going on any more. */
export async function settled(database: Database): Promise<void> {
  const all = underWay.get(database)
  if (!all || all.size === 0) return
  await Promise.all(all)
  await settled(database)
}
