// @vitest-environment jsdom
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { Tab, TabList, TabPanel, Tabs, type TabsProps } from '#components/index.ts'

/** Tabs whose owner has not answered yet. */
function setup(activation: TabsProps['activation']) {
  const asked = vi.fn<(value: string) => void>()
  const tabs = (value: string) => (
    <Tabs variant="segment" value={value} onValueChange={asked} activation={activation}>
      <TabList label="Games">
        <Tab value="slots">Slots</Tab>
        <Tab value="cards">Cards</Tab>
      </TabList>
      <TabPanel value="slots">All slots</TabPanel>
      <TabPanel value="cards">All cards</TabPanel>
    </Tabs>
  )
  const { rerender } = render(tabs('slots'))
  return {
    asked,
    answer: (value: string) => rerender(tabs(value)),
    user: userEvent.setup(),
    cards: screen.getByRole('tab', { name: 'Cards' }),
  }
}

it.each(['automatic', 'manual'] as const)('asks once a press (%s)', async (activation) => {
  const { asked, cards, user } = setup(activation)
  await user.click(cards)
  expect(asked.mock.calls).toEqual([['cards']])
  // Whoever was refused may press once more.
  await user.click(cards)
  expect(asked).toHaveBeenCalledTimes(2)
  await user.keyboard('{Enter}')
  expect(asked).toHaveBeenCalledTimes(3)
  await user.keyboard(' ')
  expect(asked).toHaveBeenCalledTimes(4)
})

it('asks for what is only clicked, as by assistive technology', () => {
  const { answer, asked, cards } = setup('manual')
  cards.click()
  expect(asked).toHaveBeenCalledTimes(1)
  answer('cards')
  answer('slots')
  cards.click()
  expect(asked).toHaveBeenCalledTimes(2)
})
