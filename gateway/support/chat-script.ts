/**
 * What runs in the window of a room. It stands in a frame without an origin, so it has no storage and no
 * cookies; its seat comes with the page. Everything said is put in as text, never as HTML.
 */
export const roomScript = String.raw`
(() => {
  const { seat, words, language, longest } = JSON.parse(document.getElementById('room').textContent)
  const scheme = location.hash.slice(1)
  if (scheme === 'light' || scheme === 'dark') document.documentElement.dataset.scheme = scheme
  const $ = (id) => document.getElementById(id)
  const log = $('log'), form = $('form'), field = $('field'), note = $('note'), quick = $('quick'), left = $('left')
  const known = new Map()
  let last = 0, shown = true, over = false, timer = 0, lively = Date.now(), asking = false, lastDay = '', telling = 0

  const post = (path, body) =>
    fetch(path, { method: 'POST', headers: { 'Content-Type': 'text/plain' }, body: JSON.stringify({ seat, ...body }) })
  const time = new Intl.DateTimeFormat(language, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' })
  const day = new Intl.DateTimeFormat(language, { day: 'numeric', month: 'short' })
  const make = (tag, name, text) => {
    const node = document.createElement(tag)
    if (name) node.className = name
    if (text !== undefined) node.textContent = text
    return node
  }
  const atEnd = () => log.scrollHeight - log.scrollTop - log.clientHeight < 80
  const toEnd = () => { log.scrollTop = log.scrollHeight }
  const say = (text) => { note.textContent = text || ''; note.hidden = !text }

  function bubble(said) {
    const item = make('li', said.own ? 'own' : said.host ? 'host' : 'other')
    if (!said.own) item.append(make('span', 'name', said.name))
    const text = make('p', 'text', said.text)
    text.dir = 'auto'
    item.append(text)
    return item
  }
  function add(said) {
    if (known.has(said.id)) return
    const at = new Date(said.at), today = day.format(at) === day.format(new Date())
    const date = (today ? '' : day.format(at) + ' ') + time.format(at)
    const before = [...log.children].find((one) => Number(one.dataset.id) > said.id) ||
      [...log.children].find((one) => one.dataset.pending) || null
    const item = bubble(said)
    item.dataset.id = said.id
    item.title = date
    known.set(said.id, item)
    // One line every ten minutes says when it was.
    if (date.slice(0, -1) !== lastDay && said.id > last) log.insertBefore(make('li', 'time', date), before)
    lastDay = date.slice(0, -1)
    log.insertBefore(item, before)
    last = Math.max(last, said.id)
  }
  function close() {
    over = true
    clearTimeout(timer)
    say(words.over)
    field.disabled = true
    form.querySelector('button').disabled = true
    quick.hidden = true
  }
  async function look() {
    if (over || asking || !shown || document.hidden) return
    asking = true
    clearTimeout(timer)
    try {
      const answer = await post('/chat-room/read', { after: last })
      if (answer.status === 403) return close()
      if (!answer.ok) throw new Error(String(answer.status))
      const { list } = await answer.json()
      const stay = atEnd(), had = known.size
      for (const said of list) add(said)
      if (known.size > had) lively = Date.now()
      if (stay && known.size > had) toEnd()
      $('empty').hidden = known.size > 0 || log.children.length > 0
      if (note.dataset.kind === 'offline') { delete note.dataset.kind; say('') }
    } catch {
      note.dataset.kind = 'offline'
      say(words.offline)
    } finally {
      asking = false
      if (!over) timer = setTimeout(look, Date.now() - lively < 120000 ? 3000 : 12000)
    }
  }
  async function send(text, key, item) {
    item.classList.remove('failed')
    item.querySelectorAll('.again').forEach((one) => one.remove())
    try {
      const answer = await post('/chat-room/say', { text, key })
      if (answer.status === 403) { close(); throw new Error('over') }
      if (answer.status === 429) say(words.tooFast)
      if (!answer.ok) throw new Error(String(answer.status))
      say('')
      lively = Date.now()
      asking = false
      await look()
      item.remove()
    } catch {
      item.classList.add('failed')
      const again = make('button', 'again', words.notSent + ' · ' + words.again)
      again.type = 'button'
      again.onclick = () => send(text, key, item)
      item.append(again)
    }
    toEnd()
  }
  // Counted as the house counts, in code points; what is too long stays, and its writer shortens it.
  const room = () => longest - [...field.value.trim()].length
  const tell = (text) => { $('told').textContent = text }
  function count() {
    const more = room(), near = more <= 20
    left.textContent = near ? (more < 0 ? words.tooLong : words.left).replace('#', Math.abs(more)) : ''
    left.hidden = !near
    if (more < 0) field.setAttribute('aria-invalid', 'true')
    else field.removeAttribute('aria-invalid')
    // Heard once the typist rests.
    clearTimeout(telling)
    telling = setTimeout(tell, 1000, left.textContent)
  }
  const grow = () => {
    field.style.height = 'auto'
    field.style.height = Math.min(field.scrollHeight + 2, 120) + 'px'
    count()
  }
  form.addEventListener('submit', (event) => {
    event.preventDefault()
    const text = field.value.trim()
    if (!text || over) return field.focus()
    if (room() < 0) {
      field.focus()
      tell('')
      clearTimeout(telling)
      telling = setTimeout(tell, 100, left.textContent)
      return
    }
    const key = [...crypto.getRandomValues(new Uint8Array(16))].map((one) => one.toString(16).padStart(2, '0')).join('')
    const item = bubble({ own: true, text })
    item.dataset.pending = '1'
    log.append(item)
    $('empty').hidden = true
    field.value = ''
    grow()
    field.focus()
    toEnd()
    void send(text, key, item)
  })
  field.addEventListener('input', grow)
  field.addEventListener('keydown', (event) => {
    // An input method's Enter chooses a word.
    if (event.key === 'Enter' && !event.shiftKey && !event.isComposing) {
      event.preventDefault()
      form.requestSubmit()
    }
    if (event.key === 'Escape') parent.postMessage('chat:escape', '*')
  })
  quick.addEventListener('click', (event) => {
    if (!(event.target instanceof HTMLButtonElement)) return
    field.value = [field.value.trim(), event.target.textContent].filter(Boolean).join(' ')
    grow()
    field.focus()
  })
  addEventListener('message', (event) => {
    if (event.source !== parent) return
    if (event.data === 'chat:hidden') shown = false
    if (event.data === 'chat:shown') { shown = true; void look() }
    if (event.data === 'chat:dark' || event.data === 'chat:light')
      document.documentElement.dataset.scheme = event.data.slice(5)
  })
  document.addEventListener('visibilitychange', () => void look())
  void look().then(toEnd)
})()
`
