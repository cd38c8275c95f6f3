// @vitest-environment jsdom
import { act, fireEvent, render, screen } from '@testing-library/react'
import { useRef } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { CopyButton, type CopyButtonProps } from '#components/index.ts'

const words = { label: 'copy', copiedLabel: 'copied', failedLabel: 'copy it by hand' }
const write = vi.fn<(text: string) => Promise<void>>()
const command = vi.fn(() => false)

beforeEach(() => {
  vi.useFakeTimers()
  Object.defineProperty(navigator, 'clipboard', { value: { writeText: write }, configurable: true })
  document.execCommand = command
  write.mockResolvedValue()
  command.mockReturnValue(false)
})
afterEach(() => {
  vi.useRealTimers()
  vi.resetAllMocks()
})

function Example(props: Partial<CopyButtonProps>) {
  const source = useRef<HTMLElement>(null)
  return (
    <>
      <b ref={source}>668</b>
      <CopyButton {...words} text="668" source={source} {...props} />
    </>
  )
}

const press = () => act(async () => fireEvent.click(screen.getByRole('button')))
const said = () => screen.getByRole('status').textContent
const wait = (ms: number) => act(async () => vi.advanceTimersByTime(ms))

it('copies, says so, and comes back by itself', async () => {
  const done = vi.fn()
  render(<Example onCopied={done} />)
  await press()
  expect(write).toHaveBeenCalledExactlyOnceWith('668')
  expect(screen.getByRole('button', { name: 'copied' })).toBeTruthy()
  expect(said()).toBe('copied')
  expect(done).toHaveBeenCalledExactlyOnceWith(true)
  await wait(2000)
  expect(screen.getByRole('button', { name: 'copy' })).toBeTruthy()
  expect(said()).toBe('')
})

it('begins the time again when it is pressed again', async () => {
  render(<Example />)
  await press()
  await wait(1500)
  await press()
  await wait(1500)
  expect(said()).toBe('copied')
  await wait(500)
  expect(said()).toBe('')
})

it('takes the old way where the clipboard is refused', async () => {
  write.mockRejectedValue(new Error('refused'))
  const put: string[] = []
  command.mockImplementation(() => {
    const event = new Event('copy', { bubbles: true, cancelable: true })
    const clipboardData = { setData: (_: string, text: string) => put.push(text) }
    document.body.dispatchEvent(Object.assign(event, { clipboardData }))
    return event.defaultPrevented
  })
  render(<Example />)
  const before = document.body.childElementCount
  await press()
  expect(command).toHaveBeenCalledExactlyOnceWith('copy')
  expect(put).toEqual(['668'])
  expect(said()).toBe('copied')
  expect(document.body.childElementCount).toBe(before)
})

it('selects the text and says what to do where nothing works', async () => {
  Object.defineProperty(navigator, 'clipboard', { value: undefined, configurable: true })
  const done = vi.fn()
  render(<Example onCopied={done} />)
  await press()
  expect(said()).toBe('copy it by hand')
  expect(document.getSelection()?.toString()).toBe('668')
  expect(done).toHaveBeenCalledExactlyOnceWith(false)
  await wait(5000)
  expect(said()).toBe('')
})

it('gives the reader their selection back', async () => {
  Object.defineProperty(navigator, 'clipboard', { value: undefined, configurable: true })
  command.mockReturnValue(true)
  render(
    <>
      <p>read on</p>
      <Example />
    </>,
  )
  document.getSelection()?.selectAllChildren(screen.getByText('read on'))
  await press()
  expect(said()).toBe('copied')
  expect(document.getSelection()?.toString()).toBe('read on')
})

it('says nothing once it is gone', async () => {
  let finish: () => void = () => undefined
  write.mockReturnValue(new Promise((resolve) => (finish = resolve)))
  const done = vi.fn()
  const { unmount } = render(<Example onCopied={done} />)
  await press()
  unmount()
  await act(async () => finish())
  expect(done).not.toHaveBeenCalled()
})

it('is named by its words when it shows an icon alone', () => {
  render(<Example iconOnly />)
  expect(screen.getByRole('button', { name: 'copy' })).toBeTruthy()
})
