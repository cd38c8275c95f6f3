import type { RefObject } from 'react'
import type { FieldValues, Path, PathValue, UseFormReturn } from 'react-hook-form'

/**
 * Some browsers and password managers fill fields without a word to the page: before a form is sent,
 * what stands in its inputs counts.
 */
export function takeWhatStands<Values extends FieldValues, Done>(
  root: RefObject<HTMLFormElement | null>,
  form: UseFormReturn<Values, unknown, Done>,
  names: readonly Path<Values>[],
): void {
  for (const name of names) {
    const input = root.current?.elements.namedItem(name)
    if (input instanceof HTMLInputElement && input.value !== form.getValues(name)) {
      form.setValue(name, input.value as PathValue<Values, Path<Values>>)
    }
  }
}
