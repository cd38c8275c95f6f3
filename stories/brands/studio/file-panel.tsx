import { useId, useRef } from 'react'
import { CopyButton } from '#components/index.ts'
import type { BrandFiles } from '#tokens/draft.ts'
import type { StudioWords } from './words.ts'

interface FilePanelProps {
  id: string
  files: BrandFiles
  words: StudioWords
}

/** The files as they will be, to read and to copy. */
export function FilePanel({ id, files, words }: FilePanelProps) {
  const title = useId()
  return (
    <section aria-labelledby={title} className="flex min-w-0 flex-col gap-4">
      <div className="flex flex-col gap-1">
        <h2 id={title} className="type-title-md">
          {words.files}
        </h2>
        <p className="type-body-sm text-secondary">{words.filesHint(id)}</p>
      </div>
      <div className="grid min-w-0 gap-4 xl:grid-cols-2">
        {Object.entries(files).map(([name, text]) => (
          <File key={name} name={name} text={text} words={words} />
        ))}
      </div>
    </section>
  )
}

function File({ name, text, words }: { name: string; text: string; words: StudioWords }) {
  const source = useRef<HTMLPreElement>(null)
  return (
    <div
      className={`flex min-w-0 flex-col rounded-card border border-subtle bg-surface ${name === 'logo.svg' ? 'xl:col-span-2' : ''}`}
    >
      <div className="flex items-center gap-3 px-4 py-2">
        <h3 className="type-label text-primary">{name}</h3>
        <span className="type-caption text-muted">
          {words.lines(text.trimEnd().split('\n').length)}
        </span>
        <CopyButton
          size="sm"
          variant="ghost"
          className="ms-auto"
          iconOnly
          text={text}
          label={words.copyFile(name)}
          copiedLabel={words.done(name)}
          failedLabel={words.copyFailed}
          source={source}
        />
      </div>
      <pre
        ref={source}
        data-file={name}
        className="border-t border-subtle p-4 font-[family-name:ui-monospace,monospace,var(--fy-font-family-ui)] text-[13px] leading-[1.6] wrap-anywhere whitespace-pre-wrap text-secondary"
      >
        {text}
      </pre>
    </div>
  )
}

/** Gives each file to the browser to keep, under the name it has in the brand's folder. */
export const downloadAll = (files: BrandFiles) => {
  for (const [name, text] of Object.entries(files)) {
    const address = URL.createObjectURL(new Blob([text], { type: 'application/octet-stream' }))
    const link = document.createElement('a')
    Object.assign(link, { href: address, download: name })
    link.click()
    URL.revokeObjectURL(address)
  }
}
