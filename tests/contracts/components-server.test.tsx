import { renderToString } from 'react-dom/server'
import { describe, expect, test, vi } from 'vitest'
import { shownElsewhere, styledOnServer } from './support/exceptions.ts'
import { drawnFamilies } from './support/families.ts'
import { draw, isLooks } from './support/story.tsx'

vi.mock('#storybook/preview.tsx', () => import('./support/plain-preview.ts'))

const families = drawnFamilies.filter(({ file }) => !(file in shownElsewhere))
const styled = (html: string) => html.match(/<[^>]+ style=[^>]*>/)?.[0]

test('there is no page here to touch', () => {
  expect(typeof window).toBe('undefined')
  expect(typeof document).toBe('undefined')
})

/** What is drawn on the server: every look of every story, not the Playground's alone. */
describe('the server draws, without a warning and without style=', () => {
  test.for(families)('$file', ({ file, stories }) => {
    const complain = vi.spyOn(console, 'error').mockReturnValue()
    const warn = vi.spyOn(console, 'warn').mockReturnValue()
    for (const [name, story] of stories) {
      if (!isLooks(name)) continue
      const html = renderToString(draw(story))
      if (!(file in styledOnServer)) expect(styled(html), name).toBeUndefined()
      expect(complain.mock.calls, name).toEqual([])
      expect(warn.mock.calls, name).toEqual([])
    }
    vi.restoreAllMocks()
  })
})

test('every exception still stands for something', () => {
  for (const file of Object.keys(styledOnServer)) {
    const stories = families.find((family) => family.file === file)?.stories ?? []
    const pages = stories.map(([, story]) => renderToString(draw(story)))
    expect(pages.some(styled), `${file} has no style= any more: take it off the list`).toBe(true)
  }
})
