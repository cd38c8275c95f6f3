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
    readonly previous: string
    readonly next: string
    readonly position: (index: number, count: number) => string
  }
  readonly count: number
}

/**
 * The carousel of the W3C ARIA Authoring Practices (`patterns/carousel`), by keys, mouse and finger.
 * The page asks for less motion, as every story's does, so it starts stopped.
 */
export async function carouselSuite(
  { canvasElement, step, userEvent }: Play,
  { labels, count }: CarouselPattern,
) {
  const canvas = within(canvasElement)
  const root = canvas.getByRole('region', { name: labels.name })
  const button = (name: string) => within(root).findByRole('button', { name })
  const slides = () => [...root.querySelectorAll(`[aria-roledescription="${labels.slide}"]`)]
  const shows = (at: number) =>
    waitFor(async () => {
      const shown = slides().filter((slide) => !slide.closest('[inert], [aria-hidden="true"]'))
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
      await expect(root.querySelector('[aria-live]')).toHaveAttribute('aria-live', 'polite')
    },
  )

  for (const [way, press] of presses) {
    await step(`${way}: next, previous, round and round`, async () => {
      await press(userEvent, await button(labels.next))
      await shows(2)
      await press(userEvent, await button(labels.previous))
      await shows(1)
      await press(userEvent, await button(labels.previous))
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
