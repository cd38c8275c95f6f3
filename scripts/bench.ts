import { readFile, writeFile } from 'node:fs/promises'
import { chromium } from 'playwright'
import { blocking } from './bench/blocking.ts'
import { games } from './bench/games.ts'
import { interact } from './bench/interactions.ts'
import { lighthouse } from './bench/lighthouse.ts'
import { logins } from './bench/logins.ts'
import { type Figures, pages } from './bench/pages.ts'
import { speed } from './bench/speed.ts'
import { startUp } from './bench/start-up.ts'
import { mostStolen, watchStolen } from './bench/stolen.ts'
import { typing } from './bench/typing.ts'
import { browserOptions, ensureBrowser } from './browser.ts'
import { run } from './processes.ts'
import { serve } from './serve.ts'
import { weigh } from './weigh.ts'

// `npm run bench`: what performance.md promises, measured on this machine, with the figures of the
// last release beside them. `--quick` measures everything once; `--save` makes these the figures of
// the last release, unless the machine's host was busy with others meanwhile.

const kept = 'tests/budgets/last-release.json'
const times = process.argv.includes('--quick') ? 1 : 5

const say = (text: string) => process.stdout.write(`${text}\n`)

const last = JSON.parse(await readFile(kept, 'utf8').catch(() => '{}')) as Figures
const now: Figures = {}

function note(title: string, figures: Figures): void {
  say(`\n${title.padEnd(46)}${'now'.padStart(10)}${'last release'.padStart(14)}`)
  for (const [name, value] of Object.entries(figures)) {
    now[name] = value
    say(
      `  ${name.padEnd(44)}${String(value).padStart(10)}${String(last[name] ?? '–').padStart(14)}`,
    )
  }
}

async function weights(url: string): Promise<Figures> {
  const browser = await chromium.launch(browserOptions())
  const figures: Figures = {}
  for (const { name, path } of pages) {
    const context = await browser.newContext({ locale: 'th-TH' })
    const { js, css, fonts, requests } = await weigh(await context.newPage(), url + path)
    figures[`${name} JS bytes`] = js
    figures[`${name} CSS bytes`] = css
    figures[`${name} fonts bytes`] = fonts
    figures[`${name} requests`] = requests
    await context.close()
  }
  await browser.close()
  return figures
}

process.env.CHROMIUM_PATH = ensureBrowser()
process.env.CHROME_PATH = process.env.CHROMIUM_PATH
const built = await run(process.execPath, ['scripts/build.ts'], { output: 'show' })
if (built.code !== 0) process.exit(built.code)

const stolen = watchStolen()
note('This machine', await speed())
note('Start-up', await startUp())
note('Logins at the gateway', await logins(times === 1 ? 40 : 200))
const gateway = await serve()
try {
  note('Weight', await weights(gateway.url))
  note('Interaction', await interact(gateway.url, Math.max(1, times - 2)))
  note('Typing', await typing(gateway.url))
  note('Games', await games(times))
  for (const { name, path } of pages) {
    note(`Lighthouse, ${name}`, await lighthouse(name, gateway.url + path, times))
    note(`The main thread, ${name}`, await blocking(name, gateway.url + path, times))
  }
} finally {
  await gateway.stop()
}

const taken = stolen()
const quiet = taken <= mostStolen
say(`\nThe machine’s host took ${(taken * 100).toFixed(1)} % of the processors’ time for others.`)
if (!quiet) say('Times measured like that mean nothing; bytes, requests and CLS hold.')
const save = process.argv.includes('--save')
if (save && quiet) await writeFile(kept, `${JSON.stringify(now, null, 2)}\n`)
if (save && !quiet) {
  say('They are not saved.')
  process.exitCode = 1
}
