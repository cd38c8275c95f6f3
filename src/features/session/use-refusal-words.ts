import { useLingui } from '@lingui/react/macro'
import { type CommonProblem, useProblemWords } from '#features/site/index.ts'

/** What any form of this folder may be refused for. */
export type CommonRefusal = CommonProblem | 'blocked' | 'bad-address'

interface Refused {
  status: string
  /** Until another try makes sense, with `too-many`; null when the server does not say. */
  minutes?: number | null
  /** The server's own words, with `failed`. */
  serverMessage?: string | null
}

/** The words of what any form may be refused for; each form says the rest itself. */
export function useRefusalWords(): (kind: CommonRefusal, state: Refused) => string {
  const { t } = useLingui()
  const words = useProblemWords((kind: 'blocked' | 'bad-address') =>
    kind === 'blocked'
      ? t`We’re not open in your area`
      : t`This web address isn’t valid. Ask customer service for the right one`,
  )
  return (kind, { minutes, serverMessage }) =>
    words({
      kind,
      ...(typeof minutes === 'number' && { minutes }),
      ...(typeof serverMessage === 'string' && { serverMessage }),
    })
}
