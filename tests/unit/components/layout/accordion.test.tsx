// @vitest-environment jsdom
import { fireEvent, render, screen } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import { Accordion, AccordionItem } from '#components/index.ts'

const row = (open: boolean, onOpenChange?: (open: boolean) => void) => (
  <Accordion>
    <AccordionItem title="Question" id="help-one" open={open} onOpenChange={onOpenChange}>
      Answer
    </AccordionItem>
  </Accordion>
)

test('the server writes the answer, closed or open, so that it opens without a script', () => {
  expect(renderToString(row(false))).toMatch(/<details id="help-one"(?![^>]* open).*Answer/s)
  expect(renderToString(row(true))).toMatch(/<details[^>]* open=""/)
  expect(renderToString(row(true))).not.toContain('style=')
})

test('its owner hears what the reader did, not what the owner did', () => {
  const heard = vi.fn()
  const { container, rerender } = render(row(false, heard))
  const details = container.querySelector('details')!
  details.open = true
  fireEvent(details, new Event('toggle'))
  expect(heard.mock.calls).toEqual([[true]])
  rerender(row(true, heard))
  fireEvent(details, new Event('toggle'))
  expect(heard).toHaveBeenCalledOnce()
})

test('its owner decides whether it opens', () => {
  const heard = vi.fn()
  const { container, rerender } = render(row(false, heard))
  const [details, summary] = [
    container.querySelector('details')!,
    container.querySelector('summary')!,
  ]
  fireEvent.click(summary)
  expect(heard.mock.calls).toEqual([[true]])
  expect(details.open).toBe(false)
  rerender(row(true, heard))
  expect(details.open).toBe(true)
  fireEvent.click(summary)
  expect(heard.mock.calls).toEqual([[true], [false]])
  expect(details.open).toBe(true)
})

test('without an owner it opens and closes by itself', () => {
  const { container } = render(
    <Accordion>
      <AccordionItem title="Question">Answer</AccordionItem>
    </Accordion>,
  )
  const details = container.querySelector('details')!
  fireEvent.click(container.querySelector('summary')!)
  expect(details.open).toBe(true)
  fireEvent.click(container.querySelector('summary')!)
  expect(details.open).toBe(false)
})

test('one that was opened before the page was alive closes', () => {
  const heard = vi.fn()
  const { container } = render(row(false, heard))
  const details = container.querySelector('details')!
  details.open = true
  fireEvent.click(container.querySelector('summary')!)
  expect(details.open).toBe(false)
})

test('the question is a heading of the page', () => {
  render(row(true))
  expect(screen.getByRole('heading', { level: 3, name: 'Question' })).toBeTruthy()
})
