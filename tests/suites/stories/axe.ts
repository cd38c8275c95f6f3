import axe from 'axe-core'
import { judge, type Question } from './triage.ts'

/** Rules whose answer depends on the brand and the scheme. */
const colours = ['color-contrast', 'link-in-text-block']

const options = {
  resultTypes: ['violations', 'incomplete'],
  elementRef: true,
  selectors: false,
  // There is neither sound nor a frame in a story, and no rule of ours reads style sheets.
  preload: false,
  iframes: false,
} satisfies axe.RunOptions

/**
 * Landmarks around everything are a whole page's matter, and a story stands in Storybook's page. The
 * real pages are asked for them in tests/suites/pages.spec.ts.
 */
const rules = { 'target-size': { enabled: true }, region: { enabled: false } }

export interface Verdict {
  readonly faults: readonly string[]
  /** Text whose ground axe could not see, and that a picture of the page answers. */
  readonly unseen: readonly HTMLElement[]
}

/**
 * What axe finds in the page as it is now. What it cannot tell is answered by a rule of ours
 * (`triage.ts`), and is a fault where there is none. `only` colours: the rest has been looked at.
 */
export async function runAxe(only: 'everything' | 'colours'): Promise<Verdict> {
  const { violations, incomplete } = await axe.run(
    document.body,
    only === 'colours' ? { ...options, runOnly: colours } : { ...options, rules },
  )
  const wrong = violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ any, html }) => `${id}: ${any[0]?.message ?? help} (${html.slice(0, 160)})`),
  )
  const open = incomplete.flatMap(({ id, nodes }) =>
    nodes.map((node): Question => ({ rule: id, ...node, element: node.element as HTMLElement })),
  )
  const { faults, unseen } = judge(open)
  return { faults: [...wrong, ...faults], unseen }
}
