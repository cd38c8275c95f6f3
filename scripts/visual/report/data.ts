/** One picture of the report; hashes name files in `pictures/`. */
export interface Item {
  readonly story: string
  readonly title: string
  readonly name: string
  readonly mode: string
  readonly verdict: 'changed' | 'new' | 'gone' | 'same'
  readonly before?: Side
  readonly after?: Side
  /** A file in `masks/`, where the difference was drawn. */
  readonly mask?: string
  readonly pixels?: number
  readonly box?: readonly [left: number, top: number, width: number, height: number]
  /** Taken again it looked different again, so it says nothing. */
  readonly unsteady?: boolean
}

/** A picture on one side. */
export interface Side {
  readonly hash: string
  readonly width: number
  readonly height: number
  /** How high the page is, where the picture ends before it. */
  readonly cut?: number
  readonly trouble?: 'late' | 'threw' | 'restless'
}

/** Everything the page shows. */
export interface ReportData {
  /** What was compared with: a name and its commit. */
  readonly against: string
  readonly seconds: number
  readonly items: readonly Item[]
}
