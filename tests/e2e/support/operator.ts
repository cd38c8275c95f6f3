import type { Answer, calls } from '#contract/index.ts'

type Status = Answer<typeof calls.systemStatus>

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

  /** What a captcha's picture says. */
  async read(captchaId: string): Promise<string> {
    const { digits } = (await this.#ask(`captchas/${captchaId}`)) as { digits: string }
    return digits
  }
}
