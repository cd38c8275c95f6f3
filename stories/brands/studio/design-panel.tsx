import { Field, heroSceneAxes, SelectChip, TextInput } from '#components/index.ts'
import { brandNames } from '#storybook/brands.ts'
import { displayFamilies } from '#tokens/faces.ts'
import { brandRamps } from '#tokens/ramp.ts'
import type { RampName } from '#tokens/ramp.ts'
import { hexOf } from '#tokens/values.ts'
import type { ColorValue } from '#tokens/values.ts'
import type { Analysis } from './analysis.ts'
import { draftOf, misread, nameFault, needsFolder, shownFor } from './choices.ts'
import type { Choices } from './choices.ts'
import { ChoiceGroup } from './choice-group.tsx'
import { ColorChoice } from './color-choice.tsx'
import type { StudioWords } from './words.ts'

/** The order of the design: what acts, what it stands on, what it is worth, who speaks. */
const order: readonly RampName[] = ['accent', 'neutral', 'value', 'service']

const stepsOf = ({ brand }: Analysis, ramp: RampName) =>
  [...brand.dark]
    .filter(([name]) => name.startsWith(`color.${ramp}.`))
    .map(([, { value }]) => hexOf(value as ColorValue))

interface DesignPanelProps {
  choices: Choices
  analysis: Analysis
  words: StudioWords
  onChange: (change: Partial<Choices>) => void
}

/** Everything that a brand decides, in one column. */
export function DesignPanel({ choices, analysis, words, onChange }: DesignPanelProps) {
  const shown = shownFor(choices)
  const draft = draftOf(choices)
  const wrong = misread(choices)
  const fault = nameFault(choices)
  const foldered = needsFolder(choices)
  const radius = choices.radius ?? shown.radius
  const scheme = choices.scheme ?? shown.scheme
  return (
    <div className="flex flex-col gap-6">
      <Field
        label={words.name}
        hint={draft.id === '' ? undefined : words.nameHint(draft.id)}
        error={
          fault === 'none'
            ? words.nameFault
            : fault === 'taken' && !foldered
              ? words.nameTaken(draft.id)
              : undefined
        }
      >
        <TextInput
          value={choices.name}
          maxLength={24}
          autoComplete="off"
          onChange={({ target }) => onChange({ name: target.value })}
        />
      </Field>
      {foldered && (
        <Field
          label={words.folder}
          error={
            fault === 'folder'
              ? words.folderFault
              : fault === 'taken'
                ? words.nameTaken(draft.id)
                : undefined
          }
        >
          <TextInput
            value={choices.folder ?? ''}
            maxLength={31}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            onChange={({ target }) => onChange({ folder: target.value })}
          />
        </Field>
      )}
      <div className="flex items-center justify-between gap-3">
        <span className="type-label" aria-hidden="true">
          {words.start}
        </span>
        <SelectChip
          label={words.start}
          options={brandNames.map((value) => ({ value, label: value }))}
          value={choices.start}
          onValueChange={(start) => onChange({ start })}
        />
      </div>
      {order.map((ramp) => (
        <ColorChoice
          key={ramp}
          ramp={ramp}
          words={words}
          value={choices[ramp]}
          shown={draft.colors[ramp] ?? shown.colors[ramp]}
          steps={stepsOf(analysis, ramp)}
          misread={wrong.includes(ramp)}
          offer={analysis.offers[ramp]}
          onChange={(hex) => onChange({ [ramp]: hex })}
        />
      ))}
      <RadiusChoice words={words} value={radius} onChange={(px) => onChange({ radius: px })} />
      <ChoiceGroup
        legend={words.face}
        stacked
        options={displayFamilies.map(({ family, display }) => ({
          value: family,
          note: family,
          label: (
            <span
              lang="th"
              className="text-[20px] leading-[1.62]"
              style={{ fontFamily: family, fontWeight: display?.weight ?? 400 }}
            >
              ไฟติดแล้ว
            </span>
          ),
        }))}
        value={choices.face ?? shown.face}
        onChange={(face) => onChange({ face })}
      />
      <ChoiceGroup
        legend={words.scene}
        options={heroSceneAxes.name.map((value) => ({ value, label: value }))}
        value={choices.scene ?? shown.scene}
        onChange={(scene) => onChange({ scene })}
      />
      <ChoiceGroup
        legend={words.scheme}
        options={(['dark', 'light'] as const).map((value) => ({ value, label: words[value] }))}
        value={scheme}
        onChange={(next) => onChange({ scheme: next })}
      />
    </div>
  )
}

interface RadiusChoiceProps {
  words: StudioWords
  value: number
  onChange: (px: number) => void
}

const most = 20

/** The corner of a button; the others follow. */
function RadiusChoice({ words, value, onChange }: RadiusChoiceProps) {
  return (
    <label className="flex flex-col gap-1.5">
      <span className="flex items-center justify-between type-label text-primary">
        {words.radius}
        <span className="font-regular text-secondary">{`${value}\u00a0px`}</span>
      </span>
      <input
        type="range"
        min={0}
        max={most}
        value={value}
        aria-valuetext={`${value} px`}
        onChange={(event) => onChange(event.target.valueAsNumber)}
        className="h-6 w-full accent-(--fy-color-action-primary-bg)"
      />
      <span aria-hidden="true" className="flex justify-between type-caption text-muted">
        <span>{words.sharp}</span>
        <span>{words.round}</span>
      </span>
    </label>
  )
}

/** Every ramp at its nearest passing colour. */
export const allOffers = ({ offers }: Analysis): Partial<Choices> =>
  Object.fromEntries(brandRamps.flatMap((ramp) => (offers[ramp] ? [[ramp, offers[ramp]]] : [])))
