import axe from 'axe-core'
import { judge, type Question } from './triage.ts'

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

/** Once a story is enough: every text is judged in every look by rules of ours (contrast.ts). */
const coloursSeen = { ...rules, 'color-contrast': { enabled: false } }

/** Which of axe's rules are asked: all, all but for what colours tell, or links told by colour alone. */
type Rules = 'all' | 'all but colours' | 'links'

const asked = {
  all: { rules },
  'all but colours': { rules: coloursSeen },
  links: { runOnly: ['link-in-text-block'] },
} satisfies Record<Rules, axe.RunOptions>

/**
 * What axe finds in the page as it is now. What it cannot tell is answered by a rule of ours
 * (`triage.ts`), and is a fault where there is none.
 */
export async function runAxe(which: Rules): Promise<string[]> {
  const { violations, incomplete } = await axe.run(document.body, { ...options, ...asked[which] })
  const wrong = violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ any, html }) => `${id}: ${any[0]?.message ?? help} (${html.slice(0, 160)})`),
  )
  const open = incomplete.flatMap(({ id, nodes }) =>
    nodes.map((node): Question => ({ rule: id, ...node, element: node.element as HTMLElement })),
  )
  return [...wrong, ...judge(open)]
}
