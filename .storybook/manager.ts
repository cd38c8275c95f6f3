import { FORCE_REMOUNT, GLOBALS_UPDATED, SET_GLOBALS } from 'storybook/internal/core-events'
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

/** What moves by itself begins when it is drawn: let to move again, the story is drawn and acts anew. */
addons.register('foyer/motion', (api) => {
  let was: unknown
  const tell = (motion: unknown) => {
    const storyId = api.getUrlState().storyId
    if (was === 'off' && motion === 'on' && storyId) api.emit(FORCE_REMOUNT, { storyId })
    was = motion
  }
  api.on(SET_GLOBALS, ({ globals }: { globals: Record<string, unknown> }) =>
    tell(globals['motion']),
  )
  api.on(GLOBALS_UPDATED, ({ userGlobals }: { userGlobals: Record<string, unknown> }) =>
    tell(userGlobals['motion']),
  )
})
