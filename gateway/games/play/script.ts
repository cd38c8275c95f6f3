/**
 * What runs in the page of a sandbox game. It stands in a frame without an origin: no storage, no
 * cookies; its seat comes with the page. What came out is the server's word; the page only shows it.
 */
export const playScript = String.raw`
(() => {
  const { seat, engine, words, language, currency, lines, every, patience } = JSON.parse(document.getElementById('game').textContent)
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

  const calm = matchMedia('(prefers-reduced-motion:reduce)').matches
  const wait = (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds))
  const space = 'http://www.w3.org/2000/svg'
  const icon = (id) => {
    const svg = document.createElementNS(space, 'svg'), use = document.createElementNS(space, 'use')
    svg.setAttribute('aria-hidden', 'true')
    use.setAttribute('href', '#' + id)
    svg.append(use)
    return svg
  }
  const cellOf = (symbol) => {
    const cell = make('span', 'cell')
    cell.append(icon('s' + symbol))
    return cell
  }
  const cabinet = stage.closest('.cabinet')

  // Each game: what moves while it is asked, what stands there when it is not answered, what came out.
  const games = {
    slot: () => {
      const reels = [...stage.querySelectorAll('.reel')], paylines = stage.querySelector('.paylines')
      let before = []
      const stop = (reel, cells) => {
        reel.classList.remove('turning')
        reel.firstChild.replaceChildren(...cells)
        if (calm) return
        reel.classList.add('landing')
      }
      return {
        begin() {
          paylines.replaceChildren()
          before = reels.map((reel) => [...reel.firstChild.children])
          for (const cell of before.flat()) cell.classList.remove('hit')
          if (calm) return
          reels.forEach((reel, column) => {
            const turning = Array.from({ length: 9 }, (_, at) => cellOf((at % 6 + column * 2) % 6))
            reel.firstChild.replaceChildren(...turning)
            reel.classList.remove('landing')
            reel.classList.add('turning')
          })
        },
        undo() {
          reels.forEach((reel, column) => stop(reel, before[column]))
        },
        async end({ rows, won }, since) {
          for (const [column, reel] of reels.entries()) {
            if (!calm) await wait(since + 900 + column * 350 - performance.now())
            stop(reel, rows.map((row) => cellOf(row[column])))
          }
          for (const line of won) {
            lines[line].forEach((row, column) => reels[column].firstChild.children[row].classList.add('hit'))
            const drawn = document.createElementNS(space, 'polyline')
            drawn.setAttribute('points', lines[line].map((row, column) => (column + .5) + ',' + (row + .5)).join(' '))
            paylines.append(drawn)
          }
          stage.setAttribute('aria-label', rows.map((row) => row.map((one) => words.symbols[one]).join(', ')).join('; '))
          return won.length ? words.line.replace('{lines}', won.map((line) => line + 1).join(', ')) : ''
        },
      }
    },
    cards: () => {
      const [theirs, mine] = stage.querySelectorAll('.hand')
      let before = []
      const show = (hand, cards, score) => {
        hand.children[1].replaceChildren(...cards.map((one) => {
          const suit = Math.floor(one / 13)
          const rank = ['A', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K'][one % 13]
          const card = make('span', 'card new' + (suit === 1 || suit === 2 ? ' red' : ''))
          card.append(make('b', '', rank), make('span', 'unseen', '♠♥♦♣'[suit]), icon('s' + suit))
          return card
        }))
        hand.children[2].textContent = words.points.replace('{n}', score)
      }
      const down = () => {
        const card = make('span', 'card down')
        card.append(icon('back'))
        return card
      }
      return {
        begin() {
          before = [theirs, mine].map((hand) => [...hand.children[1].children, hand.children[2].textContent])
          for (const hand of [theirs, mine]) {
            hand.children[1].replaceChildren(down(), down())
            hand.children[2].textContent = ''
          }
        },
        undo() {
          [theirs, mine].forEach((hand, at) => {
            hand.children[2].textContent = before[at].pop()
            hand.children[1].replaceChildren(...before[at])
          })
        },
        async end({ player, dealer, points, result }, since) {
          if (!calm) await wait(since + 450 - performance.now())
          show(mine, player, points.player)
          if (!calm) await wait(since + 1300 - performance.now())
          show(theirs, dealer, points.dealer)
          if (!calm) await wait(450)
          return result === 'even' ? words.even : ''
        },
      }
    },
    numbers: () => {
      const ball = stage.querySelector('.ball')
      let before = '', timer = 0
      const still = () => {
        clearInterval(timer)
        ball.classList.remove('turning')
      }
      return {
        begin() {
          before = ball.textContent
          if (calm) return
          ball.classList.add('turning')
          let at = 0
          timer = setInterval(() => { ball.textContent = String((at += 3) % 10) }, 90)
        },
        undo() {
          still()
          ball.textContent = before
        },
        async end({ drawn, chosen }, since) {
          if (!calm) await wait(since + 1500 - performance.now())
          still()
          ball.textContent = String(drawn)
          return words.drawn.replace('{n}', drawn).replace('{chosen}', chosen)
        },
      }
    },
  }
  const game = games[engine]()

  const say = (text) => { result.textContent = text }
  const trouble = (code) => code === 'not_enough' ? words.notEnough : code === 'login_needed' ? words.over : code === 'game_closed' ? words.closed : code === 'too_many' ? words.tooSoon : code === 'round_over' ? words.returned : code === 'not_ready' ? words.pending : words.offline

  async function ask() {
    const form = new FormData($('form'))
    const stake = form.get('stake')
    // A line that is lost without a word answers nothing, and the reels would turn for ever.
    const late = new AbortController()
    const timer = setTimeout(() => late.abort(), patience)
    const answer = await fetch('/play/round', {
      method: 'POST',
      headers: { 'Content-Type': 'text/plain' },
      body: JSON.stringify({ seat, key, stake, chosen: Number(form.get('chosen') || 0) }),
      signal: late.signal,
    })
    const body = await answer.json()
    clearTimeout(timer)
    // Told no: the next press is a round of its own. No answer at all keeps the key, and its round.
    if (!answer.ok && answer.status !== 429 && answer.status < 500) key = ''
    return { answer, body, chosenStake: Number(stake) }
  }

  async function play() {
    const began = performance.now()
    key = key || newKey()
    say(words.busy)
    result.className = ''
    cabinet.classList.remove('won')
    game.begin()
    let asked
    try {
      asked = await ask()
    } catch {
      asked = null
    }
    if (!asked || !asked.answer.ok) {
      game.undo()
      say(asked ? trouble(asked.body.code) : words.offline)
      return
    }
    key = ''
    const { body, chosenStake } = asked
    const more = await game.end(body.outcome, began)
    balance.textContent = amount(body.balance)
    const [win, stake] = [Number(body.win), Number(body.stake)]
    // What does not come to more than the stake is no win, and not told as one.
    const gained = win > stake
    const told = gained ? words.won.replace('{amount}', amount(body.win))
      : win === stake && engine === 'cards' ? '' : win > 0 ? words.back.replace('{amount}', amount(body.win)) : words.lost
    // Another stake may have been chosen since a line was lost: the round keeps the one it was played at.
    const earlier = stake === chosenStake ? '' : words.earlier.replace('{amount}', amount(body.stake))
    say([told, more, earlier].filter(Boolean).join(' · '))
    if (gained) {
      result.className = 'won'
      cabinet.classList.add('won')
    }
    tell({ type: 'foyer:balance' })
    await wait(Math.max(0, every - (performance.now() - began)))
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
