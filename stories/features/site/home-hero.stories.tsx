import { expect, waitFor } from 'storybook/test'
import { Button } from '#components/index.ts'
import { HomeHero } from '#features/site/home-hero.tsx'
import preview from '#storybook/preview.tsx'
import { homeBanners, pictureBanner } from '#stories/fixtures/site/banners.ts'
import { words } from '#stories/support/index.ts'
import { inSite } from '#stories/support/site.tsx'

const [first] = homeBanners
const unbroken = words.find(({ name }) => name === 'Unbroken')!.text
const picture = pictureBanner(201, 'คืนวันพลุ สล็อตค่าย Indigo Loom', 'indigo', 'firework', '/rng')
const silent = pictureBanner(202, 'โต๊ะเปิดทั้งคืน', 'kinnari', 'cards', null)

const meta = preview.meta({
  component: HomeHero,
  decorators: [inSite],
  args: {
    title: 'Foyer · เกมและหวยด้วยเครดิตเล่น',
    banners: homeBanners,
    actions: (
      <>
        <Button variant="primary" size="lg">
          เข้าสู่ระบบ
        </Button>
        <Button size="lg">ดูเกมทั้งหมด</Button>
      </>
    ),
    renderAction: (label: string, href: string) => (
      <Button size="lg" asChild>
        <a href={href}>{label}</a>
      </Button>
    ),
  },
})

/** Every prop on the panel. */
export const Playground = meta.story()

/** Four slides of words over the brand's scene. */
export const Slides = meta.story()

/** One slide: no controls. */
export const OneSlide = meta.story({ args: { banners: [first!] } })

/** Words that lead somewhere and have no button: the title is the way. */
export const LinkedTitle = meta.story({
  args: { banners: [{ ...first!, action: null, linkageType: 'P', linkage: '6' }] },
  play: async ({ canvas }) => {
    const [title] = canvas.getAllByRole('heading', { level: 1 })
    await expect(title?.querySelector('a')).toHaveAttribute('href', '/promoDetail?id=6')
  },
})

/** None: no hero (S10), and the page still has its name. */
export const Empty = meta.story({ args: { banners: [] } })

/** An operator's picture in place of the scene. */
export const Picture = meta.story({ args: { banners: [picture] } })

/** Pictures and words in turn. */
export const Mixed = meta.story({ args: { banners: [picture, first!, silent] } })

/** An address that answers with nothing. */
export const BrokenPicture = meta.story({
  args: { banners: [{ ...picture, url: 'data:image/png;base64,bm8=' }] },
})

/** Marks over marks, and more than the two lines that fit. */
export const Content = meta.story({
  args: {
    banners: [
      {
        ...first!,
        title: 'ซ้ำ ปั๊ม กู้ ที่นี่\nญี่ปุ่น ฟื้นคืน',
        text: words.map(({ text }) => text.slice(0, 60)).join(' '),
      },
    ],
  },
})

/** A word that does not end, on the narrowest phone. */
export const ContentUnbroken = meta.story({
  globals: { viewport: { value: 'mobile1' } },
  args: { banners: [{ ...first!, title: unbroken.slice(0, 34), text: unbroken }] },
})

/** Words above, the scene below. */
export const Tablet = meta.story({ globals: { viewport: { value: 'tablet' } } })

/** The controls shrink to a pause. */
export const Phone = meta.story({ globals: { viewport: { value: 'mobile1' } } })

/** The first slide has the page's name and what this visitor can do; the next has its own way. */
export const BehaviourSlides = meta.story({
  globals: { locale: 'en', viewport: { value: 'desktop' } },
  play: async ({ canvas, userEvent }) => {
    const [heading, ...others] = canvas.getAllByRole('heading', { level: 1 })
    await expect(heading).toHaveTextContent('ไฟติดแล้ว')
    await expect(others).toEqual([])
    await expect(canvas.getByRole('button', { name: 'เข้าสู่ระบบ' })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Next slide' }))
    await expect(await canvas.findByRole('link', { name: 'ดูหวย' })).toHaveAttribute(
      'href',
      '/lottery',
    )
    await userEvent.click(canvas.getByRole('button', { name: 'Next slide' }))
    await expect(await canvas.findByRole('heading', { name: /ชวนเพื่อน/ })).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'ดูเงื่อนไข' })).toHaveAttribute(
      'href',
      '/promoDetail?id=6',
    )
  },
})

/** A picture says its words, and is a link where it leads somewhere. */
export const BehaviourPicture = meta.story({
  args: { banners: [picture, silent] },
  globals: { locale: 'en', viewport: { value: 'desktop' } },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(args.title)
    await expect(canvas.getByRole('link', { name: picture.title })).toHaveAttribute('href', '/rng')
    await userEvent.click(canvas.getByRole('button', { name: 'Next slide' }))
    await expect(await canvas.findByRole('img', { name: silent.title })).toBeVisible()
    await waitFor(() => expect(canvas.getByRole('link').closest('[inert]')).not.toBeNull())
  },
})

/** Without a slide, or with pictures alone, the page still has a name. */
export const BehaviourEmpty = meta.story({
  args: { banners: [] },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(args.title)
  },
})

/** What could run something, or pretends to be this site, is no link. */
export const BehaviourHostile = meta.story({
  args: { banners: [{ ...picture, linkage: 'javascript:alert(1)' }] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: picture.title })).toBeVisible()
    await expect(canvas.queryByRole('link')).toBeNull()
  },
})
