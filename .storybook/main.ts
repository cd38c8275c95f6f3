import process from 'node:process'
import { defineMain } from '@storybook/react-vite/node'

export default defineMain({
  framework: '@storybook/react-vite',
  // The tree in the sidebar is the tree of folders.
  stories: [{ directory: '../stories', files: '**/*.@(mdx|stories.tsx)' }],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
  // The service worker that answers calls; the site itself never ships it.
  staticDirs: ['./public'],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  // Measures every element after every story, so that a finding can be pointed at: not in pictures.
  features: { highlight: !process.env['FOYER_PICTURES'] },
  typescript: { reactDocgen: 'react-docgen' },
})
