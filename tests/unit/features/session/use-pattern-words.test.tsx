// @vitest-environment jsdom
import { usePatternWords } from '#features/session/use-pattern-words.ts'
import { setupI18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { expect, test } from 'vitest'

const i18n = setupI18n({ locale: 'en', messages: { en: {} } })
const inEnglish = ({ children }: { children: ReactNode }) => (
  <I18nProvider i18n={i18n}>{children}</I18nProvider>
)

test.each([
  [0, 20, 'Use 1 to 20 characters'],
  [0, 1, 'Use 1 characters'],
  [6, 6, 'Use 6 characters'],
  [8, 20, 'Use 8 to 20 characters'],
])('from %i to %i: %s', (min, max, words) => {
  const { result } = renderHook(() => usePatternWords(), { wrapper: inEnglish })
  expect(result.current({ patternId: 0, min, max })).toBe(words)
})
