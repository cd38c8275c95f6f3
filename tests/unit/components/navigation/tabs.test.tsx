// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { Tab, TabList, TabPanel, Tabs } from '#components/index.ts'

afterEach(cleanup)

const onValueChange = vi.fn()

function draw(keep: boolean) {
  render(
    <Tabs defaultValue="one" onValueChange={onValueChange}>
      <TabList label="Ways">
        <Tab value="one">One</Tab>
        <Tab value="two">Two</Tab>
      </TabList>
      <TabPanel value="one" keep={keep}>
        <input aria-label="Name" />
      </TabPanel>
      <TabPanel value="two">Second</TabPanel>
    </Tabs>,
  )
}

test('a click that comes without a pointer chooses, once', () => {
  draw(false)
  onValueChange.mockClear()
  act(() => screen.getByRole('tab', { name: 'Two' }).click())
  expect(screen.getByRole('tabpanel', { name: 'Two' }).textContent).toBe('Second')
  act(() => screen.getByRole('tab', { name: 'Two' }).click())
  expect(onValueChange.mock.calls).toEqual([['two']])
})

test.each([
  [true, 'half a name'],
  [false, ''],
])('a panel that is kept (%s) is found as it was left', (keep, found) => {
  draw(keep)
  const input = screen.getByLabelText<HTMLInputElement>('Name')
  input.value = 'half a name'
  act(() => screen.getByRole('tab', { name: 'Two' }).click())
  act(() => screen.getByRole('tab', { name: 'One' }).click())
  expect(screen.getByLabelText<HTMLInputElement>('Name').value).toBe(found)
})
