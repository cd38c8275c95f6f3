import type { Page } from '@playwright/test'

/** A game in the place of every game, which says what its two buttons are called. */
export const stub = `<!doctype html><html lang="en"><title>Game</title>
<button onclick="parent.postMessage({ type: 'foyer:balance' }, '*')">balance</button>
<button onclick="parent.postMessage({ type: 'foyer:leave' }, '*')">leave</button>
<button onclick="parent.postMessage({ type: 'foyer:failed', code: 'V-9' }, '*')">fail</button>
<button onclick="location.hash = 'paytable'">paytable</button>
<a href="/play/next-table?">next table</a>
<script>document.querySelector('a').href += performance.timeOrigin</script>
<script>parent.postMessage({ type: 'foyer:ready' }, '*')</script>`

/** Stands a game behind every address, and notes what was asked for. */
export async function stubGames(page: Page): Promise<string[]> {
  const asked: string[] = []
  await page.route('**/play/**', async (route) => {
    asked.push(route.request().url())
    await route.fulfill({ contentType: 'text/html', body: stub })
  })
  return asked
}

/** Opens the sheet of a card of the lobby, and answers what the game is called. */
export async function openSheet(page: Page, index: number): Promise<string> {
  await page.goto('/rng')
  const card = page.getByRole('main').getByRole('article').nth(index)
  const name = await card.getByRole('heading').innerText()
  await card.getByRole('button', { name, exact: true }).click()
  return name
}
