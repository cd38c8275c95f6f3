/** The parts of node-forge that are loaded one by one; `@types/node-forge` knows only the whole. */
declare module 'node-forge/lib/cipher.js' {
  import type { cipher as all } from 'node-forge'

  const cipher: typeof all
  export default cipher
}

declare module 'node-forge/lib/util.js' {
  import type { util as all } from 'node-forge'

  const util: typeof all
  export default util
}

/** Teach the above their algorithms; nothing to take from them. */
declare module 'node-forge/lib/aes.js'
declare module 'node-forge/lib/des.js'
