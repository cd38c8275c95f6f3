import { foyerMark, Logo, logoAxes, Mark } from '#components/index.ts'
import preview from '#storybook/preview.tsx'
import { EveryCombination, EveryState, EverySurface } from '#stories/support/index.ts'

const meta = preview.meta({
  component: Logo,
  args: { name: 'Foyer', children: <Mark markup={foyerMark} />, href: '#home' },
})

/** Every prop on the panel. */
export const Playground = meta.story()

/** Every size. */
export const Matrix = meta.story({
  render: (args) => (
    <EveryCombination axes={logoAxes}>
      {(choice) => <Logo {...args} {...choice} />}
    </EveryCombination>
  ),
})

/** At rest and focused. */
export const States = meta.story({
  render: (args) => (
    <EveryState only={['rest', 'focus-visible']}>{() => <Logo {...args} />}</EveryState>
  ),
})

/** A name over ten letters is set smaller. */
export const Content = meta.story({
  render: (args) => (
    <div className="grid gap-4">
      <Logo {...args} name="Siam" />
      <Logo {...args} name="Chao Phraya Palace" />
      <Logo {...args} name="โถงโคมไฟ" />
    </div>
  ),
})

/** On every ground. */
export const OnSurfaces = meta.story({
  render: (args) => (
    <EverySurface>
      <Logo {...args} />
    </EverySurface>
  ),
})

/** Its name is what the way home is called: a slogan in it is heard on every page. */
export const MisuseSlogan = meta.story({ args: { name: 'Foyer ห้องโถงของทุกเกม' } })
