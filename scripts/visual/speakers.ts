import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { formatter } from '@lingui/format-po'
import { textOf } from './sites.ts'

const { parse } = formatter()

/** Each message of a PO catalogue: its words, and the files that say it. */
async function messagesOf(text: string) {
  const catalogue = await parse(text, { locale: undefined, sourceLocale: '', filename: '' })
  return Object.entries(catalogue).map(([id, { translation = '', origin = [] }]) => ({
    said: `${id} ${translation}`,
    files: origin.map(([file]) => file),
  }))
}

/**
 * The files that say what a catalogue words otherwise than at a commit: of all that read the
 * catalogue, only they can look different. `undefined` where that is not told, because the catalogue
 * is new or gone, or a message comes without its files.
 * @param catalogue a PO file's path in the project
 */
export async function speakersOf(
  root: string,
  commit: string,
  catalogue: string,
): Promise<string[] | undefined> {
  const path = join(root, catalogue)
  const old = textOf(root, commit, catalogue)
  if (old === undefined || !existsSync(path)) return undefined
  const before = await messagesOf(old)
  const after = await messagesOf(readFileSync(path, 'utf8'))
  const others = (messages: typeof before) => {
    const said = new Set(messages.map(({ said }) => said))
    return (one: (typeof before)[number]) => !said.has(one.said)
  }
  const changed = [...before.filter(others(after)), ...after.filter(others(before))]
  return changed.some(({ files }) => files.length === 0)
    ? undefined
    : changed.flatMap(({ files }) => files)
}
