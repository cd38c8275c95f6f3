import { createCipheriv, randomInt } from 'node:crypto'
import { type calls, servicePathType } from '#contract/index.ts'
import { serviceEntries } from '#gateway/database/schema/index.ts'
import type { House } from '#gateway/house.ts'
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

/** The operator's own desk, where a browser will open it: its host is one of the brand's. */
async function ownDesk({ database, config }: House, vip: boolean): Promise<URL | undefined> {
  const entries = await database.select().from(serviceEntries)
  const desks = (vip ? ['VIP', 'LIVECHAT'] : ['LIVECHAT']).flatMap((type) => {
    const entry = entries.find(({ csType }) => csType === type)
    return entry && URL.canParse(entry.path) ? [new URL(entry.path)] : []
  })
  return desks.find(({ host }) => config.brand.serviceHosts.includes(host))
}

export const servicePaths: Handler<typeof calls.servicePaths> = async (asked, house) => {
  const { host, secure, visitor } = asked
  const vip = isVip(visitor?.account)
  const sandbox = new URL('/service-desk', `${secure ? 'https' : 'http'}://${host}`)
  if (vip) sandbox.searchParams.set('desk', 'vip')
  const desk = (await ownDesk(house, vip)) ?? sandbox
  return { version: { pathList: [{ type: servicePathType, path: hidePath(desk.href) }] } }
}
