import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { photographed } from '#storybook/modes.ts'

/** What Storybook's index says about a story. */
export interface Story {
  readonly id: string
  /** `components/actions/button`: the place in the sidebar, and the component in the report. */
  readonly title: string
  readonly name: string
}

interface Entry extends Story {
  readonly type: string
  readonly tags?: readonly string[]
}

/** Every story of a built Storybook, and those of them that are photographed. */
export async function storiesOf(site: string): Promise<{ all: Story[]; photographed: Story[] }> {
  const index = JSON.parse(await readFile(join(site, 'index.json'), 'utf8')) as {
    entries: Record<string, Entry>
  }
  const entries = Object.values(index.entries).filter(({ type }) => type === 'story')
  const short = ({ id, title, name }: Entry): Story => ({ id, title, name })
  return { all: entries.map(short), photographed: entries.filter(photographed).map(short) }
}
