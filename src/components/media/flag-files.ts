/** Every flag of country-flag-icons (MIT) by `./TH.svg`: a list of what can be fetched, no drawings. */
export const flagFiles = import.meta.glob<string>('./*.svg', {
  base: '../../../node_modules/country-flag-icons/3x2/',
  query: '?raw',
  import: 'default',
})
