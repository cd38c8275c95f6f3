/** What a cipher needs to know of the call whose body it seals. */
export interface SealedCall {
  readonly method: string
  readonly path: string
}

/** Seals the JSON body of a call marked `sealed` (decision 25). */
export interface BodyCipher {
  /**
   * The text that travels, and the headers that tell the server how to open it. Sealing the same
   * body twice gives two texts: a server opens each only once.
   * @throws CallError when what the server must hand over first did not come
   */
  seal(body: string, call: SealedCall): Promise<{ body: string; headers: Record<string, string> }>
  /**
   * Forgets what was agreed with the server, because it could not open a body. A cipher that
   * agrees on nothing has nothing to renew, and a second try would fail like the first.
   */
  renew?(): void
}
