import type { LinguiConfig } from '@lingui/conf'
import { formatter } from '@lingui/format-po'

/**
 * One PO catalogue a language. A message missing from the chosen language falls back to English,
 * and English is the source, so no reader ever sees a key.
 */
const config: LinguiConfig = {
  sourceLocale: 'en',
  locales: ['en', 'th', 'zh-CN', 'id', 'vi', 'fil', 'pseudo'],
  pseudoLocale: 'pseudo',
  fallbackLocales: { default: 'en' },
  catalogs: [
    {
      path: '<rootDir>/locales/{locale}',
      include: ['<rootDir>/src/features', '<rootDir>/src/app'],
    },
  ],
  runtimeConfigModule: { Trans: ['#features/site/trans.ts', 'Trans'] },
  // Line numbers would change the catalogues with every edit above a message.
  format: formatter({ lineNumbers: false }),
}

export default config
