import { fileURLToPath } from 'node:url'

/** Written by `npm run db:generate`, applied in order by both engines. */
export const migrationsFolder = fileURLToPath(new URL('./migrations', import.meta.url))
