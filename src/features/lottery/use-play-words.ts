import { useLingui } from '@lingui/react/macro'

/**
 * The words for ways to bet. Codes are the contract's; one that nobody here has heard of is told by its
 * code, which is better than by nothing.
 */
export function usePlayWords() {
  const { t } = useLingui()
  const names: Readonly<Record<string, string>> = {
    '3top': t`3 top`,
    '3tod': t`3 any order`,
    '3bottom': t`3 bottom`,
    '2top': t`2 top`,
    '2bottom': t`2 bottom`,
    '1top': t`Run top`,
    '1bottom': t`Run bottom`,
    '4top': t`4 top`,
  }
  const groups: Readonly<Record<string, string>> = {
    3: t`3 digits`,
    2: t`2 digits`,
    1: t`Running`,
    4: t({ message: '4 digits', context: 'lottery' }),
  }
  return {
    name: (code: string) => names[code] ?? code,
    group: (group: string | number) => groups[group] ?? String(group),
    /** `×3.2` */
    rate: (rate: string | number) => `×${Number(rate).toLocaleString('en')}`,
  }
}
