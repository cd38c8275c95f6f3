import { loaded, waiting } from './load-page.ts'
import type { PageModule, Route } from './routes.ts'

/** Puts something in a page's place; null takes it away, so that the page is fetched anew. */
export function standIn({ id }: Route, module: PageModule | null): void {
  waiting.delete(id)
  if (module) loaded.set(id, module)
  else loaded.delete(id)
}
