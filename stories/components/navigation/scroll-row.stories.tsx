import { expect, waitFor } from 'storybook/test'
import { ScrollRow, scrollRowAxes, ToggleChip } from '#components/index.ts'
import preview from '#storybook/preview.tsx'
import { EveryState } from '#stories/support/index.ts'

const row = (
  <ul className="flex w-max gap-2">
    {Array.from({ length: 16 }, (_, at) => (
      <li key={`day-${at + 1}`}>
        <ToggleChip pressed={at === 9}>{`งวดที่ ${at + 1}`}</ToggleChip>
      </li>
    ))}
  </ul>
)

const meta = preview.meta({
  component: ScrollRow,
  // Room for the rings of what is in it: the box clips.
  args: { children: row, scrollClassName: '-m-1.5 p-1.5', className: 'w-[420px] max-w-full' },
})

/** Every prop on the panel. */
export const Playground = meta.story()

/** Arrows that show under the pointer, or never. */
export const Matrix = meta.story({
  render: (args) => (
    <div className="flex flex-col gap-4">
      {scrollRowAxes.arrows.map((arrows) => (
        <ScrollRow key={arrows} {...args} arrows={arrows} />
      ))}
    </div>
  ),
})

/** The arrows; they are for a pointer alone, and out of the order of the keyboard. */
export const States = meta.story({
  render: (args) => (
    <EveryState only={['rest', 'hover', 'active']}>{() => <ScrollRow {...args} />}</EveryState>
  ),
})

/** What is chosen is in sight at once, and the page itself does not move. */
export const BehaviourInSight = meta.story({
  play: async ({ canvas, canvasElement }) => {
    const chosen = canvas.getByRole('button', { name: 'งวดที่ 10' })
    const box = canvasElement.querySelector('[data-slot="scroll-row"]')
    await waitFor(() =>
      expect(chosen.getBoundingClientRect().right).toBeLessThan(
        box?.getBoundingClientRect().right ?? 0,
      ),
    )
  },
})

/** Answers of a form are not hidden at the side: who does not scroll chooses among the first ones. */
export const MisuseAnswers = meta.story({
  render: (args) => (
    <ScrollRow {...args}>
      <ul className="flex w-max gap-2">
        {['ผ่านธนาคาร', 'พร้อมเพย์', 'บัตรเติมเงิน', 'กระเป๋าเงินอิเล็กทรอนิกส์', 'เคาน์เตอร์'].map((way) => (
          <li key={way}>
            <ToggleChip pressed={false}>{way}</ToggleChip>
          </li>
        ))}
      </ul>
    </ScrollRow>
  ),
})
