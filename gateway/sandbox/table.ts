/** A row of a table: its trimmed cells. */
export type Row = readonly string[]

/**
 * Reads the data of this folder: a line a row, cells between bars, empty lines apart. Every row
 * must have as many cells as asked, so that a slip of the pen is found when the process starts.
 */
export const table = (text: string, columns: number): readonly Row[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .map((line) => {
      const cells = line.split('|').map((cell) => cell.trim())
      if (cells.length !== columns) throw new Error(`${columns} cells wanted: ${line}`)
      return cells
    })
