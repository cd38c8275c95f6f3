import { cdp } from 'vitest/browser'
import { focusFaults } from './focus.ts'
import { resize, settle, triesForced } from './looks.ts'
import { nameOf } from './name.ts'

/** Wears the system's colours (Windows' contrast themes), or no longer. */
async function wear(colours: 'active' | 'none'): Promise<void> {
  const features = [
    { name: 'forced-colors', value: colours },
    // What is emulated is told whole, and stories stand still.
    { name: 'prefers-reduced-motion', value: 'reduce' },
  ]
  await cdp().send('Emulation.setEmulatedMedia', { features })
  await settle()
  const worn = matchMedia('(forced-colors: active)').matches
  if (worn !== (colours === 'active')) throw new Error('The system’s colours do not come or go.')
}

type Style = Record<string, string> & CSSStyleDeclaration

const isClear = (colour: string) => /, 0\)$|^transparent$/.test(colour)

/** The ground that an element stands on. */
function groundOf(element: Element | null): string {
  if (!element) return 'none'
  const { backgroundColor } = getComputedStyle(element)
  return isClear(backgroundColor) ? groundOf(element.parentElement) : backgroundColor
}

/** What is drawn of an element or of what stands before or after it; shadows are gone anyhow. */
function drawnOf(part: Element, pseudo: '' | '::before' | '::after', signs: boolean): string {
  const style = getComputedStyle(part, pseudo) as Style
  if (pseudo !== '' && style.content === 'none') return ''
  if (style.visibility !== 'visible' || style.opacity === '0') return ''
  // What takes the ink of the letters around it is drawn in the system's, and tells the page's.
  const inkOf = (what: 'fill' | 'stroke') =>
    part.closest(`[${what}]`)?.getAttribute(what) === 'currentColor' ? style.color : style[what]
  const around = pseudo === '' ? part.parentElement : part
  const drawn = [
    // A ground of the system's on the same ground is none.
    isClear(style.backgroundColor) || style.backgroundColor === groundOf(around)
      ? ''
      : style.backgroundColor,
    style.backgroundImage === 'none' ? '' : style.backgroundImage,
    ...['Top', 'Right', 'Bottom', 'Left'].map((side) =>
      style[`border${side}Width`] === '0px'
        ? ''
        : [`Width`, `Style`, `Color`].map((what) => style[`border${side}${what}`]).join(' '),
    ),
    style.outlineStyle === 'none' ? '' : `${style.outlineWidth} ${style.outlineColor}`,
    pseudo === '' || style.content === '""' ? '' : style.content,
    part instanceof SVGGeometryElement
      ? `${signs ? part.getAttribute('d') : ''} ${inkOf('fill')} ${inkOf('stroke')} ${style.strokeWidth}`
      : '',
  ]
  // Whoever reads sees letters by their colour and their lines; bold alone is too little.
  if (pseudo === '' && [...part.childNodes].some(({ nodeType }) => nodeType === Node.TEXT_NODE))
    drawn.push(`${style.color} ${style.textDecorationLine}`)
  if (drawn.every((one) => one === '')) return ''
  return [...drawn, style.opacity, style.translate, style.insetInlineStart].join(';')
}

/** What an element looks like in the system's colours, without its words, its size and maybe its sign. */
function lookOf(element: Element, signs: boolean): string {
  const drawn = [element, ...element.querySelectorAll('*')]
    .filter((part) => part.checkVisibility())
    .flatMap((part) => (['', '::before', '::after'] as const).map((at) => drawnOf(part, at, signs)))
    .filter((line) => line !== '')
  // One sign has more lines than another.
  return (signs ? drawn : [...new Set(drawn)]).join('\n')
}

const isOn: readonly (readonly [selector: string, on: (element: Element) => boolean])[] = [
  ['[aria-pressed]', (one) => one.getAttribute('aria-pressed') === 'true'],
  ['[aria-selected]', (one) => one.getAttribute('aria-selected') === 'true'],
  ['[role][aria-checked]', (one) => one.getAttribute('aria-checked') === 'true'],
  ['input:is([type=checkbox], [type=radio])', (one) => (one as HTMLInputElement).checked],
  ['nav :is(a, button)', (one) => one.hasAttribute('aria-current')],
]

/** Where a state is seen: an input may be hidden behind its label. */
const shownBy = (element: Element): Element => element.closest('label') ?? element

/** What two looks must have in common for nothing but the state to lie between them. */
function kindOf(element: Element): string {
  const slot = element.closest<HTMLElement>('[data-slot]')?.dataset ?? {}
  const force = element.closest<HTMLElement>('[data-force]')?.dataset['force']
  const off = element.matches(':disabled, [aria-disabled="true"]')
  return [element.localName, slot['slot'], slot['variant'], slot['size'], force, off].join()
}

/** What is on and looks, in the system's colours, as the same thing does that is off. */
function twins(page: HTMLElement): string[] {
  return isOn.flatMap(([selector, on]) => {
    // A sign may change with a state (an eye); places have signs of their own.
    const look = (one: Element) =>
      `${kindOf(one)}\n${lookOf(shownBy(one), !selector.startsWith('nav'))}`
    const all = [...page.querySelectorAll(selector)].filter((one) => shownBy(one).checkVisibility())
    const off = new Set(all.filter((one) => !on(one)).map(look))
    return all
      .filter((one) => on(one) && off.has(look(one)))
      .map((one) => `${nameOf(one)} is on and looks as if it were off (${selector})`)
  })
}

/** In the system's colours: what is on differs from what is off, and the focus is seen. */
export async function forcedFaults(id: string): Promise<string[]> {
  if (!triesForced || !/^components.*--(states|matrix)$/.test(id)) return []
  await wear('active')
  try {
    const faults: string[] = []
    // Some bars are a phone's alone.
    for (const width of [390, 1440]) {
      await resize(width)
      faults.push(...twins(document.body), ...(await focusFaults(document.body)))
    }
    return faults
  } finally {
    await wear('none')
  }
}
