import { globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, expect, test, vi } from 'vitest'
import { isStory } from './support/story.tsx'

vi.mock('#storybook/preview.tsx', () => import('./support/plain-preview.ts'))

type Exports = Record<string, unknown>
const views = import.meta.glob<Exports>('../../src/features/**/*.{ts,tsx}')
const stories = import.meta.glob<Exports>('../../stories/features/**/*.stories.tsx')

const cwd = join(import.meta.dirname, '../..')

/** `export const loginStatuses = […]`: the statuses of a view are data (architecture, "A screen"). */
const declared = globSync('src/features/*/*.{ts,tsx}', { cwd })
  .toSorted()
  .flatMap((file) => {
    const found = readFileSync(join(cwd, file), 'utf8').matchAll(/export const (\w+)Statuses\b/g)
    return [...found].map(([, view = '']) => ({ file, view }))
  })

/** `homePromotions` is shown by `home-promotions.stories.tsx`, `login` by `login-form.stories.tsx`. */
function storyFiles(file: string, view: string): string[] {
  const name = view.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
  const folder = dirname(file).replace(/^src/, 'stories')
  return globSync(`${folder}/${name}{,-*}.stories.tsx`, { cwd })
}

/** `captcha-needed` is shown by `CaptchaNeeded`. */
const storyName = (status: string) =>
  status.replaceAll(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase())

async function missingIn(storyFile: string, statuses: readonly string[]): Promise<string[]> {
  const shown = (await stories[`../../${storyFile}`]?.()) ?? {}
  return statuses.filter((status) => {
    const story = shown[storyName(status)]
    return !isStory(story) || story.composed.args['status'] !== status
  })
}

test('there are views with statuses', () => {
  expect(declared.length).toBeGreaterThan(4)
})

describe('every status of a view has a story of its name, in one file', () => {
  test.for(declared)('$view', async ({ file, view }) => {
    const statuses = (await views[`../../${file}`]?.())?.[`${view}Statuses`] as readonly string[]
    expect(statuses.length).toBeGreaterThan(1)
    const files = storyFiles(file, view)
    const missing = await Promise.all(files.map((one) => missingIn(one, statuses)))
    const [best = ['no story file at all']] = missing.toSorted((a, b) => a.length - b.length)
    expect(best, `statuses of ${view} that ${files.join(', ')} does not show`).toEqual([])
  })
})
