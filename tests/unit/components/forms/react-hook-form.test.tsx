// @vitest-environment jsdom
import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Controller, useForm } from 'react-hook-form'
import { expect, it, vi } from 'vitest'
import {
  Button,
  CodeInput,
  Combobox,
  Field,
  Form,
  MoneyInput,
  NumberInput,
  Radio,
  RadioGroup,
  Select,
  Switch,
  TextArea,
} from '#components/index.ts'

const empty = {
  text: '',
  bank: '',
  way: '',
  hide: false,
  code: '',
  sum: '',
  pieces: null as number | null,
  town: '',
}
type Values = typeof empty

const sent = vi.fn<(values: Values) => void>()

/** Every control as a screen would use it: `register` where the browser holds the value, else `Controller`. */
function Everything({ values = empty }: { values?: Values }) {
  const form = useForm<Values>({ defaultValues: values })
  const { errors } = form.formState
  const { register, control } = form
  const required = { required: 'needed' }
  return (
    <Form onSubmit={form.handleSubmit((all) => sent(all))}>
      <Field label="text" error={errors.text?.message}>
        <TextArea
          counter={{ limit: 140, label: (left) => `${left} left` }}
          {...register('text', required)}
        />
      </Field>
      <Field label="bank" error={errors.bank?.message}>
        <Select
          placeholder="choose"
          options={[{ value: 'lotus', label: 'Lotus' }]}
          {...register('bank', required)}
        />
      </Field>
      <RadioGroup label="way" error={errors.way?.message}>
        <Radio value="fast" label="fast" {...register('way', required)} />
        <Radio value="slow" label="slow" {...register('way', required)} />
      </RadioGroup>
      <Switch label="hide" {...register('hide')} />
      <Field label="code" error={errors.code?.message}>
        <CodeInput {...register('code', { minLength: { value: 6, message: 'six digits' } })} />
      </Field>
      <Controller
        control={control}
        name="sum"
        rules={required}
        render={({ field: { onChange, ...field }, fieldState }) => (
          <Field label="sum" error={fieldState.error?.message}>
            <MoneyInput symbol="฿" {...field} onValueChange={onChange} />
          </Field>
        )}
      />
      <Controller
        control={control}
        name="pieces"
        render={({ field: { onChange, ...field } }) => (
          <Field label="pieces">
            <NumberInput
              decreaseLabel="fewer"
              increaseLabel="more"
              {...field}
              onValueChange={onChange}
            />
          </Field>
        )}
      />
      <Controller
        control={control}
        name="town"
        rules={required}
        render={({ field: { onChange, ...field }, fieldState }) => (
          <Field label="town" error={fieldState.error?.message}>
            <Combobox
              options={[{ value: 'cnx', label: 'Chiang Mai' }]}
              openLabel="open"
              clearLabel="clear"
              emptyLabel="none"
              loadingLabel="loading"
              failedLabel="failed"
              countLabel={String}
              {...field}
              onValueChange={onChange}
            />
          </Field>
        )}
      />
      <Button type="submit">send</Button>
      <Button onClick={() => form.reset()}>start again</Button>
    </Form>
  )
}

const box = (label: string) => screen.getByLabelText<HTMLInputElement>(label)
const full: Values = {
  text: 'สวัสดี',
  bank: 'lotus',
  way: 'slow',
  hide: true,
  code: '482913',
  sum: '1234.50',
  pieces: 3,
  town: 'cnx',
}

it('sends what was filled in', async () => {
  render(<Everything />)
  await userEvent.type(box('text'), full.text)
  await userEvent.selectOptions(box('bank'), 'Lotus')
  await userEvent.click(box('slow'))
  await userEvent.click(box('hide'))
  await userEvent.type(box('code'), '482 913')
  await userEvent.type(box('sum'), '1,234.5')
  await userEvent.type(box('pieces'), '3')
  await userEvent.type(box('town'), 'chiang{Enter}')
  await userEvent.click(screen.getByRole('button', { name: 'send' }))
  expect(sent).toHaveBeenCalledExactlyOnceWith(full)
})

it('shows what the form begins with, and again after a reset', async () => {
  render(<Everything values={full} />)
  const shown = () => ({
    text: box('text').value,
    counted: screen.queryByText(`${[...box('text').value].length}/140`) !== null,
    bank: box('bank').value,
    slow: box('slow').checked,
    hide: box('hide').checked,
    code: box('code').value,
    cells: [...document.querySelectorAll('[data-slot="code-input"] > span')]
      .map((cell) => cell.textContent)
      .join(''),
    sum: box('sum').value,
    pieces: box('pieces').value,
    town: box('town').value,
  })
  const first = {
    text: 'สวัสดี',
    counted: true,
    bank: 'lotus',
    slow: true,
    hide: true,
    code: '482913',
    cells: '482913',
    sum: '1,234.50',
    pieces: '3',
    town: 'Chiang Mai',
  }
  expect(shown()).toEqual(first)
  await userEvent.type(box('text'), 'x')
  await userEvent.click(box('fast'))
  await userEvent.click(box('hide'))
  await userEvent.type(box('code'), '{Backspace}')
  await userEvent.clear(box('sum'))
  await userEvent.click(screen.getByRole('button', { name: 'more' }))
  await userEvent.click(screen.getByRole('button', { name: 'clear' }))
  expect(shown().town).toBe('')
  await act(async () => screen.getByRole('button', { name: 'start again' }).click())
  expect(shown()).toEqual(first)
})

it('puts the focus into the first that is wrong, and says what', async () => {
  render(<Everything values={{ ...full, code: '12', sum: '' }} />)
  await userEvent.click(screen.getByRole('button', { name: 'send' }))
  expect(document.activeElement).toBe(box('code'))
  expect(box('code').getAttribute('aria-invalid')).toBe('true')
  expect(screen.getByText('six digits')).toBeTruthy()
  await userEvent.type(box('code'), '3456')
  await userEvent.click(screen.getByRole('button', { name: 'send' }))
  expect(document.activeElement).toBe(box('sum'))
})
