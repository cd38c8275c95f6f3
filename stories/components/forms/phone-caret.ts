import { expect, within } from 'storybook/test'
import type { PhoneInputProps } from '#components/index.ts'
import type { Play } from '#suites/patterns/context.ts'

/** Types, takes away and puts in between, with the caret where a hand would have it. */
export async function tryCaret({
  args,
  canvasElement,
  userEvent,
}: Pick<Play, 'canvasElement' | 'userEvent'> & { args: Partial<PhoneInputProps> }) {
  const canvas = within(canvasElement)
  const input = canvas.getByLabelText<HTMLInputElement>('เบอร์มือถือ')
  await userEvent.click(input)
  await userEvent.keyboard('0812345678')
  await expect(input).toHaveValue('081 234 5678')
  await expect(args.onValueChange).toHaveBeenLastCalledWith('0812345678')
  // In the middle: a digit more, and the caret stays behind it.
  input.setSelectionRange(5, 5)
  await userEvent.keyboard('9')
  await expect(input.value.replaceAll(/\D/g, '')).toBe('08192345678'.replace('192', '129'))
  await expect(input.value.slice(0, input.selectionStart ?? 0).replaceAll(/\D/g, '')).toBe('08129')
  await userEvent.keyboard('{Backspace}')
  await expect(input).toHaveValue('081 234 5678')
  // Behind a space, Backspace takes the digit before it; Delete takes the one after it.
  input.setSelectionRange(4, 4)
  await userEvent.keyboard('{Backspace}')
  await expect(args.onValueChange).toHaveBeenLastCalledWith('082345678')
  await expect(input.selectionStart).toBe(2)
  await userEvent.keyboard('1')
  await expect(input).toHaveValue('081 234 5678')
  input.setSelectionRange(3, 3)
  await userEvent.keyboard('{Delete}')
  await expect(args.onValueChange).toHaveBeenLastCalledWith('081345678')
}
