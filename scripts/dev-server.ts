import { createServer as createHttpServer } from 'node:http'
import { getRequestListener } from '@hono/node-server'
import { createApp } from '#gateway/app.ts'
import { readConfig } from '#gateway/config.ts'
import { openDatabase } from '#gateway/database/open.ts'
import { prepare } from '#gateway/database/prepare.ts'
import { createServer } from 'vite'
import { createDevPages } from './dev-pages.ts'
import { home } from './processes.ts'

// The gateway with Vite in front of it. Run by scripts/dev.ts, which starts it again when the
// gateway's own files change; what the browser shows is replaced in place.

const config = readConfig({ ...process.env, FOYER_LOG: process.env.FOYER_LOG ?? '1' })
const http = createHttpServer()
const vite = await createServer({
  root: home,
  // Read by Node itself: a temporary copy would look like a change and start us again.
  configLoader: 'native',
  appType: 'custom',
  server: { middlewareMode: true, ws: { server: http } },
})
const opened = await openDatabase(config)
await prepare(opened, config)

const app = createApp({
  database: opened.database,
  config,
  pages: createDevPages(vite, config.brand),
})
const answer = getRequestListener(async (request, bindings) => {
  try {
    return await app.fetch(request, bindings)
  } catch (cause) {
    // With the place in the source, not in what Vite made of it.
    if (cause instanceof Error) vite.ssrFixStacktrace(cause)
    throw cause
  }
})
http.on('request', (request, response) => {
  vite.middlewares(request, response, () => void answer(request, response))
})
http.listen(config.port, config.host, () => {
  process.stdout.write(`\n  Foyer, developing: http://${config.host}:${config.port}\n\n`)
})

const stop = async () => {
  http.closeAllConnections()
  http.close()
  await vite.close()
  await opened.close()
  process.exit(0)
}
process.once('SIGTERM', () => void stop())
process.once('SIGINT', () => void stop())
