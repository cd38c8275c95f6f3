import type { Database } from '#gateway/database/open.ts'
import { flags } from '#gateway/database/schema/index.ts'

interface Seed {
  modId: string
  on: boolean
  children?: Seed[]
}

const on = (modId: string, children?: Seed[]): Seed => ({
  modId,
  on: true,
  children: children ?? [],
})
const off = (modId: string, children?: Seed[]): Seed => ({ ...on(modId, children), on: false })

/** Decision 2's features; on is what has its screens. An operator's own choices are kept. */
const tree: readonly Seed[] = [
  on('HOT3'),
  on('REC3'),
  on('FAV3'),
  on('CAPTCHA3'),
  on('USERNAMEREG3', [off('REGMOBVERF3')]),
  on('MOBILENUMREG3', [on('MOBILENUMPASSREG3')]),
  on('FREEPLAY3'),
  on('MOBILEVERCODELOGIN3'),
  // Nobody is offered but those providers that the gateway is configured for.
  on('SOCIALLOGIN3'),
  on('CHNGPASSVERIF3'),
  on('PWDEXPFORCECHANGE3'),
  // Ours: a lost password is told that there is no such account (decision 29).
  off('REVEALACC3'),
  // Ours: the site may be put on a home screen (C4).
  on('PWA3'),
  on('REFERRAL3'),
  on('FEEDBACK3'),
  off('INBOX3'),
  on('CBS3'),
  off('REWCEN3'),
  on('PTSYS3'),
  // Ours: missions and raffles.
  on('MISSIONS3'),
  off('MEMTRANS3'),
  // Ours: decision 40 leaves the category to the operator.
  off('COCKFIGHT3'),
  off('AFFMAN3', [off('RTSALARY3'), off('HOURSAL3'), off('DAILYSALCONT3'), off('SIGNCONDIV3')]),
]

const rowsOf = (seeds: readonly Seed[], parentId: string | null): (typeof flags.$inferInsert)[] =>
  seeds.flatMap(({ modId, on: enabled, children = [] }, position) => [
    { modId, parentId, enabled, position },
    ...rowsOf(children, modId),
  ])

/** Adds the features that are not there yet. */
export async function seedFlags(database: Database): Promise<void> {
  await database.insert(flags).values(rowsOf(tree, null)).onConflictDoNothing()
}
