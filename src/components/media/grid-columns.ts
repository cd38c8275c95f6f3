/** Columns at 320, 768, 1024, 1280 and 1536 px, as DESIGN.md's grid has them. */
export const gridColumns = {
  lobby:
    'grid-cols-2 gap-x-3 gap-y-[18px] md:grid-cols-4 md:gap-x-4 md:gap-y-6 xl:grid-cols-5 xl:gap-x-5 xl:gap-y-[28px]',
  dense:
    'grid-cols-2 gap-x-3 gap-y-[18px] md:grid-cols-4 md:gap-x-4 md:gap-y-6 xl:grid-cols-5 2xl:grid-cols-10 2xl:gap-x-4',
  home: 'grid-cols-2 gap-x-3 gap-y-4 md:grid-cols-4 md:gap-x-4 md:gap-y-5 xl:grid-cols-6',
  picker: 'grid-cols-3 gap-x-3 gap-y-4 md:grid-cols-4 md:gap-x-4 md:gap-y-5 lg:grid-cols-6',
} as const
