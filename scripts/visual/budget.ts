import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { modes } from '#storybook/modes.ts'
import { home } from '../processes.ts'
import { storiesOf } from './stories.ts'

/** Where the budget is kept, so that spending more is a change somebody reviews. */
export const budgetFile = 'tests/visual/budget.json'

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

/** What so many photographed stories cost in the cloud. */
export function spend(stories: number, budget: number): Spending {
  const snapshots = stories * modes.length
  const within = snapshots <= budget
  return {
    stories,
    snapshots,
    budget,
    within,
    words:
      `${number(snapshots)} snapshots (${number(stories)} stories in ${modes.length} modes); ` +
      `the budget is ${number(budget)} (${budgetFile})`,
  }
}

/** The same for a built Storybook and the kept budget. */
export async function spendingOf(site: string): Promise<Spending> {
  const { photographed } = await storiesOf(site)
  const kept = JSON.parse(readFileSync(join(home, budgetFile), 'utf8')) as { snapshots: number }
  return spend(photographed.length, kept.snapshots)
}
