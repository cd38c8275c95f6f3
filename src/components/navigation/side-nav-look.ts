/**
 * Classes for what shows beside the icons. A bar is open or mini for three reasons: its reader said
 * so (from 1024 px), or nobody said (`auto`) and the screen is wide (from 1280 px). All of it in CSS,
 * because the server knows neither the screen nor, for a guest, the choice.
 */
export const openOnly =
  'hidden lg:group-data-[mini=off]/side:inline xl:group-data-[mini=auto]/side:inline'

/** A name that is heard always and seen while the bar is open. */
export const rowLabel =
  'sr-only min-w-0 flex-1 lg:group-data-[mini=off]/side:not-sr-only xl:group-data-[mini=auto]/side:not-sr-only'

/** What shows only while the bar is mini. */
export const miniOnly = 'lg:group-data-[mini=off]/side:hidden xl:group-data-[mini=auto]/side:hidden'

const row =
  'group/row relative flex w-full items-center justify-center rounded-md px-1.5 py-1.5 text-secondary text-start hover:bg-hover hover:text-primary focus-visible:outline-offset-0 aria-[current]:bg-selected aria-[current]:font-semibold aria-[current]:text-primary forced-colors:aria-[current]:border ' +
  'lg:group-data-[mini=off]/side:justify-start lg:group-data-[mini=off]/side:px-3 xl:group-data-[mini=auto]/side:justify-start xl:group-data-[mini=auto]/side:px-3'

/** A row of the bar: 42 px, an icon, a label, a count. */
export const sideNavRow = `${row} type-label min-h-[42px] gap-3 text-[0.9375rem]`

/** A child row: 38 px; the button of a popover stays marked while that is open. */
export const sideNavLeafRow = `${row} type-label min-h-[38px] gap-[10px] text-[0.875rem] aria-expanded:bg-hover aria-expanded:text-primary pointer-coarse:min-h-target`

/** Child rows: behind a line while the bar is open, under their row while it is mini. */
export const sideNavLeaves =
  'mt-0.5 mb-1.5 flex flex-col gap-px lg:group-data-[mini=off]/side:ms-[21px] lg:group-data-[mini=off]/side:border-s lg:group-data-[mini=off]/side:border-default lg:group-data-[mini=off]/side:ps-3 xl:group-data-[mini=auto]/side:ms-[21px] xl:group-data-[mini=auto]/side:border-s xl:group-data-[mini=auto]/side:border-default xl:group-data-[mini=auto]/side:ps-3'
