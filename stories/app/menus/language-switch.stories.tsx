import { expect, screen, waitFor } from 'storybook/test'
import { LanguageSwitch } from '#app/menus/language-switch.tsx'
import preview from '#storybook/preview.tsx'
import { inSite } from '#stories/support/site.tsx'

const meta = preview.meta({
  component: LanguageSwitch,
  decorators: [
    // Where the switch stands: at the end of a bar, with room for its menu.
    (Story) => (
      <div className="flex min-h-[220px] items-start justify-end">
        <Story />
      </div>
    ),
    inSite,
  ],
})

/** Every prop on the panel. */
export const Playground = meta.story()

/** In the bars. */
export const Icon = meta.story()

/** On a closed page: all that is left of the bars. */
export const Named = meta.story({ args: { named: true } })

/** The languages the brand offers, each by its own name. */
export const Open = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'))
    await waitFor(() => expect(screen.getByRole('menuitemradio', { name: 'ไทย' })).toBeVisible())
  },
})

/** By daylight, in English. */
export const OpenInEnglish = Open.extend({ globals: { locale: 'en', scheme: 'light' } })

/** The language on the page is the chosen one; each line is in its own language. */
export const BehaviourKeyboard = meta.story({
  globals: { locale: 'en' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Language' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    const english = await screen.findByRole('menuitemradio', { name: 'English' })
    await expect(english).toHaveAttribute('aria-checked', 'true')
    const thai = screen.getByRole('menuitemradio', { name: 'ไทย' })
    await expect(thai).toHaveAttribute('lang', 'th')
    await waitFor(() => expect(screen.getByRole('menu')).toHaveFocus())
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull())
    await expect(canvas.getByRole('button', { name: 'Language' })).toHaveFocus()
  },
})
