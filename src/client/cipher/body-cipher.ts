/** Seals the JSON body of a call marked `sealed` (decision 25). */
export interface BodyCipher {
  /** The text that travels, and the headers that tell the server how to open it. */
  seal(body: string): Promise<{ body: string; headers: Record<string, string> }>
}
