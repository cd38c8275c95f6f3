import { readFile } from 'node:fs/promises'
import { join, normalize } from 'node:path'
import { photographed } from '#storybook/modes.ts'

/** What Storybook's index says about a story. */
export interface Story {
  readonly id: string
  /** `components/actions/button`: the place in the sidebar, and the component in the report. */
  readonly title: string
  readonly name: string
  /** The file it is written in, from the project's root. */
  readonly file: string
}

interface Entry extends Omit<Story, 'file'> {
  readonly type: string
  readonly importPath: string
  readonly tags?: readonly string[]
}

/** Every story of a built Storybook, and those of them that are photographed. */
export async function storiesOf(site: string): Promise<{ all: Story[]; photographed: Story[] }> {
  const index = JSON.parse(await readFile(join(site, 'index.json'), 'utf8')) as {
    entries: Record<string, Entry>
  }
  const entries = Object.values(index.entries).filter(({ type }) => type === 'story')
  const short = ({ id, title, name, importPath }: Entry): Story => ({
    id,
    title,
    name,
    file: normalize(importPath),
  })
  return { all: entries.map(short), photographed: entries.filter(photographed).map(short) }
}
