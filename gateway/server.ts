import { createApp, type Pages } from './app.ts'
import type { Config } from './config.ts'
import { openDatabase } from './database/open.ts'
import { prepare } from './database/prepare.ts'
import { settled } from './http/afterwards.ts'
import { listen } from './listen.ts'
import { startCarryingOn } from './games/play/carry-on.ts'
import type { Reach } from './games/play/wallet-calls.ts'
import { startLotteries } from './lottery/start.ts'
import { startSweeping } from './session/sweep.ts'

/** A gateway that is up. */
export interface Gateway {
  /** Where it answers, without a slash at the end. */
  url: string
  engine: 'embedded' | 'postgres'
  /** Lets running requests finish, then closes the database. Safe to call twice. */
  close(): Promise<void>
}

/** Opens and prepares the database, then listens. `pages` draws what is no call and no file. */
export async function startGateway(
  config: Config,
  options: { pages?: Pages | undefined } = {},
): Promise<Gateway> {
  const opened = await openDatabase(config)
  try {
    await prepare(opened, config)
    const { database } = opened
    // Known once it listens, and nobody plays before that.
    let own = ''
    const reach: Reach = (path, init) => fetch(own + path, init)
    const app = createApp({ database, config, pages: options.pages, reach })
    const listening = await listen(app, config)
    // An address that stands for all of them is none to call.
    own = listening.url.replace('//0.0.0.0:', '//127.0.0.1:').replace('//[::]:', '//[::1]:')
    const stopSweeping = startSweeping({ database, config })
    const stopLotteries = startLotteries({ database, config })
    const stopCarryingOn = startCarryingOn({ database, config }, reach)
    let closing: Promise<void> | null = null
    return {
      url: listening.url,
      engine: opened.engine,
      close: () =>
        (closing ??= Promise.all([
          listening.close(),
          stopSweeping(),
          stopLotteries(),
          stopCarryingOn(),
        ])
          .then(() => settled(database))
          .then(() => opened.close())),
    }
  } catch (cause) {
    await opened.close().catch(() => {})
    throw cause
  }
}
