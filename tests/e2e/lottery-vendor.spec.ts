import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { signedHeaders } from '#gateway/games/vendor/signature.ts'
import { expect, test } from './support/test.ts'
import { person, Visitor } from './support/visitor.ts'

const secret = 'the-secret-of-a-lottery-that-stands-in'
const home = 'https://lottery.example'

test.use({
  house: 'lottery-vendor',
  environment: { FOYER_VENDORS: `LOTT|${home}/lobby|${secret}` },
})

/** What the vendor's server asks the wallet; signed, as docs/vendor-api.md says. */
async function ask(gateway: string, path: string, input: object) {
  const body = JSON.stringify(input)
  const headers = signedHeaders({ code: 'LOTT', secret }, path, body, new Date())
  const response = await fetch(gateway + path, { method: 'POST', headers, body })
  return ((await response.json()) as { value: Record<string, string | null> }).value
}

/** A lottery of somebody else's: a lobby that spends its ticket, and a bet of ฿100.00 that loses. */
async function openVendor(gateway: string): Promise<{ server: Server; port: number }> {
  const server = createServer((request, response) => {
    const url = new URL(request.url ?? '/', home)
    const page = (body: string) =>
      response.end(`<!doctype html><html lang="en"><title>Lottery</title>${body}`)
    const serve = async () => {
      response.setHeader('Content-Type', 'text/html')
      if (url.pathname === '/lobby') {
        const ticket = url.searchParams.get('ticket')
        const told = ticket === null ? null : await ask(gateway, '/vendor/session', { ticket })
        const query = new URLSearchParams({ session: told?.session ?? '' })
        return page(`<p>${told?.mode} ${url.searchParams.get('lottoGameCode')} ${told?.balance}</p>
<form action="/bet?${query}"><input type="hidden" name="session" value="${told?.session}">
<button>Bet</button></form>
<button type="button" onclick="parent.postMessage({ type: 'foyer:leave' }, '*')">Leave</button>
<script>parent.postMessage({ type: 'foyer:ready' }, '*')</script>`)
      }
      const session = url.searchParams.get('session')
      const round = `round-${session}`
      const { balance } = await ask(gateway, '/vendor/bet', { session, round, amount: '100.00' })
      await ask(gateway, '/vendor/win', { round, amount: '0.00' })
      return page(`<p>Left: ${balance}</p>
<script>parent.postMessage({ type: 'foyer:balance' }, '*')</script>
<button type="button" onclick="parent.postMessage({ type: 'foyer:leave' }, '*')">Leave</button>`)
    }
    serve().catch((cause: unknown) => response.destroy(cause as Error))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return { server, port: (server.address() as AddressInfo).port }
}

test('an operator’s own lottery is played in its frame, on the wallet of the house', async ({
  page,
  gateway,
}) => {
  test.slow()
  const { server, port } = await openVendor(gateway.url)
  // Its name leads here; the policy of the page knows it by that name all the same.
  await page.route(`${home}/**`, async (route) => {
    const { pathname, search } = new URL(route.request().url())
    const answer = await fetch(`http://127.0.0.1:${port}${pathname}${search}`)
    await route.fulfill({ contentType: 'text/html', body: await answer.text() })
  })
  const visitor = new Visitor(page)
  const frame = page.frameLocator('main iframe')
  await page.goto('/lottery?gameCode=LOTT-7001&vendor=LOTT')
  // A guest sees it on a made-up balance; who logs in, on their own. Three servers have their say first.
  await expect(frame.getByText('demo LOTT-7001')).toBeVisible({ timeout: 20_000 })
  await visitor.tryLogin(await visitor.openLogin(), person('vip88'))
  await expect(frame.getByText('real LOTT-7001 12480.00')).toBeVisible()
  await expect(visitor.balance).toContainText('฿12,480.00')
  await expect(page.locator('main iframe')).toHaveAttribute(
    'sandbox',
    'allow-scripts allow-forms allow-same-origin allow-popups',
  )
  await frame.getByRole('button', { name: 'Bet' }).click()
  await expect(frame.getByText('Left: 12380.00')).toBeVisible()
  await expect(visitor.balance).toContainText('฿12,380.00')
  // Another page may say what it likes: only the frame is heard.
  await page.evaluate(() => window.postMessage({ type: 'foyer:leave' }, '*'))
  await expect(frame.getByText('Left: 12380.00')).toBeVisible()
  await frame.getByRole('button', { name: 'Leave' }).click()
  await expect(page).toHaveURL('/lottery')
  server.close()
})
