import type { Preview } from '@storybook/react-vite'
import { brandNames } from './brands.ts'
import { localeNames } from './messages.ts'

/** What the toolbar starts with: the brand and the language most visitors meet. */
export const initialGlobals = {
  brand: 'foyer',
  scheme: 'dark',
  locale: 'th',
  motion: 'off',
}

export type Globals = typeof initialGlobals

/** Menus over every story: brand, scheme, language, motion. */
export const globalTypes: Preview['globalTypes'] = {
  brand: {
    description: 'Brand',
    toolbar: { icon: 'paintbrush', items: brandNames, dynamicTitle: true },
  },
  scheme: {
    description: 'Scheme',
    toolbar: {
      dynamicTitle: true,
      items: [
        { value: 'dark', title: 'dark', icon: 'moon' },
        { value: 'light', title: 'light', icon: 'sun' },
      ],
    },
  },
  locale: {
    description: 'Language',
    toolbar: { icon: 'globe', items: localeNames, dynamicTitle: true },
  },
  motion: {
    description: 'Motion',
    toolbar: {
      dynamicTitle: true,
      items: [
        { value: 'off', title: 'still', icon: 'stop' },
        { value: 'on', title: 'moving', icon: 'play' },
      ],
    },
  },
}
