import { calls } from '#contract/index.ts'
import { serve } from '../serve.ts'
import type { Figures } from './pages.ts'

/** People who ask at the same time. */
const crowd = 16

/**
 * Game list calls of a crowd: the same page again and again, then ones that nobody has asked for.
 * @param name which database it is, for the report
 * @param counted calls of each kind
 */
export async function gameLoad(
  name: string,
  env: NodeJS.ProcessEnv,
  counted: number,
): Promise<Figures> {
  const gateway = await serve({ env: { FOYER_TRUST_PROXY: '1', ...env } })
  try {
    const ask = async (search: string, turn: number) => {
      const began = performance.now()
      const response = await fetch(`${gateway.url}${calls.gameList.path}?${search}`, {
        headers: { 'X-Forwarded-For': `10.1.${(turn >> 8) & 255}.${turn & 255}` },
      })
      await response.text()
      if (!response.ok) throw new Error(`Game list: ${response.status}`)
      return performance.now() - began
    }
    const measure = async (search: (turn: number) => string) => {
      for (let turn = 0; turn < crowd; turn++) await ask(search(turn), turn)
      const times: number[] = []
      let turn = 0
      const person = async () => {
        while (turn < counted) times.push(await ask(search(turn), turn++))
      }
      await Promise.all(Array.from({ length: crowd }, person))
      times.sort((a, b) => a - b)
      return Math.round(times[Math.min(times.length - 1, Math.floor(times.length * 0.99))]!)
    }
    return {
      [`game list, the same page (kept), p99 ms, ${crowd} at once, ${name}`]: await measure(
        () => 'gameType=RNG',
      ),
      [`game list, never the same (not kept), p99 ms, ${crowd} at once, ${name}`]: await measure(
        // Another lowest bet each time: nothing that was kept is asked for.
        (turn) => `gameType=RNG&pageNo=${(turn % 9) + 1}&minBet=${(5 + turn / 100).toFixed(2)}`,
      ),
      [`game list, by name, p99 ms, ${crowd} at once, ${name}`]: await measure(
        (turn) => `gameName=${encodeURIComponent(`lanten ${turn}`)}`,
      ),
    }
  } finally {
    await gateway.stop()
  }
}
