import { definePreview } from '@storybook/react-vite'

/**
 * Stands in for `.storybook/preview.tsx`, whose addons need a page. Stories declared over it keep
 * their arguments, their render function and their decorators, which is all that a contract asks for:
 *
 *     vi.mock('#storybook/preview.tsx', () => import('./support/plain-preview.ts'))
 */
export default definePreview({ addons: [] })
