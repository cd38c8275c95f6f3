import type { ReactNode } from 'react'
import { afterEach, beforeAll, type TestContext } from 'vitest'
import { cdp } from 'vitest/browser'
import { startClock } from '#storybook/clock.ts'
import { runAxe } from './axe.ts'
import { Texts } from './contrast.ts'
import { Findings } from './findings.ts'
import { focusFaults } from './focus.ts'
import { forcedFaults } from './forced.ts'
import { geometryFaults, hasBareLinks, stickingOut, windowFaults } from './geometry.ts'
import { inkFaults } from './ink.ts'
import {
  type Dress,
  dress,
  dresses,
  holdStill,
  onlySpacing,
  reflow,
  resize,
  settle,
  triesNonsense,
  triesSpacing,
  visits,
  withSpacing,
  withoutInk,
} from './looks.ts'
import { markupOf } from './markup.ts'
import { motionFaults } from './motion.ts'
import { nonsense, placeFaults } from './nonsense.ts'
import { contrastFaults, type Written, writtenOf } from './pixels.ts'

// Looks at every story after its `play`, in every language, width, brand and scheme. axe and our own
// checks see the same page; a fault is told once, with all the looks that have it.

/** What Storybook's Vitest addon leaves in the context of a test. */
interface Drawn {
  readonly id: string
  readonly args: Record<string, unknown>
  readonly globals: Record<string, unknown>
  /** What it acts out. */
  readonly play?: unknown
  readonly parameters: {
    readonly docs?: { readonly story?: { readonly inline?: boolean } }
    /** Part of what is told of each fault that is in it on purpose: a look that misses one fails. */
    readonly plants?: readonly string[]
  }
  run(context: object): Promise<void>
}

declare module 'vitest' {
  interface TaskMeta {
    /** How often axe was run over the story, and how many texts were measured pixel by pixel. */
    looks?: { axe: number; measured: number }
  }
}

/** What of Storybook's context draws a story. */
interface Canvas {
  originalStoryFn(...of: unknown[]): ReactNode
  renderToCanvas(): Promise<void>
}

/** Draws the story again, without its `play`, which has been seen; `through` may change what it draws. */
async function draw(
  story: Drawn,
  context: object,
  through: (drawn: ReactNode) => ReactNode = (drawn) => drawn,
): Promise<void> {
  const drawn = new AbortController()
  await story.run({
    ...context,
    abortSignal: drawn.signal,
    async mount(this: Canvas) {
      const { originalStoryFn } = this
      this.originalStoryFn = (...of) => through(originalStoryFn(...of))
      await this.renderToCanvas()
      drawn.abort()
    },
  })
  await answered()
}

/** What is asked for on drawing is answered at once; what is not stays a skeleton. */
async function answered(): Promise<void> {
  for (let frame = 0; frame < 20; frame++) {
    await settle()
    if (!document.querySelector('[aria-busy="true"]')) return
  }
}

/** What the story has closed is on its way out, and is not there to be judged. */
async function closed(): Promise<void> {
  const leaving = ':is([role="menu"], [role="dialog"], [role="tooltip"])[data-state="closed"]'
  for (let frame = 0; frame < 20 && document.querySelector(leaving); frame++) await settle()
}

/** One language and one width: what axe knows of it once, its shape in every brand, colours in every dress. */
async function look(findings: Findings, where: string, asked: Set<string>): Promise<void> {
  const { body } = document
  const [first] = dresses
  dress(first)
  // Where it was left, a bar that stays in sight may lie over what would be pressed.
  window.scrollTo(0, 0)
  const markup = markupOf(body)
  if (!asked.has(markup)) {
    findings.add(where, await runAxe(asked.size === 0 ? 'all' : 'all but colours'))
    asked.add(markup)
    findings.count.axe += 1
  }
  const isBare = hasBareLinks(body)
  let texts: Texts | undefined
  const unread: (readonly [Dress, readonly Written[]])[] = []
  for (const [at, one] of dresses.entries()) {
    dress(one)
    // Another brand has other faces, and its lines other widths.
    if (!texts || one.brand !== dresses[at - 1]?.brand) {
      if (at > 0) await settle()
      findings.add(`${where} ${one.brand}`, [...geometryFaults(body), ...inkFaults(body)])
      texts = new Texts(body)
    }
    const { faults, unseen } = texts.judge()
    findings.count.measured += unseen.length
    if (unseen.length > 0) unread.push([one, unseen.map(writtenOf)])
    findings.add(`${where} ${one.brand} ${one.scheme}`, [
      ...faults,
      ...(isBare ? await runAxe('links') : []),
    ])
  }
  await withoutInk(async () => {
    for (const [one, written] of unread) {
      dress(one)
      findings.add(`${where} ${one.brand} ${one.scheme}`, await contrastFaults(written))
    }
  })
  dress(first)
}

/** What texts lose that somebody has set wider. */
const spacedFaults = () =>
  withSpacing(() => [...stickingOut(document.body), ...inkFaults(document.body)])

/** The narrowest page, in the faces of every brand: what it does not hold. */
async function narrow(findings: Findings, locale: string, isSpaced: boolean): Promise<void> {
  for (const one of dresses.filter(({ scheme }) => scheme === dresses[0].scheme)) {
    dress(one)
    if (one !== dresses[0]) await settle()
    const where = `${locale} ${reflow} ${one.brand}`
    findings.add(where, stickingOut(document.body))
    if (isSpaced) findings.add(`${where}, WCAG spacing`, await spacedFaults())
  }
  dress(dresses[0])
}

/** What covers the window would lie over the whole page of documentation, with all others of its kind. */
function coverFaults({ parameters, play }: Drawn): string[] {
  const covers = document.querySelector(':is([data-slot="dialog"], [data-slot="sheet"])')
  // A story that acts may have opened it; on the page of documentation nothing acts.
  if (!covers || play || parameters.docs?.story?.inline === false) return []
  return ['covers its page of documentation: `parameters: ownWindow` (stories/support)']
}

/**
 * Silences React about the same thing ten thousand times: that is what is asked, and each word of it
 * would go to the terminal. Answers the function that lets it speak again.
 */
function hushTwins(): () => void {
  const { error } = console
  console.error = (...parts: unknown[]) => {
    if (!String(parts[0]).includes('two children with the same key')) error(...parts)
  }
  return () => {
    console.error = error
  }
}

/** A component given nonsense shows something, never throws and never overflows its box. */
async function tryNonsense(findings: Findings, story: Drawn): Promise<void> {
  const speak = hushTwins()
  const what = story.id.startsWith('components') ? 'component' : 'screen'
  let shown: ReactNode
  await draw(story, { args: story.args }, (drawn) => (shown = drawn))
  const tried = nonsense(what, story.args, shown)
  if (what === 'component') findings.add('everywhere', placeFaults(story.id, tried.length))
  for (const { name, args, draw: through } of tried) {
    try {
      await draw(story, { args }, through)
      for (const width of window.innerWidth === reflow ? [reflow, 1440] : [1440, reflow]) {
        await resize(width)
        const faults = [...stickingOut(document.body), ...windowFaults(document)]
        findings.add(`${name}, ${width}`, faults)
      }
    } catch (cause) {
      findings.add(name, [`throws: ${String(cause).slice(0, 300)}`])
    }
  }
  // Ten thousand of something are taken away here, and not on the time of the next story.
  await draw(story, { args: story.args })
  speak()
}

/** The browser's own pointer lies at 0, 0, on the story; what is pointed at is what the story points at. */
beforeAll(async () => {
  await cdp().send('Input.dispatchMouseEvent', { type: 'mouseMoved', x: -1, y: -1 })
})

afterEach(async ({ story, task }: TestContext & { story?: Drawn }) => {
  if (!story || task.result?.state === 'fail') return startClock()
  const findings = new Findings()
  const asked = new Set<string>()
  const isSpaced = onlySpacing || (triesSpacing && story.id.startsWith('components'))
  const release = await holdStill()
  await closed()
  try {
    for (const [locale, widths] of visits) {
      if (locale !== 'th') await draw(story, { globals: { ...story.globals, locale } })
      for (const width of widths) {
        await resize(width)
        if (width === reflow) await narrow(findings, locale, isSpaced)
        else await look(findings, `${locale} ${width}`, asked)
      }
    }
    if (!onlySpacing) {
      findings.add('everywhere', [
        ...(await motionFaults(document.body)),
        ...(await focusFaults(document.body)),
        ...coverFaults(story),
      ])
    }
    findings.add('forced colours', await forcedFaults(story.id))
    if (triesNonsense && story.id.endsWith('--playground')) await tryNonsense(findings, story)
  } finally {
    release()
    // Vitest tells the setup of one file from the next one's by the time.
    startClock()
  }
  task.meta.looks = findings.count
  if (!onlySpacing) findings.find(story.parameters.plants ?? [])
  findings.refuse()
})
