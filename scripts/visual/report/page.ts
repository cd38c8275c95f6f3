// The report's own script. It is written into the page as it stands, without its types.
import type { Item, ReportData, Side } from './data.ts'

const find = (selector: string) => document.querySelector(selector) as HTMLElement
const data = JSON.parse(find('#data').textContent ?? '') as ReportData
const filters = find('#filters') as HTMLFormElement
const list = find('#list')
const stage = find('#stage')
const scale = find('#scale') as HTMLSelectElement
const mix = find('#mix')
const range = find('#mix input') as HTMLInputElement

const number = (value: number) => value.toLocaleString('en-US')

/** An element with properties and children; text is never markup. */
function make<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  properties: Partial<HTMLElementTagNameMap[Name]> = {},
  ...children: (Node | string)[]
) {
  const element = Object.assign(document.createElement(name), properties)
  element.append(...children)
  return element
}

// A mode is called `brand scheme locale width`.
const axes = ['brand', 'scheme', 'locale', 'width'] as const
const partOf = (item: Item, axis: (typeof axes)[number]) =>
  item.mode.split(' ')[axes.indexOf(axis)] ?? ''

/** It is in trouble, and was in none. */
const isBroken = ({ before, after }: Item) => Boolean(after?.trouble && !before?.trouble)

const shown: Record<string, (item: Item) => boolean> = {
  'everything that differs': (item) => item.verdict !== 'same' || isBroken(item),
  changed: ({ verdict, unsteady }) => verdict === 'changed' && !unsteady,
  new: ({ verdict }) => verdict === 'new',
  gone: ({ verdict }) => verdict === 'gone',
  unsteady: ({ unsteady }) => unsteady === true,
  cut: ({ before, after }) => Boolean(before?.cut ?? after?.cut),
  troubled: ({ before, after }) => Boolean(before?.trouble ?? after?.trouble),
  same: ({ verdict }) => verdict === 'same',
  all: () => true,
}

let found: readonly Item[] = []
let current: Item | undefined

const field = (name: string) => filters.elements.namedItem(name) as HTMLSelectElement

function fillFilters(): void {
  for (const [name, test] of Object.entries(shown)) {
    const sum = data.items.filter(test).length
    field('verdict').append(new Option(`${name} (${number(sum)})`, name))
  }
  const values = (of: (item: Item) => string) => [...new Set(data.items.map(of))]
  const fill = (name: string, of: (item: Item) => string) =>
    field(name).append(new Option('all', ''), ...values(of).map((value) => new Option(value)))
  fill('title', ({ title }) => title)
  for (const axis of axes) fill(axis, (item) => partOf(item, axis))
}

const fits = (item: Item) =>
  (shown[field('verdict').value]?.(item) ?? true) &&
  ['', item.title].includes(field('title').value) &&
  axes.every((axis) => ['', partOf(item, axis)].includes(field(axis).value))

const mark = (item: Item) =>
  isBroken(item)
    ? 'in trouble'
    : item.unsteady
      ? 'unsteady'
      : item.verdict === 'same'
        ? ''
        : item.verdict

function filter(): void {
  found = data.items.filter(fits)
  find('#found').textContent = `${number(found.length)} of ${number(data.items.length)} pictures`
  list.replaceChildren(
    ...[...Map.groupBy(found, ({ title }) => title)].map(([title, items]) =>
      make(
        'section',
        {},
        make('h3', { textContent: title }),
        ...items.map((item) =>
          make(
            'button',
            { type: 'button', onclick: () => show(item), value: `${item.story} ${item.mode}` },
            item.name,
            make('span', { textContent: mark(item) }),
            make('small', { textContent: item.mode }),
          ),
        ),
      ),
    ),
  )
  show(current && found.includes(current) ? current : found[0])
}

const picture = (side: Side, alt: string) => {
  const factor = Number(scale.value) || 1
  const { hash, width, height } = side
  return make('img', {
    src: `pictures/${hash}.png`,
    alt,
    ...(scale.value === 'fit' ? {} : { width: width * factor, height: height * factor }),
  })
}

const captioned = (caption: string, ...content: Node[]) =>
  make('figure', {}, make('figcaption', { textContent: caption }), ...content)

/** The one look there is when there is one side, or the two are the same. */
function single({ before, after }: Item): Node {
  const side = after ?? before
  return captioned(before && after ? 'both' : after ? 'after' : 'before', picture(side!, ''))
}

const looks: Record<string, (item: Item, before: Side, after: Side) => Node> = {
  side: (_, before, after) =>
    make(
      'div',
      { className: 'side' },
      captioned('before', picture(before, 'before')),
      captioned('after', picture(after, 'after')),
    ),
  slider: (_, before, after) => {
    const over = picture(after, 'after')
    over.style.clipPath = `inset(0 0 0 ${range.value}%)`
    return make('div', { className: 'stack' }, picture(before, 'before'), over)
  },
  onion: (_, before, after) => {
    const over = picture(after, 'after')
    over.style.opacity = String(Number(range.value) / 100)
    return make('div', { className: 'stack' }, picture(before, 'before'), over)
  },
  difference: ({ mask, box }, before, after) => {
    const sheet = { width: Math.max(before.width, after.width), height: 0, hash: '' }
    sheet.height = Math.max(before.height, after.height)
    const faded = picture(after, 'after')
    faded.className = 'faded'
    const stack = make('div', { className: 'stack' }, faded)
    if (!mask || !box) return captioned('The difference of this picture was not drawn.', stack)
    const marks = picture(sheet, 'what differs')
    marks.src = `masks/${mask}`
    const frame = make('div', { className: 'box' })
    const percent = (part: number, whole: number) => `${(part / whole) * 100}%`
    frame.style.cssText = [
      `inset-inline-start: ${percent(box[0], sheet.width)}`,
      `inset-block-start: ${percent(box[1], sheet.height)}`,
      `inline-size: ${percent(box[2], sheet.width)}`,
      `block-size: ${percent(box[3], sheet.height)}`,
    ].join(';')
    stack.append(marks, make('div', { className: 'frame' }, frame))
    return stack
  },
}

const chosenLook = () => (find('#views input:checked') as HTMLInputElement).value

function facts({ before, after, pixels, box, unsteady }: Item): string {
  const size = (side?: Side) => (side ? `${side.width} × ${side.height}` : '')
  const cut = [before, after].flatMap((side) => (side?.cut ? [number(side.cut)] : []))
  const troubles = { late: 'never finished', threw: 'threw', restless: 'did not come to rest' }
  const trouble = after?.trouble ?? before?.trouble
  return [
    size(before) === size(after) ? size(after) : [size(before), size(after)].join(' → '),
    pixels === undefined ? '' : `${number(pixels)} pixels differ`,
    box ? `in ${box[2]} × ${box[3]} at ${box[0]}, ${box[1]}` : '',
    unsteady ? 'it looks different each time, so it says nothing' : '',
    cut.length > 0
      ? `the page is ${[...new Set(cut)].join(' → ')} px high, and not compared below`
      : '',
    trouble ? `the story ${troubles[trouble]}` : '',
  ]
    .filter(Boolean)
    .join(' · ')
}

function draw(): void {
  const look = chosenLook()
  mix.hidden = look !== 'slider' && look !== 'onion'
  stage.classList.toggle('natural', scale.value !== 'fit')
  if (!current) {
    stage.replaceChildren('Nothing differs here.')
    find('#name').textContent = ''
    find('#facts').textContent = ''
    return
  }
  const { before, after, verdict, title, name, mode } = current
  find('#name').textContent = `${title} · ${name} · ${mode}`
  find('#facts').textContent = facts(current)
  stage.replaceChildren(
    verdict === 'changed' && before && after
      ? (looks[look]?.(current, before, after) ?? '')
      : single(current),
  )
  if (scale.value !== 'fit') {
    stage.querySelector('.box')?.scrollIntoView({ block: 'center', inline: 'center' })
  }
}

function show(item: Item | undefined): void {
  current = item
  const value = item ? `${item.story} ${item.mode}` : ''
  for (const button of list.querySelectorAll('button')) {
    const isCurrent = button.value === value
    button.setAttribute('aria-current', String(isCurrent))
    if (isCurrent) button.scrollIntoView({ block: 'nearest' })
  }
  if (item) history.replaceState(null, '', `#${encodeURIComponent(value)}`)
  draw()
}

function step(by: number): void {
  const at = current ? found.indexOf(current) : -1
  const next = found[at + by]
  if (next) show(next)
}

const keys: Record<string, () => void> = {
  j: () => step(1),
  k: () => step(-1),
  '+': () => (scale.selectedIndex = Math.min(scale.selectedIndex + 1, scale.length - 1)),
  '-': () => (scale.selectedIndex = Math.max(scale.selectedIndex - 1, 0)),
}
for (const [index, radio] of document.querySelectorAll<HTMLInputElement>('#views input').entries())
  keys[String(index + 1)] = () => (radio.checked = true)

addEventListener('keydown', ({ key, target, ctrlKey, metaKey, altKey }) => {
  if (target instanceof HTMLSelectElement || ctrlKey || metaKey || altKey) return
  const act = keys[key.toLowerCase()]
  if (!act) return
  act()
  draw()
})
filters.addEventListener('change', filter)
find('#toolbar').addEventListener('input', draw)

fillFilters()
find('#summary').textContent =
  `${number(data.items.length)} pictures in ${Math.round(data.seconds)} s`
const linked = decodeURIComponent(location.hash.slice(1))
current = data.items.find(({ story, mode }) => `${story} ${mode}` === linked)
if (current?.verdict === 'same') field('verdict').value = 'all'
filter()
