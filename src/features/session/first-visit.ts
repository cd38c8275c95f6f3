/** Accounts that have not been welcomed yet, because their password had to be changed first. */
const unwelcomed = new Set<string>()

/** The welcome waits for the login that comes after the forced change (section 4, Login). */
export const keepWelcome = (account: string): void => void unwelcomed.add(account)

/** Whether a welcome has waited for this account; it waits no longer. */
export const takeWelcome = (account: string): boolean => unwelcomed.delete(account)
