import type { Database } from '#gateway/database/open.ts'

/**
 * A database whose power goes after so many statements, whichever they are: nothing is kept of what
 * was open then.
 */
export function breakAfter(database: Database, statements: number, onBreak: () => void): Database {
  let left = statements
  const guard = <T extends object>(inner: T): T =>
    new Proxy(inner, {
      get(target, name) {
        const value: unknown = Reflect.get(target, name, target)
        if (typeof value !== 'function') return value
        return (...given: unknown[]) => {
          if (left-- <= 0) {
            onBreak()
            throw new Error('The power went')
          }
          const call = value as (...all: unknown[]) => unknown
          if (name === 'transaction') {
            const [work] = given as [(tx: Database) => Promise<unknown>]
            return call.call(target, (tx: Database) => work(guard(tx)))
          }
          return call.apply(target, given)
        }
      },
    })
  return guard(database)
}
