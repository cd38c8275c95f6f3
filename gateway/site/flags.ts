import type { calls, FlagNode } from '#contract/index.ts'
import type { House } from '#gateway/house.ts'
import type { Handler } from '#gateway/http/handler.ts'
import { type FlagRow, siteState } from './state.ts'

/** The rows as the tree that goes over the wire (decision 1). */
export function flagTree(rows: readonly FlagRow[], parentId: string | null = null): FlagNode[] {
  return rows
    .filter((row) => row.parentId === parentId)
    .map((row) => {
      const childrenNodes = flagTree(rows, row.modId)
      return {
        modId: row.modId,
        enabled: row.enabled ? '1' : '0',
        ...(childrenNodes.length > 0 ? { childrenNodes } : {}),
      }
    })
}

/** Whether a feature is on: itself and everything above it. One that nobody knows is off. */
export async function isOn(house: House, modId: string): Promise<boolean> {
  const { flags } = await siteState(house)
  for (let id: string | null = modId; id !== null;) {
    const row = flags.find((flag) => flag.modId === id)
    if (!row?.enabled) return false
    id = row.parentId
  }
  return true
}

export const whitelabel: Handler<typeof calls.whitelabel> = async (_, house) => ({
  whitelabel: flagTree((await siteState(house)).flags),
})
