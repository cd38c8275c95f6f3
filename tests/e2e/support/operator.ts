import type { Answer, calls } from '#contract/index.ts'

type Status = Answer<typeof calls.systemStatus>

/** Somebody who takes part in a promotion, as the operator is told. */
export interface PromotionEntry {
  id: string
  promotionId: number
  status: string
  remark: string | null
  proofs: { path: string }[]
}

/** Speaks to `/ops/*` of a gateway, as the people who run it do. */
export class Operator {
  readonly #url: string
  readonly #token: string

  constructor(url: string, token: string) {
    this.#url = url
    this.#token = token
  }

  async #ask(path: string, method = 'GET', body?: unknown): Promise<unknown> {
    const response = await fetch(`${this.#url}/ops/${path}`, {
      method,
      headers: { Authorization: `Bearer ${this.#token}`, 'Content-Type': 'application/json' },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    })
    const { success, message, value } = (await response.json()) as {
      success: boolean
      message: string
      value: unknown
    }
    if (!success) throw new Error(`/ops/${path}: ${message}`)
    return value
  }

  /** Closes the site for work on it. */
  async close(maintenance: NonNullable<Status['maintenance']>): Promise<void> {
    await this.#ask('status', 'PUT', { maintenance })
  }

  /** Closes the site for these addresses; without a list, for everybody. */
  async block(region: { addresses?: string[]; message?: string | null } = {}): Promise<void> {
    await this.#ask('status', 'PUT', { regionRestriction: region })
  }

  /** Opens whatever is closed. */
  async open(): Promise<void> {
    await this.#ask('status', 'PUT', { maintenance: null, regionRestriction: null })
  }

  /** Says what comes from elsewhere, and where the site may be reached; null takes it back. */
  async deliver(
    delivery: Partial<
      Record<'imageCDNs' | 'launchGameCDNs' | 'domains', string[]> & { gtagId: string | null }
    > | null,
  ): Promise<void> {
    await this.#ask('status', 'PUT', { delivery })
  }

  /** Switches features; a test that switches one off puts it back. */
  async switch(flags: Record<string, '0' | '1'>): Promise<void> {
    await this.#ask('flags', 'PUT', flags)
  }

  /** Says where phones are sent; `house` takes it back. */
  async give(downloads: Record<string, object | 'house' | null>): Promise<void> {
    await this.#ask('downloads', 'PUT', downloads)
  }

  /** What registration asks beside the house's own; `{}` takes it back. */
  async ask(rules: Partial<Answer<typeof calls.settings>['register']>): Promise<void> {
    await this.#ask('register', 'PUT', rules)
  }

  /** An address that logs somebody in, once. */
  async invite(username: string): Promise<string> {
    const { path } = (await this.#ask('tickets', 'POST', { username })) as { path: string }
    return path
  }

  /** What was sent to a number or an address, newest first. */
  async sentTo(to: string): Promise<{ text: string; fate: string }[]> {
    const query = new URLSearchParams({ to })
    const { list } = (await this.#ask(`outbox?${query}`)) as {
      list: { text: string; fate: string }[]
    }
    return list
  }

  /** The code of the newest SMS to a number. */
  async codeFor(to: string): Promise<string> {
    const [newest] = await this.sentTo(to)
    const code = /\b\d{6}\b/.exec(newest?.text ?? '')?.[0]
    if (code === undefined) throw new Error(`No code was sent to ${to}`)
    return code
  }

  /** Writes something of the house's own: a notice, a banner, an article. */
  async write(kind: string, id: string | number, content: object): Promise<void> {
    await this.#ask(`content/${kind}/${id}`, 'PUT', content)
  }

  async erase(kind: string, id: string | number): Promise<void> {
    await this.#ask(`content/${kind}/${id}`, 'DELETE')
  }

  /** What members wrote, newest first. */
  async feedback(): Promise<{ username: string; content: string }[]> {
    const { list } = (await this.#ask('feedback')) as {
      list: { username: string; content: string }[]
    }
    return list
  }

  /** What a captcha's picture says. */
  async read(captchaId: string): Promise<string> {
    const { digits } = (await this.#ask(`captchas/${captchaId}`)) as { digits: string }
    return digits
  }

  /** What somebody sent in for a promotion. */
  async entriesOf(username: string, promotionId: number): Promise<PromotionEntry[]> {
    const query = new URLSearchParams({ username })
    const { list } = (await this.#ask(`promotions?${query}`)) as { list: PromotionEntry[] }
    return list.filter((entry) => entry.promotionId === promotionId)
  }

  /** Decides about one of them. */
  async decide(id: string, change: { decision: string; reply?: string }): Promise<void> {
    await this.#ask(`promotions/entries/${id}`, 'PUT', change)
  }

  /** Brings the draw on sale of a lottery forward: seconds until it closes, and until it is drawn. */
  async bringDraw(gameCode: string, closesIn = 0, drawsIn = closesIn): Promise<void> {
    await this.#ask('lottery', 'PUT', { gameCode, closesIn, drawsIn })
  }

  /** Opens a raffle, whatever the day: an hour ago, drawn in an hour. */
  async openRaffle(id: string, title: string, ticketPoints: number): Promise<void> {
    const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString()
    await this.#ask(`rewards/raffles/${id}`, 'PUT', {
      title: { th: title, en: title },
      text: { th: title, en: title },
      prizes: [{ credit: '100.00', count: 1 }],
      ticketPoints,
      maxTickets: 20,
      opensAt: inHours(-1),
      drawsAt: inHours(1),
      claimsUntil: inHours(2),
    })
  }
}
