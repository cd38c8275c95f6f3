/** A page of the contract out of its items and how many there are in all. */
export function pageOf<T>(
  list: T[],
  { pageNo, pageSize }: { pageNo: number; pageSize: number },
  totalCount: number,
) {
  return { list, pageNo, pageSize, totalPages: Math.ceil(totalCount / pageSize), totalCount }
}

/** Where in a list a page begins. */
export const offsetOf = ({ pageNo, pageSize }: { pageNo: number; pageSize: number }) =>
  (pageNo - 1) * pageSize
