import { type EmblemName, emblems, type Inks, krajangLeaf, spotBox } from '#art/index.ts'
import type { Locale } from '#contract/index.ts'
import { escapeHtml } from '#gateway/site/ops-page.ts'
import { cardsFee, cardsPay, type Engine, symbols } from './engines.ts'
import type { PlayWords } from './words.ts'

const symbol = (id: string, box: string, inner: string) =>
  `<symbol id="${id}" viewBox="${box}">${inner}</symbol>`

/** Suits in a box of 24, in the order of the deck: spade, heart, diamond, club. */
const suits = [
  'M0-11C12-1 11 6 5 6 3 6 1.5 5 1 4L3 11H-3L-1 4C-1.5 5-3 6-5 6-11 6-12-1 0-11Z',
  'M0 10C-12 1-11-9-5-9-2-9 0-7 0-5 0-7 2-9 5-9 11-9 12 1 0 10Z',
  'M0-11 8 0 0 11-8 0Z',
  'M0-11a5 5 0 0 1 4 8 5 5 0 1 1-3 7L3 11H-3L-1 4a5 5 0 1 1-3-7 5 5 0 0 1 4-8Z',
] as const

/** Every other symbol changes its first two inks, as covers do, so that six are told apart at a glance. */
const inked = ({ a, b, ...rest }: Inks, at: number): Inks =>
  at % 2 === 0 ? { a, b, ...rest } : { a: b, b: a, ...rest }

/** What a page draws over and over, once: the script refers to it by id. */
export function spriteOf(engine: Engine, inks: Inks, emblem: EmblemName): string {
  const parts: Record<Engine, () => string[]> = {
    slot: () =>
      symbols.map(({ name }, at) => symbol(`s${at}`, spotBox, emblems[name](inked(inks, at)))),
    cards: () => [
      ...suits.map((d, at) => symbol(`s${at}`, '-12 -12 24 24', `<path d="${d}"/>`)),
      symbol('back', spotBox, emblems[emblem](inks)),
    ],
    numbers: () => [symbol('s0', spotBox, emblems[emblem](inks))],
  }
  return `<svg class="sprite" aria-hidden="true">${parts[engine]().join('')}</svg>`
}

const drawn = (id: string, name = '') =>
  `<svg${name && ` class="${name}"`} aria-hidden="true"><use href="#${id}"/></svg>`

/** The border of leaves over a stage. */
const crest =
  '<svg class="crest" aria-hidden="true"><defs><pattern id="leaf" width="24" height="16" patternUnits="userSpaceOnUse">' +
  `<path d="${krajangLeaf}"/></pattern></defs><rect width="100%" height="16" fill="url(#leaf)"/></svg>`

const hand = (name: string) =>
  `<div class="hand"><b>${escapeHtml(name)}</b><span class="held">` +
  `<span class="card down">${drawn('back')}</span><span class="card down">${drawn('back')}</span>` +
  '</span><span class="points"></span></div>'

/** Symbol of a place of the slot before the first round. */
const firstSymbol = (row: number, column: number) => (row * 2 + column) % symbols.length

/** The slot is one picture, called after what stands in it; the others say it in words of their own. */
function pictureOf(engine: Engine, words: PlayWords): string {
  if (engine !== 'slot') return ''
  const rows = [0, 1, 2].map((row) =>
    [0, 1, 2].map((column) => words.symbols[firstSymbol(row, column)]).join(', '),
  )
  return ` role="img" aria-label="${escapeHtml(rows.join('; '))}"`
}

/** What stands there before the first round. */
function openingOf(engine: Engine, words: PlayWords): string {
  if (engine === 'cards') return hand(words.dealer) + hand(words.you)
  if (engine === 'numbers') {
    return `<div class="urn">${drawn('s0')}<span class="ball" aria-hidden="true">?</span></div>`
  }
  const reels = [0, 1, 2].map((column) => {
    const cells = [0, 1, 2].map(
      (row) => `<span class="cell">${drawn(`s${firstSymbol(row, column)}`)}</span>`,
    )
    return `<div class="reel"><div class="strip">${cells.join('')}</div></div>`
  })
  return `<div class="reels">${reels.join('')}<svg class="paylines" viewBox="0 0 3 3" preserveAspectRatio="none" aria-hidden="true"></svg></div>`
}

/** What three of each bring, in stakes: `pays` is per line, and five lines share a stake. */
const payTable = (words: PlayWords) =>
  `<dl class="pays" aria-label="${escapeHtml(words.pays)}">` +
  symbols
    .map(({ pays }, at) => {
      const name = escapeHtml(words.symbols[at] ?? '')
      return `<div><dt>${drawn(`s${at}`)}<span class="unseen">${name}</span></dt><dd>×${Number(pays) / 5}</dd></div>`
    })
    .join('') +
  '</dl>'

/** The stage of a game and what it pays. */
export function stageOf(engine: Engine, words: PlayWords, locale: Locale): string {
  const rules = words.rules[engine]
    .replace('{times}', new Intl.NumberFormat(locale).format(cardsPay / 100))
    .replace('{fee}', String(cardsFee))
  return (
    `<section class="cabinet" data-engine="${engine}">${crest}` +
    `<div id="stage"${pictureOf(engine, words)}>${openingOf(engine, words)}</div>` +
    (engine === 'slot' ? payTable(words) : '') +
    `<p class="quiet">${escapeHtml(rules)}</p></section>`
  )
}
