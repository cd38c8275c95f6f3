/** A colour as a picture; its name and value stand beside it in words. */
export function Swatch({ css, wide = false }: { css: string; wide?: boolean }) {
  return (
    <svg
      width={wide ? '100%' : 44}
      height={wide ? 48 : 28}
      aria-hidden="true"
      className="block rounded-sm border border-default"
    >
      <rect width="100%" height="100%" fill={css} />
    </svg>
  )
}

/** An A and a ก, drawn: a picture of a pair may fail, which is what it is there to show. */
const letters =
  'M9 19.5L14.5 6.5L20 19.5M11 15.5H18M25.5 19.5V11C25.5 8 27.5 6.5 30 6.5S34.5 8 34.5 11V19.5M25.5 11.5L28.5 13L26 15'

/** Two colours as they meet. */
export function PairSample({ fg, bg }: { fg: string; bg: string }) {
  return (
    <svg width="44" height="26" viewBox="0 0 44 26" aria-hidden="true" className="block">
      <rect
        x="0.5"
        y="0.5"
        width="43"
        height="25"
        rx="5"
        fill={bg}
        className="stroke-border-default"
      />
      <path d={letters} fill="none" stroke={fg} strokeWidth="2" strokeLinejoin="round" />
    </svg>
  )
}
