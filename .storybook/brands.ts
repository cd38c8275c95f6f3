const folders = import.meta.glob('../brands/*/brand.json')

/** Every folder of `brands/`; Foyer first. */
export const brandNames = Object.keys(folders)
  .map((path) => path.split('/').at(-2) ?? '')
  .toSorted((a, b) => Number(b === 'foyer') - Number(a === 'foyer') || a.localeCompare(b))
