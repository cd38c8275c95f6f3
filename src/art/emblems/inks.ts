/** The four inks an emblem is drawn with: colours, or CSS variables of the theme. */
export type Inks = {
  /** Main ink. */
  readonly a: string
  /** Second ink. */
  readonly b: string
  /** Highlight. */
  readonly c: string
  /** Darkest tone, for details only. */
  readonly ink: string
}

/** The inks of a cover: an emblem's four and the two tones of the ground. */
export type CoverInks = Inks & { readonly bg: string; readonly bg2: string }

/**
 * An emblem: SVG markup in a box of x −110 to 110, y −126 to 116, the origin at its optical centre.
 * Only the four inks: no gradients, no filters, no text, no ids. Nothing with eyes may enter
 * x > 66 with y < −92, for that corner belongs to the favourite button.
 */
export type Emblem = (inks: Inks) => string
