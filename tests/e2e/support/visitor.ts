import type { Locator, Page } from '@playwright/test'
import { accounts } from '#gateway/sandbox/accounts.ts'
import type { Operator } from './operator.ts'
import { type Spoken, words } from './words.ts'

/** One of the people whom the sandbox has. */
export function person(username: 'newbie' | 'vip88' | 'agent' | 'trial' | 'easy' | 'expired') {
  const found = accounts.find((account) => account.username === username)
  if (!found) throw new Error(`The sandbox has no ${username}`)
  return found
}

/** Does on the page what a person would, by the names of things in their language. */
export class Visitor {
  readonly page: Page
  spoken: Spoken

  constructor(page: Page, spoken: Spoken = 'th') {
    this.page = page
    this.spoken = spoken
  }

  get words() {
    return words[this.spoken]
  }

  get header(): Locator {
    return this.page.getByRole('banner')
  }

  get loginDialog(): Locator {
    return this.page.getByRole('dialog', { name: this.words.welcome })
  }

  get balance(): Locator {
    return this.header.getByRole('group', { name: this.words.balance })
  }

  /** Chooses a language in the header, and speaks it from then on. */
  async speak(spoken: Spoken): Promise<void> {
    await this.header.getByRole('button', { name: this.words.language }).click()
    const name = spoken === 'th' ? 'ไทย' : 'English'
    await this.page.getByRole('menuitemradio', { name }).click()
    this.spoken = spoken
  }

  async openLogin(): Promise<Locator> {
    await this.header.getByRole('button', { name: this.words.login, exact: true }).click()
    return this.loginDialog
  }

  /** Fills the form that is shown and sends it. */
  async tryLogin(
    form: Locator,
    { username, password }: { username: string; password: string },
  ): Promise<void> {
    await form.getByRole('textbox', { name: this.words.username }).fill(username)
    await form.getByRole('textbox', { name: this.words.password, exact: true }).fill(password)
    await form.getByRole('button', { name: this.words.login, exact: true }).click()
  }

  async login(username: Parameters<typeof person>[0]): Promise<void> {
    await this.tryLogin(await this.openLogin(), person(username))
    await this.balance.waitFor()
    await this.loginDialog.waitFor({ state: 'hidden' })
  }

  /** Chooses an entry of the account's menu. @param entry the way out, unless told */
  async openAccount(username: string, entry: string = this.words.logout): Promise<void> {
    await this.header.getByRole('button', { name: username }).click()
    await this.page.getByRole('menuitem', { name: entry }).click()
  }
}

/** Notes the captchas that a page is given, so that the operator can say what they show. */
export function watchCaptchas(page: Page, operator: Operator) {
  const ids: string[] = []
  const pictures: string[] = []
  let taken = 0
  let tell = () => {}
  const news = () => new Promise<void>((resolve) => (tell = resolve))
  page.on('response', async (response) => {
    if (!new URL(response.url()).pathname.endsWith('/wps/captcha')) return
    const { value } = (await response.json()) as { value: { id: string; value: string } }
    ids.push(value.id)
    pictures.push(value.value)
    tell()
  })
  return {
    /** What the next picture says, once it is here. */
    async next(): Promise<string> {
      while (ids[taken] === undefined) await news()
      return operator.read(ids[taken++] ?? '')
    },
    /** What the picture in sight says, whichever of those that came it is. */
    async shown(around: Locator): Promise<string> {
      const src = await around.locator('[data-slot=captcha] img').getAttribute('src')
      const at = () => pictures.findIndex((picture) => src?.endsWith(picture))
      while (at() === -1) await news()
      return operator.read(ids[at()] ?? '')
    },
  }
}
