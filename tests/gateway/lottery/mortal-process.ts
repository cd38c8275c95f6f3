// A process of its own that does a gateway's work on the lotteries, and is killed in the middle of it:
// `node mortal-process.ts STATEMENTS INSTANT`, on the database that the environment names. It ends by
// itself when there was less to do.
import process from 'node:process'
import { readConfig } from '#gateway/config.ts'
import { openDatabase } from '#gateway/database/open.ts'
import { workLotteries } from '#gateway/lottery/keep-draws.ts'
import { breakAfter } from '../support/break-after.ts'

const [statements, instant = ''] = process.argv.slice(2)
const config = readConfig(process.env)
const opened = await openDatabase(config)
// Nothing is closed, rolled back or said: no handler of this process ever runs again.
const database = breakAfter(opened.database, Number(statements), () =>
  process.kill(process.pid, 'SIGKILL'),
)
await workLotteries({ database, config }, new Date(instant))
await opened.close()
