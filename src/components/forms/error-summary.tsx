import {
  type ComponentProps,
  type MouseEvent,
  type ReactNode,
  useEffect,
  useId,
  useImperativeHandle,
  useRef,
} from 'react'

import { cx } from '../cx.ts'
import { Alert } from '../feedback/alert.tsx'

/** Takes the focus after a failed attempt, or is only read out. */
export const errorSummaryAxes = { focus: [true, false] } as const

/** A field that has to be changed. */
export type FieldProblem = {
  /** The `id` of the control or of a group of them, or its `name` in the same form. */
  field: string
  /** What is wrong and what to do, in the words of the field's own message. */
  message: ReactNode
}

export type ErrorSummaryProps = Omit<ComponentProps<'div'>, 'title' | 'children' | 'role'> & {
  /** How much there is to do: "Two answers need another look". */
  title: ReactNode
  /** In the order of the fields; nothing is shown while there are none. */
  errors: readonly FieldProblem[]
  /** How often the form was sent (react-hook-form: `submitCount`); each new one takes the focus. */
  attempt: number
  /** Takes the focus; without, the text is read out as an alert. @default true */
  focus?: boolean
}

/**
 * What is wrong with a form as a whole, above its fields (`Form`, `summary`): each line leads to its
 * field. Keep it mounted: it must not take the focus from somebody who is mending an answer.
 */
export function ErrorSummary({
  title,
  errors,
  attempt,
  focus = true,
  className,
  ref,
  ...rest
}: ErrorSummaryProps) {
  const own = useRef<HTMLDivElement>(null)
  useImperativeHandle(ref, () => own.current as HTMLDivElement)
  const titleId = useId()
  const met = useRef(0)
  // One line a field.
  const lines = [...new Map(errors.map((error) => [error.field, error])).values()]
  const any = lines.length > 0
  useEffect(() => {
    if (!any || attempt <= met.current) return
    met.current = attempt
    if (focus) own.current?.focus()
  }, [any, attempt, focus])

  const go = (event: MouseEvent<HTMLAnchorElement>, field: string) => {
    const control = controlOf(event.currentTarget, field)
    if (!control) return
    event.preventDefault()
    // The label stands above; a field at the very top of the window would hide it.
    control.scrollIntoView({ block: 'center' })
    control.focus({ preventScroll: true })
  }

  if (!any) return null
  return (
    <div
      {...rest}
      ref={own}
      data-slot="error-summary"
      tabIndex={-1}
      // What takes the focus is read out for that; as an alert it would be read twice.
      role={focus ? 'group' : 'alert'}
      aria-labelledby={focus ? titleId : undefined}
      className={cx('rounded-md', className)}
    >
      <Alert tone="negative" live={false} title={<span id={titleId}>{title}</span>}>
        <ul className="mt-1 flex max-h-[50dvh] flex-col overflow-y-auto">
          {lines.map(({ field, message }) => (
            <li key={field}>
              <a
                href={`#${encodeURIComponent(field)}`}
                className="inline-block max-w-full rounded-xs py-[3px] text-primary underline underline-offset-[.28em] hover:decoration-2 focus-visible:-outline-offset-3 pointer-coarse:py-2"
                onClick={(event) => go(event, field)}
              >
                {message}
              </a>
            </li>
          ))}
        </ul>
      </Alert>
    </div>
  )
}

const stops = ':is(input, select, textarea, button, [tabindex]):not([type="hidden"], :disabled)'

/** The control that a problem is about: itself, or the first that can be changed in a group. */
function controlOf(link: HTMLElement, field: string): HTMLElement | undefined {
  const controls = link.closest('form')?.elements
  // A range of dates is sent as two.
  const named = controls?.namedItem(field) ?? controls?.namedItem(`${field}From`)
  const found =
    document.getElementById(field) ?? (named instanceof RadioNodeList ? named[0] : named)
  if (!(found instanceof HTMLElement)) return undefined
  if (found.matches('[type="hidden"]')) return seenFor(found)
  return found.matches(stops) ? found : (found.querySelector<HTMLElement>(stops) ?? undefined)
}

/** What is sent otherwise than it is shown is sent by a hidden input, right behind what is shown. */
function seenFor(hidden: HTMLElement): HTMLElement | undefined {
  let before = hidden.previousElementSibling
  while (before?.matches('[type="hidden"]')) before = before.previousElementSibling
  if (before instanceof HTMLElement && before.matches(stops)) return before
  // The number and not the list of countries before it.
  return before?.querySelector<HTMLElement>(`input${stops}`) ?? undefined
}

/** An object of errors as form libraries keep it (react-hook-form, `errors`): nested by field name. */
export type FormErrors = { readonly [name: string]: unknown }

/**
 * The problems in such an object, flat, in its own order: `{ bank: { account: { message } } }` is the
 * field `bank.account`. Those without a message are left out; `order` puts the named fields first.
 */
export function fieldProblems(errors: FormErrors, order: readonly string[] = []): FieldProblem[] {
  const found: { field: string; message: string }[] = []
  const walk = (value: unknown, path: string, depth: number) => {
    if (typeof value !== 'object' || value === null || depth > 8) return
    if ('message' in value && typeof value.message === 'string') {
      if (value.message !== '') found.push({ field: path, message: value.message })
      return
    }
    for (const [name, inner] of Object.entries(value)) {
      // What a library keeps beside the message leads into the page itself.
      if (name !== 'ref') walk(inner, path === '' ? name : `${path}.${name}`, depth + 1)
    }
  }
  walk(errors, '', 0)
  const place = ({ field }: { field: string }) => {
    const at = order.indexOf(field)
    return at < 0 ? order.length : at
  }
  return found.toSorted((a, b) => place(a) - place(b))
}
