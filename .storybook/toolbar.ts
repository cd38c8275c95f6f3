import type { Preview } from '@storybook/react-vite'
import { MINIMAL_VIEWPORTS } from 'storybook/viewport'
import { brandNames } from './brands.ts'
import { localeNames } from './messages.ts'

/** What the toolbar starts with: the brand and the language most visitors meet. */
export const initialGlobals = {
  brand: 'foyer',
  scheme: 'dark',
  locale: 'th',
  motion: 'off',
  spacing: 'own',
  zoom: '100',
  contrast: 'own',
}

export type Globals = typeof initialGlobals

/** Menus over every story. Widths are Storybook's own tool, with the widths of `viewports`. */
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
  spacing: {
    description: 'Text spacing',
    toolbar: {
      icon: 'paragraph',
      dynamicTitle: true,
      items: [
        { value: 'own', title: 'own spacing' },
        { value: 'wcag', title: 'WCAG spacing' },
      ],
    },
  },
  zoom: {
    // A browser's own zoom makes the window narrower too, which no page can do to itself.
    description: 'Zoom of the same layout (for a browser at 400 % choose the width 320)',
    toolbar: {
      icon: 'zoom',
      dynamicTitle: true,
      items: ['100', '200', '400'].map((value) => ({ value, title: `${value} % size` })),
    },
  },
  contrast: {
    description: 'Contrast theme',
    toolbar: {
      icon: 'contrast',
      dynamicTitle: true,
      items: [
        { value: 'own', title: 'own colours' },
        { value: 'forced', title: 'forced colours' },
      ],
    },
  },
}

const width = (px: number, name: string) => ({
  name: `${px} ${name}`,
  styles: { width: `${px}px`, height: '100%' },
})

/** Widths of the design (DESIGN.md, Grid and breakpoints), and the devices that stories choose. */
export const viewports = {
  ...MINIMAL_VIEWPORTS,
  w320: width(320, '(1280 at 400 %)'),
  w390: width(390, 'phone'),
  w768: width(768, 'tablet'),
  w1024: width(1024, 'small desktop'),
  w1440: width(1440, 'desktop'),
}
