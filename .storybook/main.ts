import { join, sep } from 'node:path'
import process from 'node:process'
import { defineMain } from '@storybook/react-vite/node'

const root = join(import.meta.dirname, '..')

/** Whether a module lies in one of the project's folders. */
const isIn =
  (...folders: string[]) =>
  (id: string) =>
    folders.some((folder) => id.startsWith(join(root, folder) + sep))

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
  // In a few files instead of a thousand, which the studio's frames all fetch anew: for pictures a file
  // costs more than what else it brings. What a story alone has stays with it.
  viteFinal: (config) => {
    if (!process.env['FOYER_PICTURES']) return config
    const options = ((config.build ??= {}).rolldownOptions ??= {})
    const groups = [
      // No picture asks axe, a sixth of all packages.
      { name: 'packages', test: /node_modules\/(?!axe-core\/)/ },
      { name: 'site', test: isIn('src', 'locales', 'brands') },
      {
        name: 'stories',
        test: (id: string) => isIn('stories', '.storybook')(id) && !id.includes('.stories.'),
      },
    ]
    options.output = { ...(options.output as object), codeSplitting: { groups } }
    return config
  },
  typescript: { reactDocgen: 'react-docgen' },
})
