import { randomUUID } from 'node:crypto'
import { calls, headers } from '#contract/index.ts'
import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { feedback, flags } from '#gateway/database/schema/index.ts'
import { forgetSiteState } from '#gateway/site/state.ts'
import { openGateway, readReply } from '../support/gateway.ts'
import { makeVisitor } from '../support/people.ts'

const opsToken = 'operator-of-the-test'
const gateway = openGateway({ opsToken })

const say = (content: string, token: string | null, key?: string) =>
  gateway().ask(
    calls.feedback,
    { content },
    { token, headers: key ? { [headers.idempotency]: key } : {} },
  )

const stored = async (accountId: string) =>
  (await gateway().database.select().from(feedback).where(eq(feedback.accountId, accountId))).map(
    ({ content }) => content,
  )

describe('feedback', () => {
  test('of a member reaches the operator as it was typed', async () => {
    const { token } = await makeVisitor(gateway(), 'speaker')
    const content = '<b>ปุ่มเล็กไป</b> on my phone & tablet'
    expect((await say(`  ${content}\n`, token)).status).toBe(200)
    const read = (accept: string) =>
      gateway().fetch('/ops/feedback', {
        headers: { Authorization: `Bearer ${opsToken}`, Accept: accept },
      })
    const { value } = await readReply<{ list: unknown[] }>(await read('application/json'))
    expect(value.list).toContainEqual(expect.objectContaining({ username: 'speaker', content }))
    const page = await read('text/html')
    expect(page.headers.get('content-security-policy')).toContain("default-src 'none'")
    const html = await page.text()
    expect(html).toContain('&lt;b&gt;ปุ่มเล็กไป&lt;/b&gt; on my phone &amp; tablet')
  })

  test('counts code points, 10 to 140, after the space around is gone', async () => {
    const { token, account } = await makeVisitor(gateway(), 'counter')
    const flame = '🔥'
    expect((await say(flame.repeat(9), token)).status).toBe(400)
    expect((await say(`${'a'.repeat(9)}${' '.repeat(9)}`, token)).status).toBe(400)
    expect((await say(flame.repeat(141), token)).status).toBe(400)
    expect((await say(flame.repeat(140), token)).status).toBe(200)
    expect((await say(flame.repeat(10), token)).status).toBe(200)
    expect(await stored(account.id)).toHaveLength(2)
  })

  test('is kept once, however often it is sent with one key', async () => {
    const { token, account } = await makeVisitor(gateway(), 'clicker')
    const key = randomUUID()
    const replies = await Promise.all(
      Array.from({ length: 5 }, () => say('The same thing again', token, key)),
    )
    expect(replies.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200])
    expect(await stored(account.id)).toHaveLength(1)
  })

  test('is for members, not too many an hour', async () => {
    expect((await say('Nobody is here', null)).status).toBe(401)
    const demo = await makeVisitor(gateway(), 'onlooker', { type: 4 })
    expect((await say('Only looking around', demo.token)).status).toBe(403)
    const { token } = await makeVisitor(gateway(), 'talker')
    for (let at = 0; at < 5; at++)
      expect((await say(`Number ${at} of many`, token)).status).toBe(200)
    const sixth = await say('One too many now', token)
    expect(sixth.status).toBe(429)
    expect(Number(sixth.headers.get('retry-after'))).toBeGreaterThan(0)
  })

  test('is refused where the house takes none', async () => {
    const { token } = await makeVisitor(gateway(), 'unheard')
    const set = async (enabled: boolean) => {
      await gateway().database.update(flags).set({ enabled }).where(eq(flags.modId, 'FEEDBACK3'))
      forgetSiteState(gateway().house)
    }
    await set(false)
    expect((await say('Can anybody hear me', token)).envelope.code).toBe('switched_off')
    await set(true)
  })
})
