import { gameMenus, systemStatus } from '#contract/index.ts'
import { statusInput } from '#features/site/index.ts'
import { type Read, read } from './routes.ts'

/** What the shell of every page needs. */
export function siteReads(host: string): Read[] {
  return [read(systemStatus, statusInput(host)), read(gameMenus, {})]
}
