import { useEffect, useState } from 'react'

import { IconButton } from '../actions/icon-button.tsx'
import { XIcon } from '../media/icons/interface.ts'

type FileRowProps = {
  file: File
  sizeText: (bytes: number) => string
  removeLabel: string
  disabled: boolean
  onRemove: () => void
  /** The browser could not make a picture of it. */
  onBroken: () => void
}

/** A chosen picture: what it shows, its name, its size, and an x. */
export function FileRow({ file, sizeText, removeLabel, disabled, ...rest }: FileRowProps) {
  const url = useObjectUrl(file)
  return (
    <li className="flex min-w-0 items-center gap-3 rounded-md bg-surface p-2 inset-ring-1 inset-ring-subtle forced-colors:border">
      <span className="grid size-12 shrink-0 overflow-hidden rounded-sm bg-hover">
        {url !== undefined && (
          // The name beside it says which one it is.
          <img
            src={url}
            alt=""
            width={48}
            height={48}
            decoding="async"
            className="size-full object-cover"
            onError={rest.onBroken}
          />
        )}
      </span>
      <span className="flex min-w-0 flex-1 flex-col">
        <span className="line-clamp-2 type-label wrap-break-word">{file.name}</span>
        <span className="type-caption text-muted">{sizeText(file.size)}</span>
      </span>
      <IconButton label={removeLabel} disabled={disabled} onClick={rest.onRemove}>
        <XIcon />
      </IconButton>
    </li>
  )
}

/** An address of the file's bytes for as long as it is shown; a browser keeps them until it is told. */
function useObjectUrl(file: File): string | undefined {
  const [url, setUrl] = useState<string>()
  useEffect(() => {
    // Pages without a browser behind them (tests) have no pictures.
    if (typeof URL.createObjectURL !== 'function') return
    const made = URL.createObjectURL(file)
    setUrl(made)
    return () => URL.revokeObjectURL(made)
  }, [file])
  return url
}
