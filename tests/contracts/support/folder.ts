import { join } from 'node:path'

/** The components' own folder on disk. */
export const componentsFolder = join(import.meta.dirname, '../../../src/components')
