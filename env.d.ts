/** A PO catalogue, compiled on the way in by `@lingui/vite-plugin`. */
declare module '*.po' {
  import type { Messages } from '@lingui/core'

  export const messages: Messages
}
