import { createHash } from 'node:crypto'
import { type EmblemName, type StudioKey, studios } from '#art/index.ts'
import type { Brand, Locale } from '#contract/index.ts'
import { lookOf } from '#gateway/pages/brand-look.ts'
import { escapeHtml } from '#gateway/site/ops-page.ts'
import { roomFaces } from '#gateway/support/chat-fonts.ts'
import { minorPerUnit, toMoney } from '#gateway/wallet/money.ts'
import { type Engine, lines, roundEvery, roundPatience } from './engines.ts'
import { playScript } from './script.ts'
import { spriteOf, stageOf } from './stage.ts'
import { playStyle } from './style.ts'
import { playWords } from './words.ts'

const hashOf = (text: string) => createHash('sha256').update(text).digest('base64')

/** A game's page. */
export interface PlayPage {
  brand: Brand
  locale: Locale
  engine: Engine
  mode: 'real' | 'demo'
  /** The table one sits at; null for a game without any. */
  room: { name: string; lang: string } | null
  game: { name: string; lang: string; coverUrl: string }
  /** Whose inks it is drawn in, and with which emblem. */
  studio: StudioKey
  emblem: EmblemName | null
  /** The seat's token. */
  seat: string
  /** What may be staked, in minor units. */
  stakes: readonly bigint[]
  /** Minor units. */
  balance: bigint
  /** Where the house is reached, mirrors too: the page may stand there, and asks nowhere else. */
  origins: readonly string[]
}

const policyOf = (origins: string, style: string, script: string) =>
  [
    "default-src 'none'",
    `script-src 'sha256-${hashOf(script)}'`,
    `style-src 'sha256-${hashOf(style)}'`,
    `font-src ${origins}`,
    `img-src ${origins}`,
    `connect-src ${origins}`,
    "base-uri 'none'",
    "form-action 'none'",
    `frame-ancestors ${origins}`,
    'sandbox allow-scripts allow-forms',
  ].join('; ')

const headersOf = (policy: string) => ({
  'Content-Type': 'text/html; charset=utf-8',
  'Cache-Control': 'no-store',
  'Content-Security-Policy': policy,
  'X-Frame-Options': 'SAMEORIGIN',
  // Its address held a ticket.
  'Referrer-Policy': 'no-referrer',
})

/** `100` → `฿1`, `50` → `฿0.50`: whole units stand without decimals. */
function shortMoney(minor: bigint, locale: Locale, currency: string | null): string {
  const digits = minor % minorPerUnit === 0n ? 0 : 2
  return new Intl.NumberFormat(locale, {
    ...(currency && { style: 'currency', currency, currencyDisplay: 'narrowSymbol' }),
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  }).format(Number(minor) / Number(minorPerUnit))
}

const choice = (name: string, value: string, label: string, checked: boolean) =>
  `<label><input type="radio" name="${name}" value="${value}"${checked ? ' checked' : ''}><span>${escapeHtml(label)}</span></label>`

const head = (
  { brand, locale }: Pick<PlayPage, 'brand' | 'locale'>,
  title: string,
  style: string,
) =>
  `<!doctype html><html lang="${locale}" data-brand="${brand.id}" data-scheme="${brand.defaultScheme}">` +
  `<head><meta charset="utf-8"><title>${escapeHtml(title)}</title>` +
  `<meta name="viewport" content="width=device-width, viewport-fit=cover"><meta name="robots" content="noindex">` +
  `<style>${style}</style></head>`

const roomLine = ({ name, lang }: NonNullable<PlayPage['room']>, locale: Locale) =>
  escapeHtml(playWords[locale].room).replace(
    '{name}',
    () => `<span lang="${lang}">${escapeHtml(name)}</span>`,
  )

/** The page of a sandbox game, as it stands in the site's frame. */
export async function playPage(page: PlayPage): Promise<Response> {
  const { brand, locale, engine, mode, room, game, seat, stakes, balance, origins } = page
  const words = playWords[locale]
  const { inks, emblem: ofStudio } = studios[page.studio]
  const emblem = page.emblem ?? ofStudio
  const style =
    roomFaces +
    (await lookOf(brand.id)).css +
    playStyle +
    `.cabinet{--ground:${inks.bg};--ground2:${inks.bg2};--light:${inks.c};--ink:${inks.ink}}`
  const data = JSON.stringify({
    seat,
    engine,
    words,
    language: locale,
    currency: brand.currency,
    lines,
    every: roundEvery,
    patience: roundPatience,
  })
  const digits = Array.from({ length: 10 }, (_, digit) => String(digit))
  const html =
    head(page, `${game.name} · ${brand.name}`, style) +
    `<body>${spriteOf(engine, inks, emblem)}<main><header><img src="${escapeHtml(game.coverUrl)}" alt="" width="56" height="70">` +
    `<div><h1 lang="${game.lang}">${escapeHtml(game.name)}</h1>` +
    (room ? `<p class="quiet">${roomLine(room, locale)}</p>` : '') +
    `<p class="quiet">${escapeHtml(words.simulated)}</p>` +
    (mode === 'demo' ? `<p class="quiet">${escapeHtml(words.demo)}</p>` : '') +
    `</div></header>` +
    `<p class="balance"><span>${escapeHtml(words.balance)}</span><b id="balance" data-amount="${toMoney(balance)}"></b></p>` +
    stageOf(engine, words, locale) +
    `<p id="result" role="status">${escapeHtml(words.start)}</p>` +
    `<form id="form">` +
    (engine === 'numbers'
      ? `<fieldset><legend>${escapeHtml(words.number)}</legend><div class="choices">${digits.map((digit) => choice('chosen', digit, digit, digit === '7')).join('')}</div></fieldset>`
      : '') +
    `<fieldset><legend>${escapeHtml(words.stake)}</legend><div class="choices">${stakes.map((stake, at) => choice('stake', toMoney(stake), shortMoney(stake, locale, brand.currency), at === 0)).join('')}</div></fieldset>` +
    `<button id="play">${escapeHtml(words.play[engine])}</button></form>` +
    `</main><script type="application/json" id="game">${data.replaceAll('<', '\\u003c')}</script><script>${playScript}</script></body></html>`
  return new Response(html, { headers: headersOf(policyOf(origins.join(' '), style, playScript)) })
}

/** What stands there for who comes with a ticket that is spent. */
export async function overPage(
  page: Pick<PlayPage, 'brand' | 'locale' | 'origins'>,
  status: number,
): Promise<Response> {
  const words = playWords[page.locale]
  // The page around it takes it for a game otherwise.
  const script = `if (parent !== window) parent.postMessage({ type: 'foyer:failed', code: '${status}' }, '*')`
  const style = roomFaces + (await lookOf(page.brand.id)).css + playStyle
  const html =
    head(page, page.brand.name, style) +
    `<body><main class="over"><h1>${escapeHtml(page.brand.name)}</h1><p role="status">${escapeHtml(words.over)}</p></main><script>${script}</script></body></html>`
  return new Response(html, {
    status,
    headers: headersOf(policyOf(page.origins.join(' '), style, script)),
  })
}
