import { useDeferredValue, useId, useMemo, useReducer, useState } from 'react'
import { Button, CopyButton, DownloadIcon, PaletteIcon, SelectChip } from '#components/index.ts'
import { draftFiles } from '#tokens/draft.ts'
import { analyse } from './analysis.ts'
import { brandFolder } from './brand-folders.ts'
import { draftOf, misread, nameFault, redraft, screenSettings } from './choices.ts'
import type { Choices } from './choices.ts'
import { allOffers, DesignPanel } from './design-panel.tsx'
import { draftText } from './draft-link.ts'
import { downloadAll, FilePanel } from './file-panel.tsx'
import { PairTable } from './pair-table.tsx'
import { screens, widths } from './screens.ts'
import type { Screen } from './screens.ts'
import { StoryFrame } from './story-frame.tsx'
import { wordsIn } from './words.ts'
import type { StudioWords } from './words.ts'

export interface StudioProps {
  /** What is chosen to begin with. */
  initial: Choices
  /** Language of the studio and of the screens in it: `th`, `en`. */
  locale: string
  /** Address of the story, for links to a draft. */
  story: string
}

/** Where a brand is made: its choices, real screens in both schemes, every pair, and the files. */
export function Studio({ initial, locale, story }: StudioProps) {
  const words = wordsIn(locale)
  const [{ now: choices, before }, change] = useReducer(redraft, { now: initial })
  const settled = useDeferredValue(choices)
  const draft = useMemo(() => draftOf(settled), [settled])
  const analysis = useMemo(() => analyse(draft), [draft])
  const files = useMemo(() => draftFiles(draft, brandFolder('foyer').mark), [draft])
  const settings = useMemo(() => screenSettings(settled), [settled])
  const set = (next: Partial<Choices>) => change({ set: next })
  // The files would have the colour from before, and nobody would see why.
  const hasColours = misread(choices).length === 0
  const ready = analysis.failing === 0 && hasColours && nameFault(choices) === null
  const reason = useId()
  return (
    <div className="min-h-screen bg-canvas text-primary">
      <header className="flex flex-wrap items-center gap-3 border-b border-subtle bg-sunken px-4 py-3 lg:px-6">
        <PaletteIcon size="lg" />
        <h1 className="type-title-lg">{words.title}</h1>
        <span className="type-body-sm text-muted">{words.draft}</span>
        <div className="ms-auto flex flex-wrap items-center gap-2">
          {before && (
            <Button variant="ghost" onClick={() => change('back')}>
              {words.back}
            </Button>
          )}
          <Button variant="ghost" onClick={() => change({ reset: initial })}>
            {words.reset}
          </Button>
          <CopyLink words={words} story={story} choices={choices} />
          <Button
            variant="primary"
            iconStart={<DownloadIcon />}
            disabled={!ready}
            aria-describedby={ready ? undefined : reason}
            onClick={() => downloadAll(files)}
          >
            {words.download}
          </Button>
        </div>
        <p id={reason} className="w-full text-end type-caption text-secondary empty:hidden">
          {analysis.failing > 0
            ? words.blocked(analysis.failing)
            : !hasColours
              ? words.blockedColour
              : nameFault(choices) === null
                ? null
                : words.blockedName}
        </p>
      </header>
      <div className="grid lg:grid-cols-[312px_minmax(0,1fr)]">
        <section
          aria-label={words.design}
          className="border-subtle p-4 max-lg:border-b lg:border-e lg:p-6"
        >
          <DesignPanel choices={choices} analysis={analysis} words={words} onChange={set} />
        </section>
        <main className="flex min-w-0 flex-col gap-8 p-4 lg:p-6">
          <p className="max-w-[68ch] type-body-md text-secondary">{words.intro}</p>
          <Screens
            words={words}
            locale={locale}
            start={choices.start}
            css={analysis.css}
            settings={settings}
          />
          <PairTable
            analysis={analysis}
            words={words}
            onTake={(ramp, hex) => set({ [ramp]: hex })}
            onTakeAll={() => set(allOffers(analysis))}
          />
          <FilePanel id={draft.id} files={files} words={words} />
        </main>
      </div>
    </div>
  )
}

interface CopyLinkProps {
  words: StudioWords
  story: string
  choices: Choices
}

function CopyLink({ words, story, choices }: CopyLinkProps) {
  const home = new URL('./', location.href)
  return (
    <CopyButton
      text={`${home}?path=/story/${story}&args=draft:${draftText(choices)}`}
      label={words.copyLink}
      copiedLabel={words.copied}
      failedLabel={words.copyFailed}
    />
  )
}

interface ScreensProps {
  words: StudioWords
  locale: string
  start: string
  css: (brand: string) => string
  settings: string
}

/** One screen by night and by day. */
function Screens({ words, locale, start, css, settings }: ScreensProps) {
  const title = useId()
  const [key, setKey] = useState<Screen['key']>('home')
  const [width, setWidth] = useState<number>(widths[0])
  const { story } = screens.find((screen) => screen.key === key) ?? { story: '' }
  // Heavier than the folder's own rule, whichever of the two comes last.
  const rules = useMemo(
    () => css(start).replaceAll(`[data-brand="${start}"]`, `[data-brand="${start}"][data-brand]`),
    [css, start],
  )
  return (
    <section aria-labelledby={title} className="flex min-w-0 flex-col gap-4">
      <div className="flex flex-wrap items-center gap-3">
        <h2 id={title} className="me-auto type-title-md">
          {words.screens}
        </h2>
        <SelectChip
          label={words.screen}
          size="sm"
          options={screens.map((screen) => ({ value: screen.key, label: words[screen.key] }))}
          value={key}
          onValueChange={(next) => setKey(next as Screen['key'])}
        />
        <SelectChip
          label={words.width}
          size="sm"
          options={widths.map((px) => ({ value: String(px), label: `${px}\u00a0px` }))}
          value={String(width)}
          onValueChange={(next) => setWidth(Number(next))}
        />
      </div>
      <div
        className={`grid min-w-0 gap-4 ${width < 600 ? 'justify-start sm:grid-cols-[repeat(2,minmax(0,390px))]' : 'md:grid-cols-2'}`}
      >
        {(['dark', 'light'] as const).map((scheme) => (
          <figure key={scheme} className="flex min-w-0 flex-col gap-2">
            <figcaption className="type-label text-secondary">{words[scheme]}</figcaption>
            <StoryFrame
              key={`${story} ${width} ${start}`}
              story={story}
              brand={start}
              scheme={scheme}
              locale={locale}
              label={words.inFrame(words[key], words[scheme], width)}
              width={width}
              height={width < 600 ? 640 : 420}
              css={rules}
              settings={settings}
            />
          </figure>
        ))}
      </div>
    </section>
  )
}
