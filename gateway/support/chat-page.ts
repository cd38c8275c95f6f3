import { createHash } from 'node:crypto'
import type { Brand, Locale } from '#contract/index.ts'
import { lookOf } from '#gateway/pages/brand-look.ts'
import { escapeHtml } from '#gateway/site/ops-page.ts'
import { roomFaces } from './chat-fonts.ts'
import { chatRules } from './chat-rules.ts'
import { roomScript } from './chat-script.ts'
import { roomStyle } from './chat-style.ts'
import { hostNames, roomWords } from './chat-words.ts'

const hashOf = (text: string) => createHash('sha256').update(text).digest('base64')
const scriptHash = hashOf(roomScript)

const headset =
  '<svg viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="1.75" stroke-linecap="round" stroke-linejoin="round" aria-hidden="true"><path d="M3 11h3a2 2 0 0 1 2 2v3a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2v-5a9 9 0 0 1 18 0v5a2 2 0 0 1-2 2h-1a2 2 0 0 1-2-2v-3a2 2 0 0 1 2-2h3"/><path d="M21 16v2a4 4 0 0 1-4 4h-5"/></svg>'
const sendIcon =
  '<svg width="20" height="20" viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="1.75" stroke-linecap="round" stroke-linejoin="round" aria-hidden="true"><path d="M14.536 21.686a.5.5 0 0 0 .937-.024l6.5-19a.496.496 0 0 0-.635-.635l-19 6.5a.5.5 0 0 0-.024.937l7.93 3.18a2 2 0 0 1 1.112 1.11z"/><path d="m21.854 2.147-10.94 10.939"/></svg>'

/** A room's window. */
export interface RoomPage {
  brand: Brand
  locale: Locale
  kind: 'room' | 'desk' | 'vip'
  /** Null where there is no seat: the page says that it is over. */
  seat: string | null
  /** Scheme and host that the visitor knows the site by. */
  origin: string
}

/**
 * The page of a room. The members’ stands in a frame of the site and is sandboxed wherever it stands; a
 * desk is a window of its own.
 */
export async function roomPage({ brand, locale, kind, seat, origin }: RoomPage): Promise<Response> {
  const words = roomWords[locale]
  const { css } = await lookOf(brand.id)
  const style = roomFaces + css + roomStyle
  const title = words[kind]
  const data = JSON.stringify({ seat, words, language: locale, longest: chatRules.longest })
  const inRoom = kind === 'room'
  const policy = [
    "default-src 'none'",
    `script-src 'sha256-${scriptHash}'`,
    `style-src 'sha256-${hashOf(style)}'`,
    `font-src ${origin}`,
    `connect-src ${origin}`,
    "base-uri 'none'",
    "form-action 'none'",
    `frame-ancestors ${inRoom ? origin : "'none'"}`,
    ...(inRoom ? ['sandbox allow-scripts allow-forms'] : []),
  ].join('; ')
  const html =
    `<!doctype html><html lang="${locale}" data-brand="${brand.id}" data-scheme="${brand.defaultScheme}">` +
    `<head><meta charset="utf-8"><title>${escapeHtml(`${title} · ${brand.name}`)}</title>` +
    `<meta name="viewport" content="width=device-width, viewport-fit=cover"><meta name="robots" content="noindex">` +
    `<style>${style}</style></head><body>` +
    (inRoom
      ? ''
      : `<header>${headset}<div><h1>${escapeHtml(title)}</h1><p>${escapeHtml(hostNames[locale])}</p></div></header>`) +
    `<main${inRoom ? ` aria-label="${escapeHtml(title)}"` : ''}><p class="simulated">${escapeHtml(words.simulated)}</p>` +
    `<ul id="log" tabindex="0" role="log" aria-label="${escapeHtml(words.log)}"></ul>` +
    `<p id="empty" hidden>${escapeHtml(words.empty)}</p>` +
    `<p id="note" role="status"${seat ? ' hidden' : ''}>${seat ? '' : escapeHtml(words.over)}</p>` +
    (seat
      ? `<div id="quick">${words.quick.map((one) => `<button type="button">${escapeHtml(one)}</button>`).join('')}</div>` +
        `<form id="form"><label class="sr" for="field">${escapeHtml(words.placeholder)}</label>` +
        `<textarea id="field" rows="1" aria-describedby="left" placeholder="${escapeHtml(words.placeholder)}" enterkeyhint="send"></textarea>` +
        `<button aria-label="${escapeHtml(words.send)}">${sendIcon}</button>` +
        `<p id="left" hidden></p><span id="told" class="sr" role="status"></span></form>` +
        `<script type="application/json" id="room">${data.replaceAll('<', '\\u003c')}</script><script>${roomScript}</script>`
      : '') +
    `</main></body></html>`
  return new Response(html, {
    status: seat ? 200 : 403,
    headers: {
      'Content-Type': 'text/html; charset=utf-8',
      'Cache-Control': 'no-store',
      'Content-Security-Policy': policy,
      'X-Frame-Options': inRoom ? 'SAMEORIGIN' : 'DENY',
      // Its address held a ticket.
      'Referrer-Policy': 'no-referrer',
    },
  })
}
