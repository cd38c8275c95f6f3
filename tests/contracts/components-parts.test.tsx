// @vitest-environment jsdom
import { onCommit } from './support/commits.ts'
import { act, cleanup, fireEvent, render } from '@testing-library/react'
import { beforeAll, describe, expect, test, vi } from 'vitest'
import { drawnFamilies } from './support/families.ts'
import { files, note, partsOf, wasDrawn } from './support/parts.ts'
import { stillScreen } from './support/screen.ts'
import { draw, isLooks } from './support/story.tsx'

vi.mock('#storybook/preview.tsx', () => import('./support/plain-preview.ts'))

const closed = '[aria-expanded="false"]:not(:disabled), input[type="range"]'

/** Presses whatever opens something, as a hand and as a keyboard would; a chart tells its points. */
async function open(): Promise<void> {
  for (const control of document.querySelectorAll<HTMLElement>(closed)) {
    await act(async () => {
      control.focus()
      fireEvent.click(control)
      if (control.matches('input')) fireEvent.keyDown(control, { key: 'ArrowDown' })
    })
  }
}

beforeAll(async () => {
  onCommit(note)
  stillScreen()
  Element.prototype.scrollIntoView = () => {}
  for (const { stories } of drawnFamilies) {
    for (const [name, story] of stories) {
      if (!isLooks(name)) continue
      render(draw(story))
      if (name === 'Playground' || story.input.play) await open()
      cleanup()
    }
  }
}, 120_000)

describe('every part of a file is drawn in a story, at once or when what holds it is opened', () => {
  test.for(files)('%s', (file) => {
    expect(partsOf(file).filter((name) => !wasDrawn(file, name))).toEqual([])
  })
})
