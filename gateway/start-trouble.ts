import { resolve } from 'node:path'
import { type Config, ConfigError } from './config.ts'
import { FolderBusy } from './database/folder-claim.ts'
import { ListenTrouble } from './listen.ts'

interface Trouble {
  code?: unknown
  port?: number
  cause?: unknown
}

/** Codes of the network and of PostgreSQL for a DATABASE_URL that leads nowhere. */
const databaseTroubles: Record<string, string> = {
  ERR_INVALID_URL:
    'is no address; in a password, signs such as @ / # : are written as %40 %2F %23 %3A',
  ECONNREFUSED: 'no PostgreSQL answers there',
  CONNECT_TIMEOUT: 'no PostgreSQL answers there',
  EHOSTUNREACH: 'no PostgreSQL answers there',
  ENETUNREACH: 'no PostgreSQL answers there',
  ENOTFOUND: 'there is no such host',
  EAI_AGAIN: 'there is no such host, or nobody to ask for it',
  '28P01': 'PostgreSQL does not take this user and password',
  '28000': 'PostgreSQL does not let this user in',
  '3D000': 'there is no such database',
  '42501': 'this user may not make tables there; the gateway has to own its database',
  '53300': 'PostgreSQL has no connection left',
}

/** The same for the folder of the embedded database. */
const folderTroubles: Record<string, string> = {
  EACCES: 'may not be written by this user',
  EPERM: 'may not be written by this user',
  EROFS: 'may not be written: its disk is read-only',
  EEXIST: 'is a file and no folder',
  ENOTDIR: 'is below a file and no folder',
  ENOSPC: 'has no room: its disk is full',
}

/** The codes of an error and of what it was caused by, the outermost first. */
function* codesOf(cause: unknown): Generator<string> {
  for (let one = cause as Trouble | undefined; one; one = one.cause as Trouble | undefined) {
    if (typeof one.code === 'string') yield one.code
  }
}

const wordsFor = (cause: unknown, words: Record<string, string>) =>
  [...codesOf(cause)].map((code) => words[code]).find(Boolean)

/** A port or an address that is not to be had. */
function listenTrouble({ code, port }: Trouble, config: Config): string | undefined {
  if (code === 'EADDRINUSE') return `${config.host}:${port} is in use; set PORT to another number`
  if (code === 'EACCES') return `${config.host}:${port} may not be opened by this user; set PORT`
  return `HOST: ${config.host} is no address of this machine`
}

/** What stopped a start, in one line a person can act on; nothing where that is not known. */
export function startTrouble(cause: unknown, config: Config | null): string | undefined {
  if (cause instanceof ConfigError || cause instanceof FolderBusy) return cause.message
  if (config === null) return undefined
  if (cause instanceof ListenTrouble) return listenTrouble(cause.cause as Trouble, config)
  if (config.databaseUrl !== null) {
    const words = wordsFor(cause, databaseTroubles)
    return words && `DATABASE_URL: ${words}`
  }
  const words = wordsFor(cause, folderTroubles)
  return words && `FOYER_DATA: ${resolve(config.dataDirectory)} ${words}`
}
