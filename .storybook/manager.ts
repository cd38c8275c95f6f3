import { addons } from 'storybook/manager-api'
import { create } from 'storybook/theming'

addons.setConfig({
  theme: create({ base: 'dark', brandTitle: 'Foyer' }),
  sidebar: { showRoots: true },
  layoutCustomisations: {
    // The studio and the review are tools themselves: a panel would take a third of their room.
    showPanel: ({ storyId }, shown) =>
      /^brands-(?!.*--behaviour)/.test(storyId ?? '') ? false : shown,
  },
})
