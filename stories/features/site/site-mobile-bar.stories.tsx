import { expect, fn } from 'storybook/test'
import { SiteMobileBar } from '#features/site/site-mobile-bar.tsx'
import preview from '#storybook/preview.tsx'
import { categories, fewCategories } from '#stories/fixtures/site/menus.ts'
import { inSite } from '#stories/support/site.tsx'

const meta = preview.meta({
  component: SiteMobileBar,
  // A box for what is fixed to the window otherwise.
  decorators: [
    (Story) => (
      <div className="relative h-20 contain-layout">
        <Story />
      </div>
    ),
    inSite,
  ],
  globals: { viewport: { value: 'mobile2' } },
  args: { path: '/rng', signedIn: false, canJoin: false, categories, onLogin: fn(), onJoin: fn() },
})

/** Every prop on the panel. */
export const Playground = meta.story()

/** A guest where registration is closed: the flame is to log in. */
export const Guest = meta.story()

/** A guest who may join: the flame is to join. */
export const GuestWhoMayJoin = meta.story({ args: { canJoin: true } })

/** A member browses: nothing is more urgent than the rest. */
export const SignedIn = meta.story({ args: { signedIn: true } })

/** On the home, whose hero has the flame. */
export const Quiet = meta.story({ args: { path: '/' } })

/** Where there is no page, the way home has it. */
export const QuietAtNoPage = meta.story({ args: { path: '/nowhere' } })

/** On the login page, whose form has it. */
export const QuietAtLogin = meta.story({ args: { path: '/login' } })

/** A house without live tables and lottery. */
export const Few = meta.story({ args: { categories: fewCategories } })

/** Before the menus are known. */
export const Empty = meta.story({ args: { categories: [] } })

/** On the narrowest phone, in the language with the longest words. */
export const Content = meta.story({
  args: { canJoin: true },
  globals: { viewport: { value: 'mobile1' }, locale: 'pseudo' },
})

/** The form opens over the page one is on; the address is for browsers without scripts. */
export const BehaviourLogin = meta.story({
  globals: { locale: 'en' },
  play: async ({ args, canvas, userEvent }) => {
    const login = canvas.getByRole('link', { name: 'Log in' })
    await expect(login).toHaveAttribute('href', '/login')
    await userEvent.click(login)
    await expect(args.onLogin).toHaveBeenCalledOnce()
  },
})
