/**
 * What runs in the page of a sandbox game. It stands in a frame without an origin: no storage, no
 * cookies; its seat comes with the page. What came out is the server's word; the page only shows it.
 */
export const playScript = String.raw`
(() => {
  const { seat, engine, words, language, currency, lines, every } = JSON.parse(document.getElementById('game').textContent)
  const scheme = location.hash.slice(1)
  if (scheme === 'light' || scheme === 'dark') document.documentElement.dataset.scheme = scheme
  const $ = (id) => document.getElementById(id)
  const stage = $('stage'), result = $('result'), button = $('play'), balance = $('balance')
  const tell = (message) => parent !== window && parent.postMessage(message, '*')
  const money = new Intl.NumberFormat(language, currency
    ? { style: 'currency', currency, currencyDisplay: 'narrowSymbol' }
    : { minimumFractionDigits: 2, maximumFractionDigits: 2 })
  const amount = (text) => money.format(text)
  const make = (tag, name, text) => {
    const node = document.createElement(tag)
    if (name) node.className = name
    if (text !== undefined) node.textContent = text
    return node
  }
  let busy = false, key = ''
  const newKey = () => Array.from(crypto.getRandomValues(new Uint8Array(16)), (one) => one.toString(16).padStart(2, '0')).join('')

  const draw = {
    slot({ rows, won }) {
      const reels = make('div', 'reels')
      const hits = new Set(won.flatMap((line) => lines[line].map((row, column) => row + ':' + column)))
      rows.forEach((row, at) => row.forEach((symbol, column) =>
        reels.append(make('span', hits.has(at + ':' + column) ? 'hit' : '', words.symbols[symbol]))))
      stage.replaceChildren(reels)
      return won.length ? words.line.replace('{lines}', won.map((line) => line + 1).join(', ')) : ''
    },
    cards({ player, dealer, points, result }) {
      const hand = (name, cards, score) => {
        const row = make('div', 'hand')
        row.append(make('b', '', name))
        const held = make('span')
        for (const card of cards) {
          const suit = Math.floor(card / 13), rank = card % 13
          held.append(make('span', suit === 1 || suit === 2 ? 'card red' : 'card',
            (['A', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K'][rank]) + '♠♥♦♣'[suit]))
        }
        row.append(held, make('span', '', words.points.replace('{n}', score)))
        return row
      }
      stage.replaceChildren(hand(words.dealer, dealer, points.dealer), hand(words.you, player, points.player))
      return result === 'even' ? words.even : ''
    },
    numbers({ drawn }) {
      stage.replaceChildren(make('div', 'ball', String(drawn)))
      return ''
    },
  }

  const say = (text) => { result.textContent = text }
  const trouble = (code) => code === 'not_enough' ? words.notEnough : code === 'login_needed' ? words.over : code === 'game_closed' ? words.closed : code === 'too_many' ? words.busy : code === 'round_over' ? words.returned : code === 'not_ready' ? words.pending : words.offline

  async function play() {
    const began = performance.now()
    const form = new FormData($('form'))
    key = key || newKey()
    say(words.busy)
    const answer = await fetch('/play/round', {
      method: 'POST',
      headers: { 'Content-Type': 'text/plain' },
      body: JSON.stringify({ seat, key, stake: form.get('stake'), chosen: Number(form.get('chosen') || 0) }),
    })
    const body = await answer.json()
    if (!answer.ok) {
      // Told no: the next press is a round of its own. No answer at all keeps the key, and its round.
      if (answer.status !== 429 && answer.status < 500) key = ''
      say(trouble(body.code))
      return
    }
    key = ''
    const more = draw[engine](body.outcome)
    balance.textContent = amount(body.balance)
    const gained = Number(body.win) > Number(body.stake)
    // What is below the stake is no win to be told as one.
    say(more && !gained ? more : gained ? [words.won.replace('{amount}', amount(body.win)), more].filter(Boolean).join(' · ') : words.lost)
    tell({ type: 'foyer:balance' })
    await new Promise((resolve) => setTimeout(resolve, Math.max(0, every - (performance.now() - began))))
  }

  $('form').addEventListener('submit', async (event) => {
    event.preventDefault()
    if (busy) return
    busy = true
    button.setAttribute('aria-disabled', 'true')
    await play().catch(() => say(words.offline))
    busy = false
    button.setAttribute('aria-disabled', 'false')
  })
  balance.textContent = amount(balance.dataset.amount)
  tell({ type: 'foyer:ready' })
})()
`
