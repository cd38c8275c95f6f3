/** What a browser says of its line to the network; not every browser says anything. */
export interface Line {
  /** Its owner wants nothing fetched that they have not asked for. */
  saveData?: boolean
  /** As fast as lines of this name usually are: `slow-2g`, `2g`, `3g` or `4g`. */
  effectiveType?: string
}

/** The line as it is now. */
export const readLine = (): Line => (navigator as { connection?: Line }).connection ?? {}
