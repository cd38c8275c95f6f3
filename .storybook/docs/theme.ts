import { create } from 'storybook/theming'

/** Documentation is set in the face of the interface, so that Thai reads as it will on the site. */
export const docsTheme = create({
  base: 'light',
  fontBase: '"Anuphan Variable", "Noto Sans Thai", system-ui, sans-serif',
})
