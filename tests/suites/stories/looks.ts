import { inject } from 'vitest'
import { page } from 'vitest/browser'
import { axes } from '#storybook/modes.ts'

/** A brand and a scheme. */
export interface Dress {
  readonly brand: string
  readonly scheme: string
}

/**
 * Every way in which a story is looked at; brand and scheme are attributes of the page. `npm test`
 * takes the first of each, `npm run test:looks` all that pictures are taken in (`axes`).
 */
const looks = inject('looks')
const all = looks === 'all'
const first: Dress = { brand: axes.brand[0], scheme: axes.scheme[0] }
const others = axes.brand
  .flatMap((brand): Dress[] => axes.scheme.map((scheme) => ({ brand, scheme })))
  .slice(1)
export const dresses: readonly [Dress, ...Dress[]] = all ? [first, ...others] : [first]
/** Whether components are given nonsense as well. */
export const triesNonsense = all
/** Whether components are looked at in the colours of the system as well. */
export const triesForced = all
/** Whether stories are looked at with the distances of WCAG 1.4.12 as well, or with nothing else. */
export const triesSpacing = looks !== 'first'
export const onlySpacing = looks === 'spacing'

/** The narrowest page that has to hold everything (WCAG 1.4.10). */
export const reflow = 320

/** The widths of each language, in an order that ends where the next begins. */
export const visits: readonly (readonly [locale: string, widths: readonly number[]])[] = all
  ? [
      ['th', [1440, reflow, 390]],
      ['en', [390, 1440, reflow]],
    ]
  : onlySpacing
    ? [
        ['th', [reflow]],
        ['en', [reflow]],
      ]
    : [['th', [1440, reflow]]]

declare module 'vitest' {
  interface ProvidedContext {
    /** How many looks a story gets; `spacing` is the one look that tells of texts set wider. */
    looks: 'first' | 'spacing' | 'all'
  }
}

const root = document.documentElement
const height = 900

/** Lets a frame pass, and what observers and React do about it; nothing stays on its way. */
export async function settle(): Promise<void> {
  await new Promise((done) => requestAnimationFrame(() => setTimeout(done)))
  for (const movement of document.getAnimations()) {
    if (movement.effect?.getComputedTiming().iterations !== Infinity) movement.finish()
  }
}

const frame = window.frameElement as HTMLIFrameElement

/** Makes the window so wide: the frame in which Vitest shows the story. */
export async function resize(width: number): Promise<void> {
  const { style } = frame
  if (window.innerWidth === width) return
  style.width = `${width}px`
  style.height = `${height}px`
  await settle()
  if (window.innerWidth !== width) throw new Error(`The window is ${window.innerWidth} px wide.`)
}

/** Puts on a brand and a scheme. */
export function dress({ brand, scheme }: Dress): void {
  Object.assign(root.dataset, { brand, scheme })
}

/** Does something while texts stand as wide as everybody may set them (WCAG 1.4.12). */
export async function withSpacing<T>(look: () => T): Promise<T> {
  const { spacing } = root.dataset
  root.dataset['spacing'] = 'wcag'
  try {
    await settle()
    if (getComputedStyle(document.body).wordSpacing === '0px') {
      throw new Error('No text has been set wider.')
    }
    return look()
  } finally {
    root.dataset['spacing'] = spacing
    await settle()
  }
}

const still = new CSSStyleSheet()
still.replaceSync(`
  :root[data-judged], :root[data-judged] *, :root[data-judged] ::before, :root[data-judged] ::after {
    transition: none !important;
  }
  :root[data-ink='off'] *, :root[data-ink='off'] ::before, :root[data-ink='off'] ::after,
  :root[data-ink='off'] ::placeholder {
    color: transparent !important;
    -webkit-text-fill-color: transparent !important;
    text-decoration-color: transparent !important;
    text-shadow: none !important;
    caret-color: transparent !important;
  }
  :root[data-ink='off'] text {
    fill: transparent !important;
  }
`)

/**
 * While stories are judged nothing fades: a colour on its way is nobody's colour. Answers the function
 * that ends it and gives the window its size back.
 */
export async function holdStill(): Promise<() => void> {
  const size = frame.getAttribute('style') ?? ''
  // What is outside the browser's own window is not in its pictures.
  if (window.top?.innerWidth !== 1440) await page.viewport(1440, height)
  await settle()
  document.adoptedStyleSheets.push(still)
  root.dataset['judged'] = ''
  return () => {
    frame.setAttribute('style', size)
    delete root.dataset['judged']
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => sheet !== still)
  }
}

/** Does something while no letter has ink. */
export async function withoutInk<T>(look: () => Promise<T>): Promise<T> {
  root.dataset['ink'] = 'off'
  try {
    return await look()
  } finally {
    delete root.dataset['ink']
  }
}
