import {
  type ComponentProps,
  type ReactNode,
  useEffect,
  useId,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'

import { cx } from '../cx.ts'
import { PaperclipIcon } from '../media/icons/interface.ts'
import { FieldMessage } from './field.tsx'
import { useField } from './use-field.ts'
import { FileRow } from './file-row.tsx'
import {
  type FileProblem,
  isSameFile,
  type PictureType,
  type RefusedFile,
  sortPictures,
} from './picture-rules.ts'

export type { FileProblem, PictureType } from './picture-rules.ts'

/** What a file input can be; it has no variants. */
export const fileInputAxes = { disabled: [false, true] } as const

export type FileInputProps = Omit<
  ComponentProps<'input'>,
  'type' | 'value' | 'defaultValue' | 'onChange' | 'multiple' | 'accept' | 'size' | 'children'
> & {
  /** The chosen pictures. */
  value: readonly File[]
  /** Some were added, or one was taken away. */
  onValueChange: (files: readonly File[]) => void
  /** Invites to choose, in the well; on a pointer, to drop as well. */
  invitation: ReactNode
  /** Takes the invitation's place while files are held over the well. */
  dropLabel: ReactNode
  /** Says why a file was not taken; for `count` it is asked once, however many there were. */
  problemText: (problem: FileProblem, name: string) => ReactNode
  /** Says what the x beside a picture does. */
  removeLabel: (name: string) => string
  /** Read out once a picture is gone. */
  removedText: (name: string) => string
  /** Read out once pictures were added; how many there are now. */
  addedText: (count: number) => string
  /** The size of a file in the reader's words: "1.2 MB". */
  sizeText: (bytes: number) => string
  /** The largest file, in bytes. @default 5 * 1024 * 1024 */
  maxSize?: number
  /** How many pictures there may be. @default 3 */
  maxCount?: number
  /** Kinds that are taken, told by their bytes. @default pictureTypes */
  types?: readonly PictureType[]
}

const pictureTypes: readonly PictureType[] = ['image/png', 'image/jpeg']

/** Problems that are told one by one; more would push the form away. */
const mostProblems = 5

/**
 * Pictures to send along: chosen, or dropped on the well. Each is looked at before it is taken, and shown
 * with a way to take it out. `className` reaches the root, `ref` the `<input>`, which a form sends.
 */
export function FileInput({
  value,
  onValueChange,
  invitation,
  dropLabel,
  problemText,
  removeLabel,
  removedText,
  addedText,
  sizeText,
  maxSize = 5 * 1024 * 1024,
  maxCount = 3,
  types = pictureTypes,
  className,
  ref,
  ...rest
}: FileInputProps) {
  const own = useRef<HTMLInputElement>(null)
  useImperativeHandle(ref, () => own.current as HTMLInputElement)
  const list = useRef<HTMLUListElement>(null)
  const problemsId = useId()
  const [refused, setRefused] = useState<readonly RefusedFile[]>([])
  const [said, setSaid] = useState('')
  const [over, setOver] = useState(false)
  const described = [rest['aria-describedby'], refused.length > 0 && problemsId].filter(Boolean)
  const { wired, state } = useField({ ...rest, 'aria-describedby': described.join(' ') })

  const latest = useRef(value)
  useLayoutEffect(() => {
    latest.current = value
    put(own.current, value)
  }, [value])

  useEffect(() => refuseMissedDrops(), [])

  // One after another: two drops at once must not fill the last place twice.
  const queue = useRef(Promise.resolve())
  const take = (files: readonly File[]) => {
    queue.current = queue.current.then(async () => {
      const fresh = files.filter((file) => !latest.current.some((one) => isSameFile(one, file)))
      const limits = { maxSize, maxCount, types }
      const { taken, refused: now } = await sortPictures(fresh, latest.current.length, limits)
      setRefused(now)
      if (taken.length === 0) return
      latest.current = [...latest.current, ...taken]
      setSaid(addedText(latest.current.length))
      onValueChange(latest.current)
    })
  }

  const remove = (file: File, problem?: FileProblem) => {
    const at = value.indexOf(file)
    // Two may go before the owner has answered the first.
    const left = latest.current.filter((one) => one !== file)
    latest.current = left
    setRefused(problem ? [{ name: file.name, problem }] : [])
    onValueChange(left)
    if (problem) return
    setSaid(removedText(file.name))
    // The button that had the focus is gone: the next one takes it, or the well.
    const buttons = [...(list.current?.querySelectorAll('button') ?? [])]
    const next = buttons[at + 1] ?? buttons[at - 1] ?? own.current
    next?.focus()
  }

  const many = refused.find(({ problem }) => problem === 'count')
  const told = refused.filter((one) => one.problem !== 'count' || one === many)
  return (
    <div
      data-slot="file-input"
      data-state={over ? 'over' : state}
      className={cx('flex min-w-0 flex-col gap-2', className)}
    >
      <div
        className={cx(
          'relative flex min-h-[88px] items-center justify-center gap-3 rounded-input border border-dashed px-4 py-3',
          'outline-offset-1 outline-focus transition-colors duration-fast has-[input:focus-visible]:outline-3',
          over
            ? 'border-accent'
            : state === 'invalid'
              ? 'border-status-negative-solid'
              : 'border-control',
          rest.disabled
            ? 'bg-transparent text-muted'
            : 'bg-canvas text-secondary hover:bg-hover hover:text-primary',
        )}
        onDragOver={(event) => {
          event.preventDefault()
          setOver(!rest.disabled)
        }}
        onDragLeave={() => setOver(false)}
        onDrop={(event) => {
          event.preventDefault()
          setOver(false)
          if (!rest.disabled) take([...event.dataTransfer.files])
        }}
      >
        <PaperclipIcon />
        <span className="pointer-events-none min-w-0 type-label wrap-break-word">
          {over ? dropLabel : invitation}
        </span>
        <input
          {...wired}
          ref={own}
          type="file"
          multiple={maxCount > 1}
          accept={types.join(',')}
          className="absolute inset-0 size-full cursor-pointer opacity-0 disabled:cursor-not-allowed"
          onChange={(event) => {
            const chosen = [...(event.target.files ?? [])]
            // Now, not once they are looked at: they may all be refused, or none chosen.
            put(event.target, value)
            take(chosen)
          }}
        />
      </div>
      <div id={problemsId} aria-live="polite" className="flex flex-col gap-1 empty:absolute">
        {told.slice(0, mostProblems).map(({ name, problem }) => (
          <FieldMessage key={`${problem} ${name}`} tone="negative">
            {problemText(problem, name)}
          </FieldMessage>
        ))}
      </div>
      {value.length > 0 && (
        <ul ref={list} className="flex flex-col gap-2">
          {value.map((file) => (
            <FileRow
              key={`${file.name} ${file.size} ${file.lastModified}`}
              file={file}
              sizeText={sizeText}
              removeLabel={removeLabel(file.name)}
              disabled={rest.disabled === true}
              onRemove={() => remove(file)}
              onBroken={() => remove(file, 'unreadable')}
            />
          ))}
        </ul>
      )}
      <span role="status" className="sr-only">
        {said}
      </span>
    </div>
  )
}

/** What a form sends is what is shown, not what was chosen last. */
function put(input: HTMLInputElement | null, shown: readonly File[]): void {
  if (!input || typeof DataTransfer === 'undefined') return
  const files = new DataTransfer()
  for (const file of shown) files.items.add(file)
  input.files = files.files
}

/** A picture dropped beside the well would open in the page's place, and the form with it be lost. */
function refuseMissedDrops(): () => void {
  const refuse = (event: DragEvent) => {
    if (event.dataTransfer?.types.includes('Files')) event.preventDefault()
  }
  addEventListener('dragover', refuse)
  addEventListener('drop', refuse)
  return () => {
    removeEventListener('dragover', refuse)
    removeEventListener('drop', refuse)
  }
}
