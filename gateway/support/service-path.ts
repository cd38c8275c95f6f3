import { createCipheriv, randomInt } from 'node:crypto'
import { type calls, servicePathType } from '#contract/index.ts'
import type { Account } from '#gateway/session/sessions.ts'
import type { Handler } from '#gateway/http/handler.ts'

const letters = 'ABCDEFGHJKLMNPQRSTUVWXYZabcdefghjkmnpqrstuvwxyz23456789'

/**
 * An address as the path list carries it (decision 26): DES-ECB in base64, then its key. OpenSSL 3
 * has no single DES; three times with one key is the same.
 */
export function hidePath(address: string): string {
  const key = Array.from({ length: 8 }, () => letters[randomInt(letters.length)]).join('')
  const cipher = createCipheriv('des-ede3-ecb', Buffer.from(key.repeat(3), 'latin1'), null)
  const hidden = Buffer.concat([cipher.update(address, 'utf8'), cipher.final()])
  return hidden.toString('base64') + key
}

/** Above this rank the VIP desk answers (section 6). */
const vipAbove = 4

function isVip(account: Account | undefined): boolean {
  const labels = [account?.clubLabel, ...(account?.memberLabels ?? [])]
  return labels.some((label) => (label?.rankLevel ?? 0) > vipAbove)
}

export const servicePaths: Handler<typeof calls.servicePaths> = async ({
  host,
  secure,
  visitor,
}) => {
  const desk = new URL('/service-desk', `${secure ? 'https' : 'http'}://${host}`)
  if (isVip(visitor?.account)) desk.searchParams.set('desk', 'vip')
  return { version: { pathList: [{ type: servicePathType, path: hidePath(desk.href) }] } }
}
