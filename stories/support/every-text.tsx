import type { ReactNode } from 'react'
import { Cell } from './cell.tsx'
import { stress, words, type Stress } from './stress.ts'

/**
 * `Content`: one example a stress text, each in its own language and no wider than a phone.
 * Pass `empty` where the component may be given no text at all.
 */
export function EveryText({
  empty = false,
  children,
}: {
  empty?: boolean
  children: (text: string, entry: Stress) => ReactNode
}) {
  const entries: readonly Stress[] = empty ? stress : words
  return (
    <div className="flex max-w-[288px] flex-col gap-6">
      {entries.map((entry) => (
        <Cell key={entry.name} label={entry.name} lang={entry.lang}>
          {children(entry.text, entry)}
        </Cell>
      ))}
    </div>
  )
}
