import { defineConfig } from 'drizzle-kit'

/** For `npm run db:generate`, which writes a migration from what the schema has become. */
export default defineConfig({
  dialect: 'postgresql',
  schema: './gateway/database/schema/index.ts',
  out: './gateway/database/migrations',
})
