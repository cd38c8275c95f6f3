import type { Config } from './config.ts'
import type { Database } from './database/open.ts'

/** What every handler works with. Nothing in it remembers what another process would miss. */
export interface House {
  readonly config: Config
  readonly database: Database
}
