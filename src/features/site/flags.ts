import type { FlagNode } from '#contract/index.ts'

/** Feature ids of decision 2. */
export const flagIds = [
  'MOBILENUMREG3',
  'REGMOBVERF3',
  'MOBILENUMPASSREG3',
  'FREEPLAY3',
  'PWDEXPFORCECHANGE3',
  'MOBILEVERCODELOGIN3',
  'CHNGPASSVERIF3',
  'CAPTCHA3',
  'AFFMAN3',
  'HOT3',
  'FAV3',
  'REC3',
  'INBOX3',
  'FEEDBACK3',
  'REWCEN3',
  'PTSYS3',
  'MISSIONS3',
  'MEMTRANS3',
  'CBS3',
  'RTSALARY3',
  'HOURSAL3',
  'DAILYSALCONT3',
  'SIGNCONDIV3',
  'USERNAMEREG3',
  'REFERRAL3',
  'SOCIALLOGIN3',
  'PWA3',
] as const
export type FlagId = (typeof flagIds)[number]

/** Ids that were told of already. */
const reported = new Set<string>()

/** Tells developers, once each, of a feature that this site does not have. */
function report(modId: string): void {
  if (reported.has(modId)) return
  reported.add(modId)
  console.info(`The server switches a feature that the site does not know: ${modId}`)
}

/** The features that are on. A parent that is off turns its children off (decision 1). */
export function flagsOn(tree: readonly FlagNode[]): ReadonlySet<FlagId> {
  const on = new Set<FlagId>()
  const visit = (nodes: readonly FlagNode[]) => {
    for (const node of nodes) {
      // Nobody asks for one that is unknown, so no visitor has to fetch the list.
      if (import.meta.env.DEV && !flagIds.some((id) => id === node.modId)) report(node.modId)
      if (node.enabled !== '1') continue
      on.add(node.modId as FlagId)
      visit(node.childrenNodes ?? [])
    }
  }
  visit(tree)
  return on
}
