import { expect, waitFor } from 'storybook/test'
import { HeroScene, heroSceneAxes, type SceneName } from '#components/index.ts'
import preview from '#storybook/preview.tsx'

const meta = preview.meta({
  component: HeroScene,
  args: { name: 'hall' as SceneName, className: 'h-[240px] w-full rounded-hero' },
})

/** Every prop on the panel. */
export const Playground = meta.story()

/** Every scene, in the brand's inks. */
export const Matrix = meta.story({
  render: (args) => (
    <div className="grid gap-4">
      {heroSceneAxes.name.map((name) => (
        <HeroScene key={name} {...args} name={name} uid={`matrix-${name}`} />
      ))}
    </div>
  ),
})

/** By day, in the other brand's inks. */
export const OnSurfaces = meta.story({ globals: { brand: 'siam', scheme: 'light' } })

/** A scene that the server did not write is fetched and drawn. */
export const BehaviourDraws = meta.story({
  play: async ({ canvasElement }) => {
    const scene = canvasElement.querySelector('[data-slot="hero-scene"]')
    await waitFor(() => expect(scene?.childElementCount).toBeGreaterThan(5))
  },
})
