import * as Popover from '@radix-ui/react-popover'
import { useVirtualizer } from '@tanstack/react-virtual'
import type { UseComboboxGetItemPropsReturnValue } from 'downshift'
import { useLayoutEffect, useRef, type ComponentProps, type ReactNode } from 'react'

import { cx } from '../cx.ts'
import { Spinner } from '../feedback/spinner.tsx'
import { CheckIcon } from '../media/icons/interface.ts'
import { litOption } from './option-look.ts'
import type { ComboboxOption } from './use-combobox.ts'

/** From here on only what is seen is drawn. */
const many = 200

const line =
  'flex min-h-[42px] w-full cursor-pointer items-center gap-3 rounded-sm px-3 py-1.5 text-start ' +
  'type-label font-regular text-[0.9375rem] select-none pointer-coarse:min-h-control-md ' +
  'aria-disabled:cursor-not-allowed aria-disabled:text-disabled'

type ListProps<Option> = {
  items: readonly Option[]
  highlighted: number
  chosen: string
  itemProps: (item: Option, index: number) => UseComboboxGetItemPropsReturnValue
  /** An icon, a flag, before the words. */
  icon: ((option: Option) => ReactNode) | undefined
}

/** The options, drawn all together or, of many, the few that are seen. */
function ComboboxOptions<Option extends ComboboxOption>(props: ListProps<Option>) {
  return props.items.length > many ? <Few {...props} /> : <All {...props} />
}

type LineProps<Option> = ListProps<Option> & {
  at: number
  /** Others are not drawn, so it says which of all it is. */
  ofMany?: boolean
} & Pick<ComponentProps<'div'>, 'ref' | 'className'>

function Line<Option extends ComboboxOption>(props: LineProps<Option>) {
  const { items, highlighted, chosen, itemProps, icon, at, ofMany, className, ref } = props
  const option = items[at] as Option
  const own = itemProps(option, at)
  return (
    <div
      {...own}
      aria-setsize={ofMany ? items.length : undefined}
      aria-posinset={ofMany ? at + 1 : undefined}
      data-index={at}
      ref={(node) => {
        if (typeof own.ref === 'function') own.ref(node)
        if (typeof ref === 'function') ref(node)
      }}
      data-slot="combobox-option"
      className={cx(line, at === highlighted && litOption, className)}
    >
      {icon?.(option)}
      <span className="min-w-0 flex-1">
        <span className={cx('block', option.value === chosen && 'font-semibold')}>
          {option.label}
        </span>
        {option.description !== undefined && (
          <span className="block type-caption text-muted">{option.description}</span>
        )}
      </span>
      {option.value === chosen && <CheckIcon className="text-accent" />}
    </div>
  )
}

function All<Option extends ComboboxOption>(props: ListProps<Option>) {
  const top = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const list = top.current?.parentElement
    const lit = list?.querySelector<HTMLElement>(`[data-index="${props.highlighted}"]`)
    if (!list || !lit) return
    // Not `scrollIntoView`, which would scroll the page as well.
    const [from, to] = [lit.offsetTop - 6, lit.offsetTop + lit.offsetHeight + 6]
    if (from < list.scrollTop) list.scrollTop = from
    else if (to > list.scrollTop + list.clientHeight) list.scrollTop = to - list.clientHeight
  }, [props.highlighted])
  return (
    <>
      <div ref={top} role="presentation" hidden />
      {props.items.map((option, at) => (
        <Line key={option.value} {...props} at={at} />
      ))}
    </>
  )
}

function Few<Option extends ComboboxOption>(props: ListProps<Option>) {
  const { items, highlighted } = props
  const room = useRef<HTMLDivElement>(null)
  // Asked once: the list wants the height of each of ten thousand.
  const rowHeight = items.some((option) => option.description) ? 62 : 44
  const list = useVirtualizer({
    count: items.length,
    getScrollElement: () => room.current?.parentElement ?? null,
    estimateSize: () => rowHeight,
    getItemKey: (at) => items[at]?.value ?? at,
    overscan: 6,
    initialRect: { width: 280, height: 352 },
  })
  const height = list.getTotalSize()
  useLayoutEffect(() => {
    // Not `style=`: what the server may not write, the browser sets by itself.
    if (room.current) room.current.style.height = `${height}px`
  }, [height])
  useLayoutEffect(() => {
    if (highlighted >= 0) list.scrollToIndex(highlighted)
  }, [list, highlighted])
  const seen = list.getVirtualItems()
  const lit = seen.some(({ index }) => index === highlighted) ? [] : [highlighted]
  return (
    <>
      <div ref={room} role="presentation" className="w-px" />
      {seen.map(({ index, key, start }) => (
        <Line
          key={key}
          {...props}
          at={index}
          ofMany
          className="absolute inset-x-1.5 w-auto"
          ref={(node) => {
            if (!node) return
            node.style.top = `${start + 6}px`
            list.measureElement(node)
          }}
        />
      ))}
      {/* The one that the field speaks of exists, even before it is scrolled to. */}
      {lit.map(
        (at) =>
          items[at] && (
            <Line
              key={`far ${at}`}
              {...props}
              at={at}
              ofMany
              className="absolute h-0 overflow-hidden"
            />
          ),
      )}
    </>
  )
}

const still = (event: { preventDefault: () => void }) => event.preventDefault()

/** The panel takes no focus and closes nothing: the input does, which never loses it. */
const passive = {
  role: undefined,
  onOpenAutoFocus: still,
  onCloseAutoFocus: still,
  onEscapeKeyDown: still,
  onInteractOutside: still,
  onMouseDown: still,
}

type PanelProps<Option> = ListProps<Option> & {
  /** Attributes of the listbox. */
  list: ComponentProps<'div'>
  /** Stands in the place of options. */
  instead: string
  status: 'ready' | 'loading' | 'failed'
}

/** The list under the input: as wide, in front of everything, 8 px inside the window. */
export function ComboboxPanel<Option extends ComboboxOption>(props: PanelProps<Option>) {
  const { list, instead, status, ...rest } = props
  return (
    <Popover.Portal>
      <Popover.Content
        align="start"
        sideOffset={6}
        collisionPadding={8}
        {...passive}
        className={cx(
          'z-popover flex w-(--radix-popover-trigger-width) min-w-[216px] max-w-[calc(100vw-16px)]',
          'overflow-hidden rounded-menu bg-raised text-primary shadow-2 inset-ring-1',
          'inset-ring-default forced-colors:border data-[state=open]:animate-menu-in',
        )}
      >
        <div
          {...list}
          className="relative max-h-[min(352px,var(--radix-popover-content-available-height))] w-full overflow-y-auto overscroll-contain p-1.5"
        >
          {rest.items.length === 0 ? (
            <div
              role="option"
              aria-disabled="true"
              aria-selected="false"
              tabIndex={-1}
              className={cx(
                'flex min-h-[42px] items-center gap-3 px-3 py-1.5 type-body-sm',
                status === 'failed' ? 'text-negative' : 'text-secondary',
              )}
            >
              {status === 'loading' && <Spinner />}
              <span className="min-w-0">{instead}</span>
            </div>
          ) : (
            <ComboboxOptions {...rest} />
          )}
        </div>
      </Popover.Content>
    </Popover.Portal>
  )
}
