/** A PO catalogue, compiled on the way in by `@lingui/vite-plugin`. */
declare module '*.po' {
  import type { Messages } from '@lingui/core'

  export const messages: Messages
}

/** Where the build puts a drawing; the drawing itself is fetched by the page. */
declare module '*.svg?url' {
  const url: string
  export default url
}

/** A drawing as text, to be placed in the page. */
declare module '*.svg?raw' {
  const text: string
  export default text
}
