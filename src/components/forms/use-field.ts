import { createContext, use, type ComponentProps } from 'react'

type FieldState = {
  id: string
  messageId: string | undefined
  invalid: boolean
  valid: boolean
  required: boolean
}

/** What a field tells its input. */
export const FieldContext = createContext<FieldState | null>(null)

/** What an input takes over from the field around it; its own attributes win. */
type Wired = Pick<
  ComponentProps<'input'>,
  'id' | 'required' | 'aria-describedby' | 'aria-invalid' | 'aria-required'
>

/**
 * Wires an input to the `Field` around it: id, description, validity, required. Outside a field the
 * attributes come back as they are. For inputs of the design system.
 */
export function useField<P extends Wired>(
  props: P,
): { wired: Omit<P, 'required'> & Wired; state: 'neutral' | 'valid' | 'invalid' } {
  const field = use(FieldContext)
  const describedBy = [props['aria-describedby'], field?.messageId].filter(Boolean).join(' ')
  const invalid = props['aria-invalid'] ?? (field?.invalid || undefined)
  const { required, ...rest } = props
  return {
    wired: {
      ...rest,
      id: props.id ?? field?.id,
      'aria-describedby': describedBy || undefined,
      'aria-invalid': invalid,
      // Not the native attribute: browsers would show a bubble of their own.
      'aria-required': props['aria-required'] ?? (required || field?.required || undefined),
    },
    state: invalid === true || invalid === 'true' ? 'invalid' : field?.valid ? 'valid' : 'neutral',
  }
}
