import { I18nProvider } from '@lingui/react'
import addonA11y from '@storybook/addon-a11y'
import addonDocs from '@storybook/addon-docs'
import { definePreview } from '@storybook/react-vite'
import addonMsw from 'msw-storybook-addon'
import { configure } from 'storybook/test'
import { forgetDrafts } from '#features/session/drafts.ts'
import './preview.css'
import { answerEvents, runEffects } from './acting.ts'
import { stopClock } from './clock.ts'
import { controls } from './docs/arg-types.ts'
import { DocsPage } from './docs/page.tsx'
import { jsx, nameComponents } from './docs/source.ts'
import { docsTheme } from './docs/theme.ts'
import { applyLooks } from './looks.ts'
import { languageTag, loadMessages } from './messages.ts'
import { chromaticParameters, keepLanguage } from './modes.ts'
import { applyMotion, moveAgain } from './movement.ts'
import { queryError } from './query-error.ts'
import { globalTypes, initialGlobals, type Globals, viewports } from './toolbar.ts'
import { refuseUnmocked, startWorker, watch } from './unmocked.ts'

configure({
  // A busy machine takes its time; what is there goes on at once.
  asyncUtilTimeout: 5000,
  // What is missing is told with the story, and not with Storybook's own boxes around it.
  defaultIgnore: 'script, style, .sb-wrapper',
  getElementError: queryError,
})

let fonts: Promise<unknown> | undefined

/**
 * Every face once, so that no story is looked at in a fallback. The fallbacks themselves are faces of
 * the system's, and not every system has them.
 */
const loadFonts = () =>
  (fonts ??= Promise.allSettled([...document.fonts].map((face) => face.load())))

/** Whether Vitest runs the stories; it looks at them from the widest width down. */
const isTest = import.meta.env['VITEST_STORYBOOK'] !== undefined

nameComponents()

export default definePreview({
  addons: [addonDocs(), addonA11y(), addonMsw(startWorker)],
  // Every story is photographed but for what modes.ts leaves out; `tags: ['!visual']` leaves out more.
  tags: ['autodocs', 'visual'],
  initialGlobals,
  globalTypes,
  parameters: {
    // The panel runs axe on what it shows; the tests run it in every look (tests/suites/stories).
    a11y: { test: isTest ? 'off' : 'error' },
    layout: 'padded',
    controls: { expanded: true },
    docs: { page: DocsPage, theme: docsTheme },
    jsx,
    viewport: { options: viewports, ...(isTest ? { defaultViewport: 'w1440' } : {}) },
    // The surface is the page's own; Storybook's swatches would only hide it.
    backgrounds: { disable: true },
    options: {
      storySort: {
        order: [
          'Welcome',
          'foundations',
          'Brands',
          'components',
          ['actions', 'forms', 'overlays', 'navigation', 'feedback', 'media', 'data', 'layout'],
          'features',
          'Pages',
          'app',
        ],
      },
    },
  },
  loaders: [
    async (context) => {
      keepLanguage(context)
      const { brand, scheme, locale, motion, ...looks } = context.globals as Globals
      const root = document.documentElement
      Object.assign(root.dataset, { brand, scheme, motion })
      root.lang = languageTag(locale)
      applyMotion(motion)
      applyLooks(looks)
      const [i18n] = await Promise.all([loadMessages(locale, brand), loadFonts()])
      return { i18n }
    },
  ],
  argTypesEnhancers: [controls],
  argsEnhancers: [
    // Not about args: the one place that sees name, tags and parameters of every story.
    ({ id, name, tags, parameters }) => {
      parameters.chromatic = { ...parameters.chromatic, ...chromaticParameters({ id, name, tags }) }
      return {}
    },
  ],
  decorators: [
    (Story, { loaded }) => (
      <I18nProvider i18n={loaded.i18n}>
        <Story />
      </I18nProvider>
    ),
  ],
  beforeAll: answerEvents,
  mount: (context) => async () => {
    await context.renderToCanvas()
    runEffects()
    return context.canvas
  },
  beforeEach: ({ id }) => {
    moveAgain()
    // What the story before has typed is not this one's.
    forgetDrafts()
    watch(id)
    return stopClock()
  },
  afterEach: () => refuseUnmocked(),
})
