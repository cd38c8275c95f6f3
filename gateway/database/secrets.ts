import { randomBytes } from 'node:crypto'
import { eq } from 'drizzle-orm'
import type { Database } from './open.ts'
import { secrets } from './schema/index.ts'

// A secret never changes once it is there, so remembering it is safe in any number of processes.
const remembered = new WeakMap<Database, Map<string, Promise<string>>>()

async function readSecret(database: Database, name: string): Promise<string> {
  await database
    .insert(secrets)
    .values({ name, value: randomBytes(32).toString('base64url') })
    .onConflictDoNothing()
  const [row] = await database.select().from(secrets).where(eq(secrets.name, name))
  if (!row) throw new Error(`No secret ${name}`)
  return row.value
}

/** A random key shared by all processes, made by whichever needs it first. */
export function secretOf(
  database: Database,
  name: 'session' | 'captcha' | 'sms' | 'bot-check' | 'vendor',
): Promise<string> {
  const known = remembered.get(database) ?? new Map<string, Promise<string>>()
  remembered.set(database, known)
  let secret = known.get(name)
  if (!secret) {
    secret = readSecret(database, name)
    known.set(name, secret)
    secret.catch(() => known.delete(name))
  }
  return secret
}
