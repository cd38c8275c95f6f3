/** A colour of the theme as a CSS variable: `theme('accent-500')`. */
export const theme = (name: string): string => `var(--fy-color-${name})`
