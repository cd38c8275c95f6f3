import { expect } from 'storybook/test'
import { Flag, flagAxes, loadFlags } from '#components/index.ts'
import preview from '#storybook/preview.tsx'
import { EveryCombination, EverySurface, EveryText } from '#stories/support/index.ts'

const meta = preview.meta({
  component: Flag,
  args: { country: 'TH', alt: 'ไทย' },
  // Before the first frame, so that a photograph never catches a code.
  loaders: [() => loadFlags(['TH', 'ID', 'VN', 'JP', 'EE', 'PH'])],
})

/** Every prop on the panel. */
export const Playground = meta.story()

/** The three widths; flags with white, with black, and one that there is not. */
export const Matrix = meta.story({
  render: () => (
    <EveryCombination axes={{ ...flagAxes, country: ['TH', 'ID', 'VN', 'JP', 'EE', 'XQ'] }}>
      {(choice) => <Flag {...choice} alt={`${choice.country} ${choice.size}`} />}
    </EveryCombination>
  ),
})

/** Beside the name the flag says nothing; it stays whole when the name wraps. */
export const Content = meta.story({
  render: (args) => (
    <EveryText>
      {(text) => (
        <span className="flex items-center gap-2">
          <Flag {...args} alt="" />
          <span className="min-w-0 wrap-break-word">{text}</span>
        </span>
      )}
    </EveryText>
  ),
})

/** The hairline keeps white flags on paper and dark ones at night. */
export const OnSurfaces = meta.story({
  render: () => (
    <EverySurface>
      <span className="flex gap-3">
        {['ID', 'JP', 'EE', 'PH', '??'].map((country) => (
          <Flag key={country} country={country} size="lg" alt={country} />
        ))}
      </span>
    </EverySurface>
  ),
})

/** A code of any length or kind shows as two letters in the flag's box. */
export const BehaviourUnknown = meta.story({
  render: () => (
    <span className="flex gap-3">
      <Flag country="" alt="ไม่ทราบ" />
      <Flag country={'<img src=x>'.repeat(400)} alt="ยาว" />
      <Flag country="th" alt="ตัวเล็ก" />
    </span>
  ),
  play: async ({ canvas }) => {
    const nameless = await canvas.findByRole('img', { name: 'ไม่ทราบ' })
    await expect(nameless).toHaveTextContent('')
    await expect(canvas.getByRole('img', { name: 'ยาว' })).toHaveTextContent(/^<I$/)
    await expect(canvas.getByRole('img', { name: 'ตัวเล็ก' })).toHaveAttribute(
      'src',
      expect.stringContaining('data:image/svg+xml'),
    )
  },
})

/** Breaks "put a word with every colour" (DESIGN.md, Do): a language is not a country. */
export const MisuseLanguage = meta.story({
  render: () => (
    <p>
      <Flag country="TH" /> ภาษาไทย · ธงบอกประเทศ ไม่ได้บอกภาษา เขียนชื่อภาษาแทน
    </p>
  ),
})
