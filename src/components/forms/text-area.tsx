import {
  useEffect,
  useEffectEvent,
  useId,
  useLayoutEffect,
  useRef,
  useState,
  type ComponentProps,
} from 'react'

import { cx } from '../cx.ts'
import { useField } from './use-field.ts'
import { inputBox, inputEdge, inputText } from './input-look.ts'

/** Three or six lines at first; it grows with its text, to twelve. */
export const textAreaAxes = { size: ['md', 'lg'] } as const

/** How few are left before one is told, and how long after the last key, in ms. */
const near = 20
const pause = 1000

/** Counted as the servers count: code points (decision 64). */
export function codePoints(text: string): number {
  let count = 0
  for (const _ of text) count += 1
  return count
}

export type TextAreaProps = Omit<ComponentProps<'textarea'>, 'rows' | 'maxLength'> & {
  /** @default 'md' */
  size?: (typeof textAreaAxes.size)[number]
  /**
   * Counts code points against a limit. Text past it is never cut, which could tear a letter from its
   * marks: it stays, and the field is marked.
   */
  counter?: {
    /** The most it may hold, in code points. */
    limit: number
    /** Says how many are left; below 0, how many are too many. It is heard. */
    label: (left: number) => string
  }
}

/**
 * Several lines of text. `className` reaches the box (`data-slot`), `ref` and everything else the
 * `<textarea>` itself, which is what forms register.
 */
export function TextArea({ size = 'md', counter, className, ref, ...rest }: TextAreaProps) {
  const counterId = useId()
  const own = useRef<HTMLTextAreaElement>(null)
  const [used, setUsed] = useState(() => codePoints(String(rest.value ?? rest.defaultValue ?? '')))
  const left = (counter?.limit ?? Infinity) - used

  // A form may set the text behind React's back (`reset`, text typed before the page came alive).
  const recount = useEffectEvent(() => {
    if (counter && own.current) setUsed(codePoints(own.current.value))
  })
  useLayoutEffect(() => recount())

  const { wired, state } = useField({
    ...rest,
    ...(left < 0 && { 'aria-invalid': true }),
    ...(counter && {
      'aria-describedby': [rest['aria-describedby'], counterId].filter(Boolean).join(' '),
    }),
  })
  return (
    <div
      data-slot="text-area"
      data-size={size}
      data-state={state}
      className={cx(inputBox, 'flex-col', inputEdge[state], className)}
    >
      <textarea
        {...wired}
        rows={size === 'lg' ? 6 : 3}
        ref={(node) => {
          own.current = node
          if (typeof ref === 'function') return ref(node)
          if (ref) ref.current = node
        }}
        onInput={(event) => {
          rest.onInput?.(event)
          setUsed(codePoints(event.currentTarget.value))
        }}
        className={cx(
          inputText,
          'field-sizing-content max-h-[calc(12lh+16px)] w-full resize-y px-[14px] supports-[field-sizing:content]:resize-none',
          size === 'lg' ? 'min-h-[calc(6lh+16px)]' : 'min-h-[calc(3lh+16px)]',
        )}
      />
      {counter && (
        <div
          className={cx(
            'px-[14px] pb-2 text-end type-caption',
            left < 0 ? 'font-semibold text-negative' : 'text-muted',
          )}
        >
          <span aria-hidden="true">{`${used}/${counter.limit}`}</span>
          <span id={counterId} hidden>
            {counter.label(left)}
          </span>
          <Told words={left <= near ? counter.label(left) : ''} />
        </div>
      )}
    </div>
  )
}

/** Says the words once the typist rests; what stood there at first is not news. */
function Told({ words }: { words: string }) {
  const [first] = useState(words)
  const [said, setSaid] = useState('')
  useEffect(() => {
    const timer = setTimeout(() => setSaid(words), pause)
    return () => clearTimeout(timer)
  }, [words])
  return (
    <span role="status" className="sr-only">
      {said === first && words === first ? '' : said}
    </span>
  )
}
