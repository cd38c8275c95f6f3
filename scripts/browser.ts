import { spawnSync } from 'node:child_process'
import { accessSync, constants, existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import process from 'node:process'
import { chromium } from 'playwright'

const names = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome', 'chrome']

/**
 * Makes pictures and timings the same on every machine, and keeps the browser from calling home.
 * No sandbox: tests run as root in containers, and only ever open our own pages.
 */
export const browserArguments = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--font-render-hinting=none',
  '--disable-lcd-text',
  '--force-color-profile=srgb',
]

function runnable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}

/** The first program on PATH that is called by one of the names. */
function onPath(names: readonly string[]): string | undefined {
  for (const folder of (process.env.PATH ?? '').split(delimiter)) {
    for (const name of names) {
      const path = join(folder, name)
      if (folder && runnable(path)) return path
    }
  }
  return undefined
}

/** Debian's package of the same name: a Chromium that has no window to draw, and less work by a fifth. */
const headlessShell = 'chromium-headless-shell'

/** Path of a Chromium: `CHROMIUM_PATH`, then PATH, then the one Playwright downloaded. */
function findBrowser(): string | undefined {
  const named = process.env.CHROMIUM_PATH || onPath(names)
  if (named) return named
  const own = chromium.executablePath()
  return existsSync(own) ? own : undefined
}

/** Launch options for Playwright and for Vitest's browser mode. */
interface BrowserOptions {
  readonly executablePath?: string
  readonly args: string[]
}

const optionsOf = (executablePath: string | undefined): BrowserOptions => ({
  ...(executablePath ? { executablePath } : {}),
  args: browserArguments,
})

/** Those of a Chromium with all its parts: one that knows of apps to install, too. */
export const wholeBrowserOptions = (): BrowserOptions => optionsOf(findBrowser())

/** Those of what is quickest for tests and pictures; a browser that was named is always taken. */
export const browserOptions = (): BrowserOptions =>
  optionsOf(process.env.CHROMIUM_PATH || onPath([headlessShell]) || findBrowser())

function run(command: string, parameters: string[]): boolean {
  const done = spawnSync(command, parameters, {
    stdio: 'inherit',
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  })
  return done.status === 0
}

/**
 * Finds a Chromium or installs one: Playwright's, and where that cannot be downloaded, Debian's
 * package when we may install packages. Throws with what to do when neither works.
 */
export function ensureBrowser(): string {
  const named = process.env.CHROMIUM_PATH
  if (named && !existsSync(named)) {
    throw new Error(`CHROMIUM_PATH says ${named}, but there is no such file.`)
  }
  const found = findBrowser()
  if (found) return found

  process.stdout.write('No Chromium found. Installing one for the tests.\n')
  const playwright = join('node_modules', '.bin', 'playwright')
  if (run(playwright, ['install', 'chromium'])) {
    const own = findBrowser()
    if (own) return own
  }
  const mayInstall = process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')
  if (mayInstall && run('apt-get', ['update', '-q'])) {
    const install = (name: string) =>
      run('apt-get', ['install', '-q', '-y', '--no-install-recommends', name])
    // Older Debians have only the first.
    install('chromium')
    install(headlessShell)
    const packaged = findBrowser()
    if (packaged) return packaged
  }
  throw new Error(
    [
      'The tests need a Chromium, and there is none.',
      `Looked at: CHROMIUM_PATH (not set), ${names.join(', ')} on PATH, Playwright's own.`,
      'Playwright could not download one' +
        (mayInstall
          ? ', and neither could apt-get.'
          : ', and installing packages needs root on Debian.'),
      'Install it yourself (Debian: apt-get install chromium; or: npx playwright install chromium),',
      'or set CHROMIUM_PATH to a Chromium or Chrome that you have.',
    ].join('\n'),
  )
}
