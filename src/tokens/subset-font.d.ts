declare module 'subset-font' {
  /** Cuts a font down to the characters of `text`; every layout feature is kept unless told otherwise. */
  export default function subsetFont(
    font: Uint8Array,
    text: string,
    options: {
      targetFormat: 'woff2'
      noHinting?: boolean
      variationAxes?: Record<string, number | { min: number; max: number }>
    },
  ): Promise<Buffer>
}
