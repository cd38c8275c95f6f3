/**
 * Strings that `lingui/no-unlocalized-strings` takes for code, not for words: one ASCII token that
 * does not begin like a sentence (`idle`, `/lobby`, `#main`), a constant (`RNG`), or a list of
 * class names, or a script. Single words in the page itself are caught by `foyer/words`.
 */
export const codeLike = [
  '^[!-@\\[-~][!-~]*$',
  '^[A-Z0-9_-]+$',
  '^(?=.*[a-z]-|.*:)[a-z0-9\\s\\-:/.,%!@*&~_|=<>#\'"()\\[\\]+]+$',
  '^\\(\\(\\)=>',
  // What the log says of a part that did not come is not translated (words.md).
  '^Loading chunk',
]

/** Attributes and fields that hold names of things. */
export const codeNames = [
  { regex: { pattern: '(?:^c|C)lass(?:Name)?s?$' } },
  { regex: { pattern: '^(?:data|aria)-' } },
  { regex: { pattern: '^[A-Z0-9_]+$' } },
  'key',
  'id',
  'name',
  'type',
  'role',
  'rel',
  'href',
  'src',
  'sizes',
  'viewBox',
  'd',
  'autoComplete',
  'inputMode',
  'displayName',
  'source',
  'timeZone',
]

/** Calls whose arguments nobody reads. */
export const codeCalls = [
  'cx',
  'import',
  'require',
  'URL',
  'RegExp',
  'Error',
  'TypeError',
  'console.*',
  'Intl.*',
  '*.get',
  '*.set',
  '*.has',
  '*.delete',
  '*.append',
  '*.getItem',
  '*.setItem',
  '*.startsWith',
  '*.endsWith',
  '*.includes',
  '*.split',
  '*.replace',
  '*.replaceAll',
  '*.addEventListener',
  '*.removeEventListener',
  '*.querySelector',
  '*.querySelectorAll',
  '*.getElementById',
  '*.matches',
  '*.closest',
  'matchMedia',
  '*.matchMedia',
  'createContext',
]
