import { useState } from 'react'
import { expect, fn } from 'storybook/test'
import { BetEntry, type BetEntryProps } from '#features/lottery/bet-entry.tsx'
import preview from '#storybook/preview.tsx'
import { makeBet, plays } from '#stories/fixtures/lottery/bet.ts'
import { inSite } from '#stories/support/site.tsx'

const { entry } = makeBet(fn)

const meta = preview.meta({ component: BetEntry, decorators: [inSite], args: entry })

/** Every prop on the panel. */
export const Playground = meta.story({ args: entry })

/** Under one play type, and then under another. */
function Changing(props: BetEntryProps) {
  const [code, setCode] = useState('3top')
  const play = plays.find((one) => one.code === code) ?? props.play
  return (
    <>
      <button type="button" onClick={() => setCode('2top')}>
        2top
      </button>
      <BetEntry {...props} play={play} />
    </>
  )
}

/** What was typed for three digits is not the start of a number of two. */
export const BehaviourOtherPlay = meta.story({
  args: entry,
  globals: { locale: 'en' },
  render: (args) => <Changing {...args} />,
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: '3 top number' }), '12')
    await userEvent.click(canvas.getByRole('button', { name: '2top' }))
    await expect(canvas.getByRole('textbox', { name: '2 top number' })).toHaveValue('')
    await userEvent.click(canvas.getByRole('button', { name: '3' }))
    await expect(args.onAdd).not.toHaveBeenCalled()
    await userEvent.click(canvas.getByRole('button', { name: '4' }))
    await expect(args.onAdd).toHaveBeenCalledOnce()
    await expect(args.onAdd).toHaveBeenLastCalledWith([{ numbers: '34', stake: null }])
  },
})

/** A number that is not sold is walked over: the arrows do not end at it, nor does Tab. */
export const BehaviourUnsold = meta.story({
  args: { ...entry, closed: new Set(['001']) },
  globals: { locale: 'en', viewport: { value: 'desktop' } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('tab', { name: 'Table' }))
    const number = (name: string) => canvas.getByRole('button', { name })
    number('000').focus()
    await userEvent.keyboard('{ArrowRight}{Enter}')
    await expect(number('001')).toHaveFocus()
    await expect(number('001')).toHaveAttribute('aria-disabled', 'true')
    await expect(args.onAdd).not.toHaveBeenCalled()
    await userEvent.tab({ shift: true })
    await userEvent.tab()
    await expect(number('001')).toHaveFocus()
    await userEvent.keyboard('{ArrowRight}{Enter}')
    await expect(args.onAdd).toHaveBeenCalledOnce()
    await expect(args.onAdd).toHaveBeenLastCalledWith([{ numbers: '002', stake: null }])
  },
})
