import { create } from 'storybook/theming'

/**
 * Documentation is set in the face of the interface, so that Thai reads as it will on the site. Faces for
 * code have no Thai, and not every system lends them any.
 */
export const docsTheme = create({
  base: 'light',
  fontBase: '"Anuphan Variable", "Noto Sans Thai", system-ui, sans-serif',
  fontCode: 'ui-monospace, Menlo, Consolas, monospace, "Anuphan Variable", "Noto Sans Thai"',
})
