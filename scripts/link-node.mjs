// Links node_modules/.bin/node to the Node that npm installed for this platform.
// npm 10 drops that link when several platform packages offer the same command, and then
// every script would run on the machine's own, older Node.
import { existsSync, mkdirSync, rmSync, symlinkSync } from 'node:fs'
import { join, relative } from 'node:path'

const system = process.platform === 'win32' ? 'win' : process.platform
const binary = join('node_modules', `node-${system}-${process.arch}`, 'bin', 'node')
const link = join('node_modules', '.bin', 'node')

if (existsSync(binary) && process.platform !== 'win32') {
  mkdirSync(join('node_modules', '.bin'), { recursive: true })
  rmSync(link, { force: true })
  symlinkSync(relative(join('node_modules', '.bin'), binary), link)
}
