import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto'

/** Of scrypt: `N` rounds of `r` blocks, `p` times over. */
export interface Cost {
  N: number
  r: number
  p: number
}

/** As OWASP has it for 32 MiB; stored with each hash, so that it can be raised later. */
export const houseCost: Cost = { N: 2 ** 15, r: 8, p: 3 }

const derive = (password: string, salt: Buffer, { N, r, p }: Cost) =>
  new Promise<Buffer>((resolve, reject) => {
    // Unicode has several spellings for one text, and keyboards differ in which they send.
    const bytes = Buffer.from(password.normalize('NFKC'))
    const maxmem = 256 * N * r
    scrypt(bytes, salt, 32, { N, r, p, maxmem }, (error, key) =>
      error ? reject(error) : resolve(key),
    )
  })

/** `scrypt$N$r$p$salt$key`, both parts base64url. */
export async function hashPassword(password: string, cost: Cost = houseCost): Promise<string> {
  const salt = randomBytes(16)
  const key = await derive(password, salt, cost)
  const parts = [cost.N, cost.r, cost.p, salt.toString('base64url'), key.toString('base64url')]
  return `scrypt$${parts.join('$')}`
}

/**
 * A hash that no password has: for accounts without one, and for unknown names, which so take as
 * long as known ones.
 */
export const noPassword = `scrypt$${Object.values(houseCost).join('$')}$${'A'.repeat(22)}$${'A'.repeat(43)}`

/** Whether a password is the hashed one. A null hash does the same work and says no. */
export async function verifyPassword(password: string, hash: string | null): Promise<boolean> {
  const [, N, r, p, salt = '', key = ''] = (hash ?? noPassword).split('$')
  const wanted = Buffer.from(key, 'base64url')
  const got = await derive(password, Buffer.from(salt, 'base64url'), {
    N: Number(N),
    r: Number(r),
    p: Number(p),
  })
  return timingSafeEqual(got, wanted) && hash !== null
}
