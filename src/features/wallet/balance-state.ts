/** Statuses of a balance; `refreshing` still shows the last amount known, and so does `failed`. */
export const balanceStatuses = ['loading', 'ready', 'refreshing', 'failed'] as const
export type BalanceStatus = (typeof balanceStatuses)[number]

/** `amount` is the ledger's decimal string. */
export type BalanceState =
  | { status: 'ready' | 'refreshing'; amount: string }
  | { status: 'loading'; amount: null }
  | { status: 'failed'; amount: string | null }
