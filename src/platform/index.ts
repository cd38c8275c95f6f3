export * from './cookies.ts'
export * from './storage.ts'
export * from './random.ts'
