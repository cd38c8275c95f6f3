import { createHash } from 'node:crypto'
import { existsSync, globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { home } from './processes.ts'

/** Everything that the built site is made of. */
export const inputs: readonly string[] = [
  'src/**/*',
  'brands/**/*',
  'locales/*.po',
  // Draws the first pages for hosting without a gateway.
  'gateway/pages/**/*',
  // What builds, and the plugins of vite.config.ts.
  'scripts/*.ts',
  'scripts/vite/*.ts',
  'package-lock.json',
  'package.json',
  'vite.config.ts',
  'lingui.config.ts',
]

/** Without these a build is none, whatever its stamp says. */
const outputs = ['client/.vite/manifest.json', 'server/server.js']

export const distFolder = join(home, 'dist')
const stampFile = join(distFolder, '.stamp')

/** A hash of the contents of every input, and the brand of the first pages; dates play no part, so a fresh checkout may match. */
export function stampOf(): string {
  // The static pages wear a brand, so another one makes another site.
  const hash = createHash('sha256').update(process.env.FOYER_BRAND ?? '')
  for (const entry of globSync(inputs, { cwd: home, withFileTypes: true })
    .filter((file) => file.isFile())
    .map((file) => join(file.parentPath, file.name))
    .toSorted()) {
    hash.update(entry.slice(home.length)).update('\0').update(readFileSync(entry)).update('\0')
  }
  return hash.digest('hex')
}

/** Whether `dist/` is what the sources say. */
export function isFresh(stamp: string): boolean {
  const there = outputs.every((file) => existsSync(join(distFolder, file)))
  return there && existsSync(stampFile) && readFileSync(stampFile, 'utf8') === stamp
}
