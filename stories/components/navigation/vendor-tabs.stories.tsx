import { expect, fn, waitFor } from 'storybook/test'
import { VendorTabs } from '#components/index.ts'
import preview from '#storybook/preview.tsx'
import { EverySurface, EveryText, Forced } from '#stories/support/index.ts'
import { studioTabs } from '../samples.tsx'

const meta = preview.meta({
  component: VendorTabs,
  args: { label: 'ค่ายเกม', items: studioTabs, current: 'all', onSelect: fn() },
})

/** Every prop on the panel. */
export const Playground = meta.story()

/** Links, and buttons where nothing has an address. */
export const Matrix = meta.story({
  render: (args) => (
    <div className="grid gap-4">
      <VendorTabs {...args} />
      <VendorTabs
        {...args}
        label="ค่ายเกมเป็นปุ่ม"
        items={studioTabs.map(({ href: _, ...tab }) => tab)}
      />
    </div>
  ),
})

/** Hovered and focused. */
export const States = meta.story({
  render: (args) => (
    <div className="grid gap-4">
      {(['hover', 'focus-visible'] as const).map((state) => (
        <Forced key={state} state={state}>
          <VendorTabs {...args} label={state} items={studioTabs.slice(0, 4)} />
        </Forced>
      ))}
    </div>
  ),
})

/** In every script. */
export const Content = meta.story({
  render: (args) => (
    <EveryText>
      {(text, { name }) => (
        <VendorTabs
          {...args}
          label={name}
          items={studioTabs.slice(0, 3).map((tab) => ({ ...tab, label: text }))}
        />
      )}
    </EveryText>
  ),
})

/** On every ground. */
export const OnSurfaces = meta.story({
  render: (args) => (
    <EverySurface>
      {(ground) => <VendorTabs {...args} label={ground} items={studioTabs.slice(0, 3)} />}
    </EverySurface>
  ),
})

/** The chosen studio is in sight, however far to the side it stands. */
export const BehaviourInSight = meta.story({
  args: { current: 'teak' },
  globals: { viewport: { value: 'mobile1' } },
  play: async ({ canvas }) => {
    const chosen = canvas.getByRole('link', { current: 'page' })
    await waitFor(() => {
      const { left, right } = chosen.getBoundingClientRect()
      return expect(left >= 0 && right <= window.innerWidth).toBe(true)
    })
  },
})

/** A choice of one is none: where a lobby has a single studio, its name stands in the heading. */
export const MisuseOneStudio = meta.story({ args: { items: studioTabs.slice(0, 1) } })
