import { useState } from 'react'
import { Badge, ChevronDownIcon } from '#components/index.ts'
import { measurePairs, ratioText } from '#tokens/contrast.ts'
import type { PairResult } from '#tokens/contrast.ts'
import type { ContrastKind } from '#tokens/contrast-pairs.ts'
import type { SchemeName } from '#tokens/tree.ts'
import { hexOf } from '#tokens/values.ts'
import type { ColorValue } from '#tokens/values.ts'
import { PairSample } from './swatch.tsx'
import { Table } from './table.tsx'
import { lookOf } from './tokens.ts'

const kinds: Record<ContrastKind, string> = {
  aaa: 'Long reading',
  text: 'Text',
  ui: 'Edge, icon',
  disabled: 'Disabled',
  visible: 'Decoration',
}

/** The contrast table of a brand in a scheme, by what lies on top; a group opens when asked. */
export function PairList({ brand, scheme }: { brand: string; scheme: SchemeName }) {
  const pairs = measurePairs(lookOf(brand)[scheme], scheme)
  const groups = Map.groupBy(pairs, ({ fg }) => fg.split('.')[0] ?? '')
  return (
    <div className="flex flex-col gap-3">
      {[...groups].map(([name, some]) => (
        <PairGroup key={name} {...{ brand, scheme, name }} pairs={some} />
      ))}
    </div>
  )
}

interface PairGroupProps {
  brand: string
  scheme: SchemeName
  name: string
  pairs: readonly PairResult[]
}

function PairGroup({ brand, scheme, name, pairs }: PairGroupProps) {
  const [open, setOpen] = useState(false)
  const sorted = pairs.toSorted((a, b) => a.ratio / a.need - b.ratio / b.need)
  const failing = pairs.filter(({ passes }) => !passes).length
  const tokens = lookOf(brand)[scheme]
  const hex = (role: string) => hexOf(tokens.get(`color.${role}`)?.value as ColorValue)
  const [least] = sorted
  return (
    <details
      className="group rounded-card border border-subtle bg-surface text-primary"
      onToggle={(event) => setOpen(event.currentTarget.open)}
    >
      <summary className="flex min-h-target list-none flex-wrap items-center gap-3 rounded-card px-4 py-2 type-body-sm hover:bg-hover">
        <ChevronDownIcon size="sm" className="group-open:rotate-180" />
        <strong className="font-semibold">{name}</strong>
        <span className="text-secondary">
          {pairs.length} pairs, narrowest {least && ratioText(least.ratio)} of {least?.need}
        </span>
        <span className="ms-auto">
          <Badge tone={failing === 0 ? 'positive' : 'negative'}>
            {failing === 0 ? 'All pass' : `${failing} fail`}
          </Badge>
        </span>
      </summary>
      {open && (
        <div className="p-3">
          <Table
            caption={`${brand}, ${scheme}: ${name}`}
            head={['Foreground', 'Background', 'Sample', 'Kind', 'Needs', 'Has']}
            figures={[4, 5]}
            rows={sorted.map(({ fg, bg, kind, need, ratio }) => ({
              key: `${fg} ${bg} ${kind}`,
              cells: [
                fg,
                bg,
                <PairSample key="sample" fg={hex(fg)} bg={hex(bg)} />,
                kinds[kind],
                need,
                ratioText(ratio),
              ],
            }))}
          />
        </div>
      )}
    </details>
  )
}
