import { access, constants, mkdir } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { DatabaseSync } from 'node:sqlite'

/** Another process has the embedded database open; two at once would destroy it. */
export class FolderBusy extends Error {
  override readonly name = 'FolderBusy'
}

/** SQLite's word for "somebody else has the lock". */
const busy = 5

/**
 * Takes the folder for this process; the returned function gives it back. The claim is SQLite's
 * lock on an empty file, because Node has no file lock of its own: the system gives it to one
 * process at a time and takes it back when that process ends, however it ends. An exclusive lock
 * would wait for rivals that are only on their way to theirs, and all of them could be refused.
 * @throws FolderBusy
 */
export async function claimFolder(directory: string): Promise<() => void> {
  await mkdir(directory, { recursive: true })
  // SQLite would not say why it cannot open its file, and takes one that it may only read.
  await access(directory, constants.W_OK)
  const claim = new DatabaseSync(join(directory, 'gateway.lock'), { timeout: 0 })
  try {
    claim.exec('BEGIN IMMEDIATE')
  } catch (cause) {
    claim.close()
    if ((cause as { errcode?: number }).errcode !== busy) throw cause
    throw new FolderBusy(
      `${resolve(directory)} is in use by another gateway; ` +
        'stop it, or give this one a FOYER_DATA of its own, or give both a DATABASE_URL',
    )
  }
  return () => claim.close()
}
