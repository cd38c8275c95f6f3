import { expect, fn } from 'storybook/test'
import { SectionFailure } from '#features/site/index.ts'
import preview from '#storybook/preview.tsx'
import { EverySurface } from '#stories/support/index.ts'
import { inSite } from '#stories/support/site.tsx'

const meta = preview.meta({
  component: SectionFailure,
  decorators: [inSite],
  args: { code: 'WB-504', retrying: false, onRetry: fn() },
})

/** Every prop on the panel. */
export const Playground = meta.story()

/** It did not load. */
export const Failed = meta.story()

/** It is being asked for again. */
export const Retrying = meta.story({ args: { retrying: true } })

/** A server's own code, as long as it likes. */
export const Content = meta.story({
  render: (args) => (
    <div className="grid max-w-[288px] gap-6">
      {['HG-OFFLINE', 'GL-IN_NEED_TRUE_ACCOUNT', `XX-${'9'.repeat(60)}`].map((code) => (
        <SectionFailure key={code} {...args} code={code} />
      ))}
    </div>
  ),
})

/** On every ground. */
export const OnSurfaces = meta.story({
  render: (args) => (
    <EverySurface>
      {(ground) => <SectionFailure {...args} code={ground.toUpperCase()} />}
    </EverySurface>
  ),
})

/** On a phone. */
export const Phone = meta.story({ globals: { viewport: { value: 'mobile1' } } })

/** It tells the code to those who listen, and asks again once a press. */
export const BehaviourRetry = meta.story({
  globals: { locale: 'en' },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Error code WB-504')
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await expect(args.onRetry).toHaveBeenCalledOnce()
  },
})

/** While it is being asked for, a press does nothing more. */
export const BehaviourRetrying = meta.story({
  args: { retrying: true },
  globals: { locale: 'en' },
  play: async ({ args, canvas, userEvent }) => {
    const button = canvas.getByRole('button')
    await expect(button).toHaveAttribute('aria-busy', 'true')
    await userEvent.click(button)
    await expect(args.onRetry).not.toHaveBeenCalled()
  },
})
