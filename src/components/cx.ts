/** Joins class names and drops the empty ones. It merges nothing: two classes for one thing are a bug. */
export const cx = (...names: (string | false | null | undefined)[]): string =>
  names.filter(Boolean).join(' ')
