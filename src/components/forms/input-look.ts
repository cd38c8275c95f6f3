/**
 * The box around whatever is typed into or picked from. It carries the look of the control, because
 * icons and buttons stand in it too; `data-state` of the field chooses its edge. What is typed into
 * changes at once: a fade is a dozen frames of work beside every key.
 */
export const inputBox =
  'relative flex min-w-0 items-stretch rounded-input border bg-canvas text-primary ' +
  'inset-shadow-[0_1px_2px] inset-shadow-neutral-1000/14 duration-fast not-focus-within:transition-colors ' +
  'outline-offset-1 outline-focus ' +
  'has-[:is(input,select,textarea):focus-visible]:outline-3 ' +
  'has-[:is(input,select,textarea):disabled]:border-dashed ' +
  'has-[:is(input,select,textarea):disabled]:bg-transparent ' +
  'has-[:is(input,select,textarea):disabled]:text-disabled'

/** The edge of the box: a right answer is jade, a wrong one rose and twice as thick. */
export const inputEdge = {
  neutral: 'border-control hover:border-(--fy-color-text-secondary)',
  valid: 'border-status-positive-solid',
  invalid: 'border-status-negative-solid inset-ring-1 inset-ring-status-negative-solid',
} as const

/** The control itself. 16 px, or iOS zooms in; the autofill colour of browsers is painted over. */
export const inputText =
  'min-w-0 flex-1 rounded-[inherit] bg-transparent py-2 type-body-md text-[1rem] outline-none ' +
  'autofill:shadow-[inset_0_0_0_99px_var(--fy-color-bg-canvas)] ' +
  'autofill:[-webkit-text-fill-color:var(--fy-color-text-primary)] ' +
  '[&::-webkit-search-cancel-button]:hidden'
