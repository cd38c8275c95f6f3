import { type BodyCipher, createClient } from '#client/index.ts'
import { login } from '#contract/index.ts'
import { describe, expect, it, vi } from 'vitest'

const input = { username: 'nok', password: 'lantern-88', type: 'username' as const }
const answer = { token: 't', firstTimeLogin: false, passwordExpired: false }
const unopened = { success: false, code: 'sealed', message: 'no', value: null }

function clientOf(cipher: BodyCipher, ...answers: [status: number, body: unknown][]) {
  const sent: Request[] = []
  const client = createClient({
    origin: 'https://foyer.test',
    merchant: 'foyer',
    language: () => 'TH',
    token: () => null,
    cipher: async () => cipher,
    fetch: async (request) => {
      sent.push(request as Request)
      const [status, body] = answers[Math.min(sent.length, answers.length) - 1] ?? [500, {}]
      return Response.json(body, { status })
    },
  })
  return { client, sent }
}

describe('a sealed call', () => {
  it('tells the cipher which call it seals, and sends what it made', async () => {
    const seal = vi.fn(async () => ({ body: '{"data":"x"}', headers: { Encryption: 'test' } }))
    const { client, sent } = clientOf({ seal }, [200, { success: true, value: answer }])
    expect(await client.send(login, input)).toEqual(answer)
    expect(seal).toHaveBeenCalledWith(JSON.stringify(input), login)
    expect(sent[0]?.headers.get('Encryption')).toBe('test')
    expect(await sent[0]?.text()).toBe('{"data":"x"}')
  })

  it('seals anew with a renewed key when the server could not open it', async () => {
    let round = 0
    const seal = async () => ({ body: JSON.stringify({ data: String(++round) }), headers: {} })
    const renew = vi.fn()
    const { client, sent } = clientOf(
      { seal, renew },
      [400, unopened],
      [200, { success: true, value: answer }],
    )
    await client.send(login, input, { idempotencyKey: 'k' })
    expect(renew).toHaveBeenCalledTimes(1)
    expect(await Promise.all(sent.map((request) => request.text()))).toEqual([
      '{"data":"1"}',
      '{"data":"2"}',
    ])
    expect(sent[1]?.headers.get('Idempotency-Key')).toBe('k')
  })

  it('tries a second time and no third', async () => {
    const seal = async () => ({ body: '{}', headers: {} })
    const { client, sent } = clientOf({ seal, renew: () => undefined }, [400, unopened])
    await expect(client.send(login, input)).rejects.toMatchObject({ code: 'sealed' })
    expect(sent).toHaveLength(2)
  })

  it('does not repeat where there is nothing to renew, nor after other refusals', async () => {
    const seal = async () => ({ body: '{}', headers: {} })
    const plain = clientOf({ seal }, [400, unopened])
    await expect(plain.client.send(login, input)).rejects.toMatchObject({ code: 'sealed' })
    expect(plain.sent).toHaveLength(1)

    const wrong = clientOf({ seal, renew: () => undefined }, [
      403,
      { success: false, code: 'login', value: { captcha: true } },
    ])
    await expect(wrong.client.send(login, input)).rejects.toMatchObject({
      code: 'login',
      value: { captcha: true },
    })
    expect(wrong.sent).toHaveLength(1)
  })

  it('hands on how long the server asks to wait', async () => {
    const client = createClient({
      origin: 'https://foyer.test',
      merchant: 'foyer',
      language: () => 'TH',
      token: () => null,
      fetch: async () =>
        Response.json(
          { success: false, code: 'too_many' },
          { status: 429, headers: { 'Retry-After': '90' } },
        ),
    })
    await expect(client.send(login, input)).rejects.toMatchObject({ retryAfter: 90 })
  })
})
