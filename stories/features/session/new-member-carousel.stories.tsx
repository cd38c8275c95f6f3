import { expect, screen, waitFor } from 'storybook/test'
import { NewMemberCarousel } from '#features/session/new-member-carousel.tsx'
import preview from '#storybook/preview.tsx'
import { promotions } from '#stories/fixtures/promotions/promotions.ts'

const meta = preview.meta({
  component: NewMemberCarousel,
  args: { promotions },
  decorators: [
    (Story) => (
      <div className="max-w-[400px]">
        <Story />
      </div>
    ),
  ],
})

/** Every prop on the panel. */
export const Playground = meta.story()

/** One promotion stands still. */
export const One = meta.story({ args: { promotions: promotions.slice(0, 1) } })

/** None draws nothing. */
export const None = meta.story({ args: { promotions: [] } })

/** The terms are the server's HTML, cleaned, in a dialog of their own. */
export const BehaviourReadMore = meta.story({
  globals: { locale: 'en' },
  play: async ({ args, canvas, userEvent }) => {
    const [first] = args.promotions
    await userEvent.click(canvas.getByRole('button', { name: `Read more about ${first?.title}` }))
    await screen.findByRole('dialog', { name: first?.title ?? '' })
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  },
})
