import { spawnSync } from 'node:child_process'
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import process from 'node:process'
import { PNG } from 'pngjs'
import { describe, expect, test } from 'vitest'
import { pictureName } from '../../scripts/visual/camera.ts'
import { differ } from '../../scripts/visual/difference.ts'
import { count, isBroken, match } from '../../scripts/visual/match.ts'
import { judge } from '../../scripts/visual/again.ts'
import { alone } from '../../scripts/visual/alone.ts'

const picture = (story: string, hash: string) => ({
  story,
  mode: 'foyer dark th 1440',
  hash,
  width: 2,
  height: 2,
})

const pictures = (...all: [story: string, hash: string][]) =>
  new Map(
    all.map(([story, hash]) => [pictureName(picture(story, '')), picture(story, hash)] as const),
  )

describe('match', () => {
  test('says of every picture what became of it', () => {
    const pairs = match(
      pictures(['a', '1'], ['b', '1'], ['gone', '1']),
      pictures(['b', '2'], ['a', '1'], ['new', '1']),
    )
    expect(pairs.map(({ story, verdict }) => [story, verdict])).toEqual([
      ['a', 'same'],
      ['b', 'changed'],
      ['gone', 'gone'],
      ['new', 'new'],
    ])
    expect(count(pairs)).toEqual({ changed: 1, new: 1, gone: 1, same: 1 })
  })

  test('notices that there is more, or less, below the end of a picture', () => {
    const ended = (cut: number) =>
      new Map([['a foyer dark th 1440', { ...picture('a', '1'), cut }]])
    expect(count(match(ended(9000), ended(9000)))).toMatchObject({ same: 1 })
    const [pair] = match(ended(9000), ended(9001))
    expect(pair?.verdict).toBe('changed')
    const again = judge(
      pair!,
      { ...picture('a', '1'), cut: 9000 },
      { ...picture('a', '1'), cut: 9001 },
    )
    expect(again.verdict).toBe('changed')
  })

  test('of nothing says nothing', () => {
    expect(match(new Map(), new Map())).toEqual([])
  })
})

describe('a second look', () => {
  const [changed] = match(pictures(['a', '1']), pictures(['a', '2']))
  const again = (before: string, after: string) =>
    judge(changed!, picture('a', before), picture('a', after))

  test('confirms a change', () => {
    expect(again('1', '2')).toEqual(changed)
  })

  test('takes back a slip of one side', () => {
    expect(again('1', '1')).toMatchObject({ verdict: 'same', after: { hash: '1' } })
    expect(again('2', '2')).toMatchObject({ verdict: 'same', after: { hash: '2' } })
  })

  test('does not believe what looks different every time', () => {
    expect(again('1', '3')).toMatchObject({ verdict: 'changed', unsteady: true })
  })
})

describe('a story in trouble', () => {
  const [pair] = match(pictures(['a', '1']), pictures(['a', '1']))
  const threw = { ...picture('a', '1'), trouble: 'threw' } as const

  test('is broken, unless it was in trouble before', () => {
    expect(isBroken({ ...pair!, after: threw })).toBe(true)
    expect(isBroken({ after: threw })).toBe(true)
    expect(isBroken({ before: threw, after: threw })).toBe(false)
    expect(isBroken({ before: threw, after: picture('a', '1') })).toBe(false)
  })

  test('is in none after all, when it is in none the second time', () => {
    const broken = { ...pair!, after: threw }
    expect(judge(broken, picture('a', '1'), threw)).toEqual(broken)
    expect(judge(broken, picture('a', '1'), picture('a', '1'))).toEqual(pair)
  })
})

describe('a run', () => {
  test('is refused while there is another, and not by one that was ended by force', async () => {
    const store = mkdtempSync(join(tmpdir(), 'foyer-alone-'))
    try {
      const another = alone(store, () =>
        expect(alone(store, async () => 2)).rejects.toThrow(
          `Another run is under way here (process ${process.pid})`,
        ),
      )
      await another
      const { pid } = spawnSync(process.execPath, ['--version'])
      writeFileSync(join(store, 'under-way'), String(pid))
      expect(await alone(store, async () => 3)).toBe(3)
      expect(readdirSync(store)).toEqual([])
    } finally {
      rmSync(store, { recursive: true })
    }
  })
})

describe('difference', () => {
  const png = (width: number, height: number, spots: [x: number, y: number][] = []) => {
    const image = new PNG({ width, height })
    image.data.fill(255)
    for (const [x, y] of spots) image.data[(y * width + x) * 4] = 254
    return PNG.sync.write(image)
  }

  test('sees the smallest there is, and where it is', () => {
    const { pixels, box, mask } = differ(
      png(40, 30),
      png(40, 30, [
        [7, 5],
        [9, 12],
      ]),
    )
    expect({ pixels, box }).toEqual({ pixels: 2, box: [7, 5, 3, 8] })
    const red = PNG.sync.read(mask)
    const alphaAt = (x: number, y: number) => red.data[(y * 40 + x) * 4 + 3]
    expect([alphaAt(7, 5), alphaAt(8, 5), alphaAt(9, 12)]).toEqual([255, 0, 255])
  })

  test('counts what only one picture has', () => {
    expect(differ(png(10, 10), png(10, 12))).toMatchObject({ pixels: 20, box: [0, 10, 10, 2] })
    expect(differ(png(12, 10), png(10, 10))).toMatchObject({ pixels: 20, box: [10, 0, 2, 10] })
  })

  test('is nothing between equals', () => {
    expect(differ(png(3, 3), png(3, 3))).toMatchObject({ pixels: 0, box: [0, 0, 0, 0] })
  })
})
