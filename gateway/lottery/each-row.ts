/**
 * Does `work` to every row, a page at a time. One that fails keeps none of the others from it.
 * @param page rows after an id, in the order of their ids; an empty one is the end
 * @throws AggregateError of all that failed, each under its row's id
 */
export async function eachRow<Row extends { id: string }>(
  page: (after: string | undefined) => Promise<readonly Row[]>,
  work: (row: Row) => Promise<unknown>,
): Promise<void> {
  const faults: Error[] = []
  let rows = await page(undefined)
  while (rows.length > 0) {
    for (const row of rows)
      await work(row).catch((cause: unknown) => faults.push(new Error(row.id, { cause })))
    rows = await page(rows.at(-1)?.id)
  }
  if (faults.length > 0) throw new AggregateError(faults, `${faults.length} could not be done`)
}
