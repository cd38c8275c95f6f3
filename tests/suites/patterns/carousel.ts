import { expect, waitFor, within } from 'storybook/test'
import { type Play, presses, tabStops } from './context.ts'

/** Slides and what their controls are called. */
export interface CarouselPattern {
  readonly labels: {
    readonly name: string
    readonly carousel: string
    readonly slide: string
    readonly pause: string
    readonly play: string
    /** Left out, with `next`, where its dots are the only way to go. */
    readonly previous?: string
    readonly next?: string
    readonly position: (index: number, count: number) => string
  }
  readonly count: number
  /** @default 'region' */
  readonly role?: 'region' | 'group'
}

/**
 * The carousel of the W3C ARIA Authoring Practices (`patterns/carousel`), by keys, mouse and finger.
 * The page asks for less motion, as every story's does, so it starts stopped.
 */
export async function carouselSuite(
  { canvasElement, step, userEvent }: Play,
  { labels, count, role = 'region' }: CarouselPattern,
) {
  const canvas = within(canvasElement)
  const root = canvas.getByRole(role, { name: labels.name })
  const button = (name: string) => within(root).findByRole('button', { name })
  const slides = () => [...root.querySelectorAll(`[aria-roledescription="${labels.slide}"]`)]
  const shows = (at: number) =>
    waitFor(async () => {
      const shown = slides().filter(
        (slide) =>
          !slide.closest('[inert], [aria-hidden="true"]') &&
          slide.checkVisibility({ visibilityProperty: true }),
      )
      await expect(shown.map((slide) => slide.getAttribute('aria-label'))).toEqual([
        labels.position(at, count),
      ])
    })

  await step('it says what it is, and shows one slide of so many', async () => {
    await expect(root).toHaveAttribute('aria-roledescription', labels.carousel)
    await expect(slides()).toHaveLength(count)
    await shows(1)
  })

  await step(
    'what stops it comes first, and it starts stopped for who wants less motion',
    async () => {
      const play = await button(labels.play)
      await expect(tabStops(root)[0]).toBe(play)
      for (const slide of slides()) {
        await expect(play.compareDocumentPosition(slide)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
      }
      await expect(root.querySelector('[aria-live]')).toHaveAttribute('aria-live', 'polite')
    },
  )

  for (const [way, press] of presses) {
    const { previous, next } = labels
    if (previous !== undefined && next !== undefined) {
      await step(`${way}: next, previous, round and round`, async () => {
        await press(userEvent, await button(next))
        await shows(2)
        await press(userEvent, await button(previous))
        await shows(1)
        await press(userEvent, await button(previous))
        await shows(count)
      })
    }
    await step(`${way}: to a slide by its button`, async () => {
      await press(userEvent, await button(labels.position(count, count)))
      await shows(count)
      await press(userEvent, await button(labels.position(1, count)))
      await shows(1)
      const segment = await button(labels.position(1, count))
      await expect(segment).toHaveAttribute('aria-current', 'true')
    })
    await step(`${way}: play, then pause`, async () => {
      await press(userEvent, await button(labels.play))
      await press(userEvent, await button(labels.pause))
      await expect(await button(labels.play)).toBeVisible()
    })
  }
}
