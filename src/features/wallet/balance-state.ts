/** Statuses of a balance; `refreshing` still shows the last amount known. */
export const balanceStatuses = ['loading', 'ready', 'refreshing', 'failed'] as const
export type BalanceStatus = (typeof balanceStatuses)[number]

/** `amount` is the ledger's decimal string. */
export type BalanceState =
  | { status: 'ready' | 'refreshing'; amount: string }
  | { status: 'loading' | 'failed'; amount: null }
