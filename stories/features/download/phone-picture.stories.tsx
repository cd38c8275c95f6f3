import { PhonePicture, phoneViews } from '#features/download/phone-picture.tsx'
import preview from '#storybook/preview.tsx'
import { useSite } from '#features/site/index.ts'
import { inSite } from '#stories/support/site.tsx'

function All() {
  const { mark } = useSite()
  return (
    <div className="grid grid-cols-3 gap-4">
      {phoneViews.map((view) => (
        <PhonePicture key={view} view={view} mark={mark} className="rounded-lg bg-surface" />
      ))}
    </div>
  )
}

const meta = preview.meta({
  component: PhonePicture,
  decorators: [inSite],
  args: { view: 'menu' as const, mark: '' },
})

/** Every prop on the panel. */
export const Playground = meta.story({ args: { view: 'menu' } })

/** Everything a drawn phone can show. */
export const Views = meta.story({ render: () => <All /> })
