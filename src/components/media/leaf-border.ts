// Written by src/art/build.ts: the leaf border. Do not edit.

/** กระจัง krajang, the leaf border: the inside of an svg 16 high and of any width. `uid` begins its ids: `useId()` when a page shows two. */
export const krajang = (uid = 'fy-krajang-'): string =>
  `<defs><pattern id="${uid}" width="24" height="16" patternUnits="userSpaceOnUse"><path d="M0 16c0-8 7-9 12-15c5 6 12 7 12 15M7 16c0-4 3-5 5-8c2 3 5 4 5 8" fill="none" stroke="currentColor" stroke-width="1"/></pattern></defs><rect width="100%" height="16" fill="url(#${uid})"/>`
