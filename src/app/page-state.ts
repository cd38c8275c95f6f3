import type { Messages } from '@lingui/core'
import type { Brand, Locale, Scheme } from '#contract/index.ts'
import type { PageId } from './routes.ts'

/** What the server inlines in a page so that the browser can go on where it stopped. */
export interface PageState {
  brand: Brand
  /** Inner markup of the brand's mark. */
  mark: string
  locale: Locale
  scheme: Scheme
  /** Messages that the page shows, by id; the rest of the catalogue comes later. */
  messages: Messages
  /** Address of the whole stylesheet, of which the page has its part; null where it is all there. */
  sheet: string | null
  /** The page group that was drawn, and the address of its code. */
  page: { id: PageId; address: string }
  /**
   * What it was drawn for. The address bar may have gone on before the page comes alive: Back is
   * pressed early, or a host that keeps one file answers every query with it.
   */
  at: { pathname: string; search: string }
  /** Answers by SWR key. */
  fallback: Record<string, unknown>
  /** A read of the page came to nothing: it is not what it is to be, and comes alive at once. */
  lacks?: true
}

/** Id of the `<script type="application/json">` that holds the state. */
export const stateId = 'foyer-state'
/** Id of the element that React renders into. */
export const rootId = 'root'
/** Id of what is shown where the page's code never comes, which the first script knows, too. */
export const lostId = 'lost'
/** Id of the `<style>` with the rules that the page shows, until the whole sheet is here. */
export const rulesId = 'foyer-rules'
/** Id of the `<style>` with the faces that wait for the first paint. */
export const facesId = 'foyer-faces'
