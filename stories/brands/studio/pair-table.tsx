import { useRef, useState } from 'react'
import { Badge, Button, CheckIcon, ToggleChip, XIcon } from '#components/index.ts'
import { PairSample } from '#stories/foundations/parts/swatch.tsx'
import { ScrollBox } from '#stories/support/scroll-box.tsx'
import { ratioText } from '#tokens/contrast.ts'
import type { RampName } from '#tokens/ramp.ts'
import type { Analysis, PairRow } from './analysis.ts'
import { OfferButton } from './color-choice.tsx'
import type { StudioWords } from './words.ts'

interface PairTableProps {
  analysis: Analysis
  words: StudioWords
  onTake: (ramp: RampName, hex: string) => void
  onTakeAll: () => void
}

/** How many a designer wants to see who is not looking for one. */
const few = 12

/** Every pair of colours, measured: failing first, then the narrowest. */
export function PairTable({ analysis, words, onTake, onTakeAll }: PairTableProps) {
  const { rows, failing, offers } = analysis
  const [onlyFailing, setOnlyFailing] = useState(false)
  const [all, setAll] = useState(false)
  const title = useRef<HTMLHeadingElement>(null)
  // Who took a colour by keys has pressed a button that goes: the counts beside the title tell what came of it.
  const stay = () => title.current?.focus()
  const wanted = onlyFailing ? rows.filter(({ passes }) => !passes) : rows
  const shown = all || onlyFailing ? wanted : wanted.slice(0, few)
  return (
    <div className="flex min-w-0 flex-col rounded-card border border-subtle bg-surface">
      <div className="flex flex-wrap items-center gap-3 p-4">
        <h2 ref={title} tabIndex={-1} className="type-title-md">
          {words.pairs}
        </h2>
        <span className="type-body-sm text-muted">{words.narrowest}</span>
        <div className="ms-auto flex flex-wrap items-center gap-2">
          <span role="status" className="flex flex-wrap gap-2">
            {failing > 0 && (
              <Badge tone="negative" icon={<XIcon size="sm" />}>
                {words.failing(failing)}
              </Badge>
            )}
            <Badge tone="positive" icon={<CheckIcon size="sm" />}>
              {words.passing(rows.length - failing)}
            </Badge>
          </span>
          <ToggleChip size="sm" pressed={onlyFailing} onPressedChange={setOnlyFailing}>
            {words.onlyFailing}
          </ToggleChip>
          {Object.keys(offers).length > 1 && (
            <Button
              size="sm"
              onClick={() => {
                onTakeAll()
                stay()
              }}
            >
              {words.takeAll}
            </Button>
          )}
        </div>
      </div>
      <ScrollBox
        label={words.pairs}
        className="relative overflow-x-auto border-t border-subtle focus-visible:-outline-offset-3"
      >
        <table className="w-full min-w-[720px] border-collapse text-start type-body-sm">
          <thead className="bg-sunken text-secondary">
            <tr>
              {[
                words.colScheme,
                words.colPair,
                words.colSample,
                words.colRatio,
                words.colNeed,
                words.colResult,
                words.colNearest,
              ].map((name, index) => (
                <th
                  key={name}
                  scope="col"
                  className={`px-4 py-2 type-label ${index === 3 || index === 4 ? 'text-end' : 'text-start'}`}
                >
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody className="divide-y divide-subtle">
            {shown.map((row) => (
              <Row
                key={`${row.scheme} ${row.fg} ${row.bg} ${row.kind}`}
                row={row}
                words={words}
                offer={row.ramp && offers[row.ramp]}
                onTake={(ramp, hex) => {
                  onTake(ramp, hex)
                  stay()
                }}
              />
            ))}
          </tbody>
        </table>
        {shown.length === 0 && (
          <p className="p-6 text-center type-body-sm text-secondary">{words.noneFail}</p>
        )}
      </ScrollBox>
      {!onlyFailing && (
        <div className="flex justify-center border-t border-subtle p-3">
          <Button variant="ghost" size="sm" aria-expanded={all} onClick={() => setAll(!all)}>
            {all ? words.showFew : words.showAll(rows.length)}
          </Button>
        </div>
      )}
    </div>
  )
}

interface RowProps {
  row: PairRow
  words: StudioWords
  offer: string | undefined
  onTake: PairTableProps['onTake']
}

function Row({ row, words, offer, onTake }: RowProps) {
  const { scheme, fg, bg, ratio, need, passes, ramp, fgHex, bgHex } = row
  return (
    <tr data-passes={passes}>
      <td className="px-4 py-2">
        <Badge tone="line">{words[scheme]}</Badge>
      </td>
      <th scope="row" className="px-4 py-2 text-start font-regular">
        <span className="font-medium text-primary">{fg}</span>{' '}
        <span className="text-muted">
          {words.on} {bg}
        </span>
      </th>
      <td className="px-4 py-2">
        <PairSample fg={fgHex} bg={bgHex} />
      </td>
      <td className="px-4 py-2 text-end">{ratioText(ratio)}</td>
      <td className="px-4 py-2 text-end text-muted">{need}</td>
      <td className="px-4 py-2">
        <Badge
          tone={passes ? 'positive' : 'negative'}
          icon={passes ? <CheckIcon size="sm" /> : <XIcon size="sm" />}
        >
          {passes ? words.pass : words.fail}
        </Badge>
      </td>
      <td className="px-4 py-1 whitespace-nowrap">
        {!passes && ramp && offer && (
          <OfferButton words={words} ramp={ramp} hex={offer} onTake={(hex) => onTake(ramp, hex)} />
        )}
      </td>
    </tr>
  )
}
