import type { ReactNode } from 'react'
import { ScrollBox } from '#stories/support/scroll-box.tsx'

interface TableProps {
  /** Says what the rows are. */
  caption: string
  head: readonly string[]
  rows: readonly { key: string; cells: readonly ReactNode[] }[]
  /** Columns that hold figures, from 0. */
  figures?: readonly number[]
}

/** A table of tokens: the first cell names the row. */
export function Table({ caption, head, rows, figures }: TableProps) {
  const side = (index: number) => (figures?.includes(index) ? 'text-end' : 'text-start')
  return (
    <ScrollBox
      label={caption}
      className="relative overflow-x-auto rounded-card border border-subtle bg-surface"
    >
      <table className="w-full min-w-[640px] border-collapse type-body-sm text-primary">
        <caption className="sr-only">{caption}</caption>
        <thead className="bg-sunken text-secondary">
          <tr>
            {head.map((name, index) => (
              <th key={name} scope="col" className={`px-4 py-2 type-label ${side(index)}`}>
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="divide-y divide-subtle">
          {rows.map(({ key, cells: [first, ...others] }) => (
            <tr key={key}>
              <th scope="row" className="px-4 py-2 text-start font-medium">
                {first}
              </th>
              {others.map((cell, index) => (
                <td key={head[index + 1]} className={`px-4 py-2 ${side(index + 1)}`}>
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollBox>
  )
}

/** A value as code. */
export const Code = ({ children }: { children: ReactNode }) => (
  <code className="font-mono text-[13px] whitespace-nowrap text-secondary">{children}</code>
)
