/** Width of a cover's box. */
export const width = 320

/** Height of a cover's box. */
export const height = 400
