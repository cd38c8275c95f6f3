import { expect } from 'storybook/test'
import { Stepper } from '#components/index.ts'
import preview from '#storybook/preview.tsx'
import { EveryState, EverySurface, EveryText } from '#stories/support/index.ts'

const names = ['ช่องทางและจำนวน', 'โอนตามคิวอาร์', 'เงินเข้า']

const way = (labels: readonly string[]) =>
  labels.map((label, at) => ({ id: `${at}`, label, href: `#step-${at}` }))

const meta = preview.meta({
  component: Stepper,
  args: {
    label: 'ขั้นตอนการฝากเงิน',
    steps: way(names),
    current: 1,
    stateLabels: { done: 'เสร็จแล้ว', now: 'ขั้นนี้', next: 'ถัดไป' },
  },
})

/** Every prop on the panel. */
export const Playground = meta.story()

/** Before the first step is done, on the way, and when all are. */
export const Matrix = meta.story({
  render: (args) => (
    <div className="grid gap-6">
      {[0, 1, 2, 3].map((current) => (
        <Stepper key={current} {...args} label={`${args.label} ${current}`} current={current} />
      ))}
    </div>
  ),
})

/** A step that is done is a way back; narrow, only its node is seen. */
export const States = meta.story({
  render: (args) => (
    <EveryState only={['rest', 'hover', 'active', 'focus-visible']}>
      {(state) => (
        <div className="grid w-[560px] max-w-full gap-6">
          <Stepper {...args} label={state} />
          <div className="w-[288px]">
            <Stepper {...args} label={`${state} 288`} />
          </div>
        </div>
      )}
    </EveryState>
  ),
})

/** In every script: folded, the words of this step stand under the row. */
export const Content = meta.story({
  render: (args) => (
    <EveryText>
      {(text, { name }) => (
        <Stepper {...args} label={name} steps={way([text, `${text} 2`, `${text} 3`, text])} />
      )}
    </EveryText>
  ),
})

/** Long words with room. */
export const Wide = meta.story({
  render: (args) => (
    <div className="grid gap-8">
      <Stepper {...args} steps={way([...names, 'ยืนยันตัวตน', 'รับโบนัส'])} current={3} />
      <Stepper
        {...args}
        label="long"
        steps={way(['ระบบกำลังปรับปรุงชั่วคราว กรุณากลับมาใหม่อีกครั้งภายหลัง', ...names])}
      />
    </div>
  ),
})

/** A phone: nodes, and the words of this step. */
export const Phone = meta.story({ globals: { viewport: { value: 'mobile1' } } })

/** On every ground. */
export const OnSurfaces = meta.story({
  render: (args) => <EverySurface>{(ground) => <Stepper {...args} label={ground} />}</EverySurface>,
})

/** Each step says what it is in words; only one that is done leads anywhere. */
export const BehaviourWords = meta.story({
  play: async ({ canvas, userEvent }) => {
    const steps = canvas.getAllByRole('listitem')
    await expect(steps.map((step) => step.textContent)).toEqual([
      'ช่องทางและจำนวน เสร็จแล้ว',
      '2โอนตามคิวอาร์ ขั้นนี้',
      '3เงินเข้า ถัดไป',
    ])
    await expect(steps[1]).toHaveAttribute('aria-current', 'step')
    await expect(canvas.getAllByRole('link')).toHaveLength(1)
    await userEvent.tab()
    await expect(canvas.getByRole('link', { name: 'ช่องทางและจำนวน เสร็จแล้ว' })).toHaveFocus()
  },
})

/** Places that can be visited in any order are tabs; a stepper has one order. */
export const MisuseNavigation = meta.story({
  render: () => (
    <p className="max-w-[40em] type-body-md text-primary">
      “ฝาก · ถอน · ประวัติ” ไม่ใช่ขั้นตอน ใครจะเปิดหน้าไหนก่อนก็ได้ จึงเป็น Tabs
    </p>
  ),
})
