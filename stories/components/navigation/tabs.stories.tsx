import { expect, fn } from 'storybook/test'
import { Tab, TabList, TabPanel, Tabs, tabsAxes } from '#components/index.ts'
import preview from '#storybook/preview.tsx'
import { EveryCombination, EveryState, EverySurface, EveryText } from '#stories/support/index.ts'
import { tabsSuite } from '#suites/patterns/tabs.ts'

const parts = (label: string, names = ['ยอดนิยม', 'รายการโปรด', 'ล่าสุด']) => (
  <>
    <TabList label={label}>
      {names.map((name, at) => (
        <Tab key={name} value={`${at}`} disabled={at === 2 && names.length === 3}>
          {name}
        </Tab>
      ))}
    </TabList>
    {names.map((name, at) => (
      <TabPanel key={name} value={`${at}`} className="type-body-md text-primary">
        {name}
      </TabPanel>
    ))}
  </>
)

const many = Array.from({ length: 12 }, (_, at) => `กลุ่มหวยที่ ${at + 1}`)

const meta = preview.meta({
  component: Tabs,
  args: { defaultValue: '0', children: parts('เกม'), onValueChange: fn() },
})

/** Every prop on the panel. */
export const Playground = meta.story()

/** Both variants. */
export const Matrix = meta.story({
  render: (args) => (
    <EveryCombination axes={tabsAxes}>
      {(choice) => (
        <Tabs {...args} {...choice} className="w-[320px]">
          {parts(choice.variant)}
        </Tabs>
      )}
    </EveryCombination>
  ),
})

/** At rest, hovered, pressed and focused; the last tab is disabled. */
export const States = meta.story({
  render: (args) => (
    <EveryState only={['rest', 'hover', 'active', 'focus-visible']}>
      {(state) => <Tabs {...args}>{parts(state)}</Tabs>}
    </EveryState>
  ),
})

/** In every script. */
export const Content = meta.story({
  render: (args) => (
    <EveryText>
      {(text, { name }) => (
        <Tabs {...args}>{parts(name, [text, `${text} 2`, `${text} 3`, `${text} 4`])}</Tabs>
      )}
    </EveryText>
  ),
})

/** A row without room scrolls and shows arrows. */
export const Overflow = meta.story({
  render: (args) => (
    <Tabs {...args} className="w-[420px]">
      {parts('หวย', many)}
    </Tabs>
  ),
})

/** On every ground. */
export const OnSurfaces = meta.story({
  render: (args) => (
    <EverySurface>
      <Tabs {...args} />
    </EverySurface>
  ),
})

/** Tabs by keys, mouse and finger; the last is disabled. */
export const BehaviourTabs = meta.story({
  play: (context) => tabsSuite(context, { label: 'เกม' }),
})

/** Panels that are slow to come wait for Enter. */
export const BehaviourManual = meta.story({
  args: { activation: 'manual' },
  play: async (context) => {
    await tabsSuite(context, { label: 'เกม', activation: 'manual' })
    await expect(context.args.onValueChange).toHaveBeenLastCalledWith('0')
  },
})
