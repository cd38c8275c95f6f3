// Writes what the interface shows of this art into src/components/media, as committed files, so
// that components carry no drawing code:
//   node src/art/build.ts           writes
//   node src/art/build.ts --check   fails when a file is not what this folder would write
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { generatedFiles } from './generated.ts'

const media = fileURLToPath(new URL('../components/media/', import.meta.url))

const read = (path: string): string | undefined => {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return undefined
  }
}

const files = Object.entries(generatedFiles())
const stale = files.filter(([name, text]) => read(join(media, name)) !== text)

if (process.argv.includes('--check')) {
  for (const [name] of stale) console.error(`stale: src/components/media/${name}`)
  if (stale.length > 0) console.error('Run: node src/art/build.ts')
  process.exitCode = stale.length > 0 ? 1 : 0
} else {
  for (const [name, text] of stale) {
    const path = join(media, name)
    mkdirSync(dirname(path), { recursive: true })
    writeFileSync(path, text)
    console.log(`wrote src/components/media/${name}`)
  }
}
