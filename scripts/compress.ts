import { globSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const brotli = promisify(brotliCompress)
const gzipped = promisify(gzip)

/** Below this, compressing saves no packet. */
const worthIt = 512

async function compressFile(path: string): Promise<void> {
  const bytes = await readFile(path)
  if (bytes.length < worthIt) return
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
  }
  const [small, smaller] = await Promise.all([
    gzipped(bytes, { level: 9 }),
    brotli(bytes, { params }),
  ])
  await Promise.all([writeFile(`${path}.gz`, small), writeFile(`${path}.br`, smaller)])
}

/** Puts a `.br` and a `.gz` beside every text file, once, so that no request has to wait for it. */
export async function compressFolder(folder: string): Promise<void> {
  const files = globSync(`${folder}/**/*.{js,css,svg,json,html,txt,webmanifest}`)
  await Promise.all(files.map(compressFile))
}
