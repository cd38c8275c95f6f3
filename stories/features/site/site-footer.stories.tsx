import { expect, fn } from 'storybook/test'
import { SiteLogo } from '#app/site-logo.tsx'
import { SiteFooter } from '#features/site/site-footer.tsx'
import preview from '#storybook/preview.tsx'
import { categories, fewCategories, footerStudios } from '#stories/fixtures/site/menus.ts'
import { everyPlace, serviceItems } from '#stories/fixtures/site/status.ts'
import { words } from '#stories/support/index.ts'
import { inSite, storySite } from '#stories/support/site.tsx'

const meta = preview.meta({
  component: SiteFooter,
  decorators: [
    // The leaf border stands over the page above.
    (Story) => (
      <div className="pt-10">
        <Story />
      </div>
    ),
    inSite,
  ],
  parameters: { layout: 'fullscreen' },
  args: {
    logo: <SiteLogo />,
    studios: footerStudios,
    categories,
    places: everyPlace,
    service: serviceItems,
    social: [{ id: 'FACEBOOK', name: 'Facebook', href: 'https://facebook.foyer.test/' }],
    onConsent: fn(),
  },
})

/** Every prop on the panel. */
export const Playground = meta.story()

/** Studios, what the house is, where things are. */
export const Full = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: /Facebook/ })).toHaveAttribute(
      'href',
      'https://facebook.foyer.test/',
    )
  },
})

/** Three rooms, one studio, one way to people. */
export const Few = meta.story({
  args: {
    studios: footerStudios.slice(0, 1),
    categories: fewCategories,
    places: {},
    service: serviceItems.slice(0, 1),
    social: [],
    onConsent: undefined,
  },
})

/** Before anything is known. */
export const Empty = meta.story({
  args: { studios: [], categories: [], places: {}, service: [], social: [], onConsent: undefined },
})

/** Names of studios as operators may write them. */
export const Content = meta.story({
  args: {
    studios: words.map(({ name, text }) => ({ id: name, name: text.slice(0, 40), href: '/rng' })),
  },
})

/** Three columns under the brand. */
export const Tablet = meta.story({ globals: { viewport: { value: 'tablet' } } })

/** Studios scroll sideways, columns in pairs. */
export const Phone = meta.story({ globals: { viewport: { value: 'mobile1' } } })

/** By daylight, in English. */
export const InEnglish = meta.story({ globals: { locale: 'en', scheme: 'light' } })

/** It says that nothing is at stake (DESIGN.md, Say it is play money), and how old one must be. */
export const BehaviourPlayMoney = meta.story({
  globals: { locale: 'en' },
  play: async ({ canvas, globals }) => {
    const { name, copyrightYear, minAge } = storySite(String(globals['brand']), 'dark').brand
    await expect(canvas.getByText(/play credit with no cash value/)).toBeVisible()
    await expect(canvas.getByText(`${minAge}+`)).toBeVisible()
    await expect(canvas.getByText(new RegExp(`© ${copyrightYear} ${name}`))).toBeVisible()
  },
})

/** The page list of section 2, the help link, and the way back to what was consented to. */
export const BehaviourPages = meta.story({
  globals: { locale: 'en' },
  play: async ({ args, canvas, userEvent }) => {
    const names = [
      'Home',
      'Slots',
      'Sports',
      'Live casino',
      'Free credit',
      'Promotions',
      'Help centre',
    ]
    for (const name of names) await expect(canvas.getByRole('link', { name })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Cookie choices' }))
    await expect(args.onConsent).toHaveBeenCalledOnce()
  },
})
