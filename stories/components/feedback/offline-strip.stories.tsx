import { useState } from 'react'
import { expect, fn } from 'storybook/test'
import { Button, OfflineStrip } from '#components/index.ts'
import preview from '#storybook/preview.tsx'
import { EveryState, EverySurface, EveryText } from '#stories/support/index.ts'

const meta = preview.meta({
  component: OfflineStrip,
  args: {
    offline: true,
    children: 'ออฟไลน์อยู่ แสดงข้อมูลล่าสุดเมื่อ 21:48 น.',
    retry: { label: 'ลองเชื่อมต่อ', onRetry: fn() },
  },
})

/** Every prop on the panel. */
export const Playground = meta.story()

/** Its button at rest, hovered, focused; and while it tries. */
export const States = meta.story({
  render: (args) => (
    <div className="grid gap-4">
      <EveryState only={['rest', 'hover', 'focus-visible']}>
        {() => <OfflineStrip {...args} />}
      </EveryState>
      <OfflineStrip {...args} retry={{ label: 'กำลังลอง', onRetry: fn(), busy: true }} />
      <OfflineStrip {...args} retry={undefined} />
    </div>
  ),
})

/** In every script, beside the button or over it. */
export const Content = meta.story({
  render: (args) => (
    <EveryText>{(text) => <OfflineStrip {...args}>{text}</OfflineStrip>}</EveryText>
  ),
})

/** Over every ground. */
export const OnSurfaces = meta.story({
  render: (args) => (
    <EverySurface>
      <OfflineStrip {...args} />
    </EverySurface>
  ),
})

/** It is read out when the network goes, and takes no room while it is there. */
export const BehaviourComing = meta.story({
  globals: { viewport: { value: 'desktop' } },
  render: (args) => {
    const Held = () => {
      const [offline, setOffline] = useState(false)
      return (
        <>
          <OfflineStrip {...args} offline={offline} />
          <Button onClick={() => setOffline(!offline)}>สลับเครือข่าย</Button>
        </>
      )
    }
    return <Held />
  },
  play: async ({ args, canvas, userEvent }) => {
    const strip = canvas.getByRole('status')
    await expect(strip).toBeEmptyDOMElement()
    await expect(strip.getBoundingClientRect().height).toBe(0)
    await userEvent.click(canvas.getByRole('button', { name: 'สลับเครือข่าย' }))
    await expect(strip).toHaveTextContent('ออฟไลน์อยู่')
    await expect(strip.getBoundingClientRect().height).toBe(40)
    await userEvent.click(canvas.getByRole('button', { name: 'ลองเชื่อมต่อ' }))
    await expect(args.retry?.onRetry).toHaveBeenCalledOnce()
  },
})

/** It stands over everything because the network is gone. News go to the notices, offers to a banner. */
export const MisuseNews = meta.story({
  args: { children: 'คืนนี้ฟรีสปิน 20 ครั้งทุกค่าย', retry: undefined },
})
