export * from './roles.ts'
export * from './token-store.ts'
export * from './use-session.ts'
