import type { Transporter } from 'nodemailer'
import type { MailConfig } from '#gateway/config.ts'
import type { House } from '#gateway/house.ts'
import { markFailed, markSent, putInOutbox } from './outbox.ts'

export interface Letter {
  to: string
  subject: string
  text: string
  /** What opens something, such as a link's token; a letter that a server carries is kept without. */
  secret: string
}

/** Milliseconds for a mail server to answer; nobody waits, but a process that closes does. */
const patience = 10_000

const isLoopback = (host: string) => /^(localhost|127(\.\d+){3}|::1)$/.test(host)

const transports = new WeakMap<MailConfig, Promise<Transporter>>()

/** The way to a mail server, made when the first letter leaves. */
async function connect({ smtpUrl }: MailConfig): Promise<Transporter> {
  const { createTransport } = await import('nodemailer')
  const url = new URL(smtpUrl)
  const host = url.hostname.replace(/^\[|\]$/g, '')
  const secure = url.protocol === 'smtps:'
  return createTransport({
    host,
    port: Number(url.port) || (secure ? 465 : 587),
    secure,
    // A password and a link that sets one cross no network in the open.
    requireTLS: !isLoopback(host),
    ...(url.username
      ? { auth: { user: decodeURIComponent(url.username), pass: decodeURIComponent(url.password) } }
      : {}),
    connectionTimeout: patience,
    greetingTimeout: patience,
    socketTimeout: patience,
    disableFileAccess: true,
    disableUrlAccess: true,
  })
}

/** The server's number and no more: its words repeat what it was told, addresses and all. */
function reasonOf(cause: { responseCode?: number; code?: string }): string {
  return `mail server: ${cause.responseCode ?? cause.code ?? 'unknown'}`
}

/**
 * Sends a letter by the house's mail server; without one it ends in the outbox.
 * @throws Error with the number of what the mail server has against it
 */
export async function sendMail(house: House, letter: Letter, now: Date): Promise<void> {
  const { database, config } = house
  const { mail } = config
  const { to, subject, text } = letter
  const id = await putInOutbox(
    database,
    { kind: 'email', ...letter },
    mail ? 'carried' : 'kept',
    now,
  )
  if (!mail) return
  let transport = transports.get(mail)
  if (!transport) transports.set(mail, (transport = connect(mail)))
  const post = await transport
  const failure = await post
    .sendMail({ from: mail.from, to, subject, text })
    .then(() => null, reasonOf)
  if (failure !== null) {
    await markFailed(database, id, failure)
    throw new Error(failure)
  }
  await markSent(database, id, config.now())
}
