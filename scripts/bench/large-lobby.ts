import type { Page } from 'playwright'
import { frameEndOf } from './frame-end.ts'
import { type Asked, many, openMany, prepareMany } from './large-house.ts'
import { type Figures, median, slower } from './pages.ts'
import { countThreadTime, threadTime } from './thread.ts'
import { look } from './visitor.ts'

/** Kinds of slots, as their chips say them, and as they are asked for. */
const kinds = [
  { chip: 'แจ็กพอต', gameClassify: 'JP' },
  { chip: 'สล็อตแมชชีน', gameClassify: 'SM' },
  { chip: 'อาร์เคด', gameClassify: 'AC' },
  { chip: 'วิดีโอโป๊กเกอร์', gameClassify: 'VP' },
  { chip: 'เกมโต๊ะ', gameClassify: 'TG' },
]

type Press = { chip: string } | { name: string }

/** Milliseconds by the clock from a press to the end of the first frame whose list has another length. */
async function untilOther(page: Page, press: Press): Promise<number> {
  return page.evaluate(
    async ([what, until]) => {
      const length = () =>
        document.querySelector('main [aria-setsize]')?.getAttribute('aria-setsize') ?? null
      const before = length()
      const field = document.querySelector<HTMLInputElement>('main [type=search]')!
      if ('name' in what) {
        const set = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!.set!
        set.call(field, what.name)
        field.dispatchEvent(new Event('input', { bubbles: true }))
        // The letters have been drawn when somebody presses.
        await until(() => true)
        await until(() => true)
      }
      const chips = [...document.querySelectorAll<HTMLElement>('main [data-slot=toggle-chip]')]
      const began = performance.now()
      if ('name' in what) field.form!.requestSubmit()
      else chips.find((chip) => chip.textContent.trim() === what.chip)!.click()
      return (await until(() => length() !== null && length() !== before)) - began
    },
    [press, await frameEndOf(page)] as const,
  )
}

/**
 * Filtering and searching twenty thousand games: by the clock, and by the time that the
 * page's thread worked, which a busy machine does not lengthen.
 */
export async function largeLobby(url: string, times: number): Promise<Figures> {
  const { browser, page, session } = await openMany(url)
  try {
    await countThreadTime(session)
    const clock = { filter: [] as number[], search: [] as number[] }
    const thread = { filter: [] as number[], search: [] as number[] }
    const measure = async (what: keyof typeof clock, press: Press, asked: Asked) => {
      await prepareMany(page, asked)
      await look(page)
      const before = await threadTime(session)
      clock[what].push(await untilOther(page, press))
      thread[what].push((await threadTime(session)) - before)
    }
    for (let turn = 0; turn < times; turn++) {
      // A kind of game that nobody has asked for yet.
      const { chip, gameClassify } = kinds[turn % kinds.length]!
      await measure('filter', { chip }, { gameClassify })
      await untilOther(page, { chip })
      const name = `${turn + 3}7`
      await measure('search', { name }, { gameName: name })
      await untilOther(page, { name: '' })
    }
    const at = `at ${slower}x slower`
    return {
      [`filter ${many} games ms, ${at}`]: Math.round(median(clock.filter)),
      [`filter them, thread ms, ${at}`]: Math.round(median(thread.filter)),
      [`search ${many} games ms, ${at}`]: Math.round(median(clock.search)),
      [`search them, thread ms, ${at}`]: Math.round(median(thread.search)),
    }
  } finally {
    await browser.close()
  }
}
