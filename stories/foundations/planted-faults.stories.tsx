import preview from '#storybook/preview.tsx'

const meta = preview.meta({
  // A test of the tests: whoever looks through the design system would take its faults for ours.
  tags: ['!dev', '!autodocs', '!visual'],
})

/** It would turn for ever, and nobody could stop it. */
export const Moves = meta.story({
  parameters: { plants: ['<p> “วนไป” never stops moving'] },
  render: () => (
    <>
      <style>{'@keyframes planted { to { opacity: 0.9 } }'}</style>
      <p style={{ animation: 'planted 1s infinite' }}>วนไป</p>
      <p role="status" style={{ animation: 'planted 1s infinite' }}>
        กำลังโหลด
      </p>
    </>
  ),
})

const words = 'ที่นี่มีน้ำและกู้ซ้ำได้'

/** A line that ends at an edge without a sign; the others say that they go on, or break. */
export const CutOff = meta.story({
  parameters: { plants: [`“${words}” is cut off at the side by <p>`] },
  render: () => (
    <div className="grid gap-2">
      <p className="w-12 overflow-hidden py-1 whitespace-nowrap">{words}</p>
      <p className="w-12 truncate-thai py-1">{`${words} …`}</p>
      <p className="w-12 overflow-hidden py-1">{`${words} ${words}`}</p>
    </div>
  ),
})

/** Buttons that keep the focus from one who goes on, and from one who goes back. */
export const KeepsTab = meta.story({
  parameters: {
    plants: ['“ถัดไป” keeps Tab to itself', '“ย้อนกลับ” keeps Shift and Tab to itself'],
  },
  render: () => (
    <div className="flex gap-2">
      {[
        { name: 'ถัดไป', back: false },
        { name: 'ย้อนกลับ', back: true },
      ].map(({ name, back }) => (
        <button
          key={name}
          type="button"
          className="min-h-target px-3"
          onKeyDown={(event) => {
            if (event.key === 'Tab' && event.shiftKey === back) event.preventDefault()
          }}
        >
          {name}
        </button>
      ))}
    </div>
  ),
})
