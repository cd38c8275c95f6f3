/**
 * The option that Enter would take: the pointer and the arrows are one. A fill, and a ring that colours
 * cannot take away.
 */
export const litOption =
  'bg-selected outline-2 -outline-offset-2 outline-(--fy-color-border-accent)'
