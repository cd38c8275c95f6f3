import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { modes, modesOf } from '#storybook/modes.ts'
import { home } from '../processes.ts'
import { type Story, storiesOf } from './stories.ts'

/** Where the budget is kept, so that spending more is a change somebody reviews. */
const budgetFile = 'tests/visual/budget.json'

/** Snapshots of one run, at most: TurboSnap leaves out what a change cannot have reached. */
export interface Spending {
  readonly stories: number
  readonly snapshots: number
  readonly budget: number
  readonly within: boolean
  /** All of it in a line. */
  readonly words: string
}

const number = (value: number) => value.toLocaleString('en-US')

/** What photographed stories cost in the cloud. */
export function spend(photographed: readonly Story[], budget: number): Spending {
  const { length: stories } = photographed
  const snapshots = photographed.reduce((sum, story) => sum + modesOf(story).length, 0)
  const within = snapshots <= budget
  return {
    stories,
    snapshots,
    budget,
    within,
    words:
      `${number(snapshots)} snapshots (${number(stories)} stories in two to ${modes.length} modes); ` +
      `the budget is ${number(budget)} (${budgetFile})`,
  }
}

/** The same for a built Storybook and the kept budget. */
export async function spendingOf(site: string): Promise<Spending> {
  const { photographed } = await storiesOf(site)
  const kept = JSON.parse(readFileSync(join(home, budgetFile), 'utf8')) as { snapshots: number }
  return spend(photographed, kept.snapshots)
}
