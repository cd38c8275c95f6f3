// @vitest-environment jsdom
import { PromotionCard } from '#components/index.ts'
import { brand as brandSchema } from '#contract/index.ts'
import { HomePromotions } from '#features/promotions/home-promotions.tsx'
import { PromotionDetail } from '#features/promotions/promotion-detail.tsx'
import { PromotionList } from '#features/promotions/promotion-list.tsx'
import { PromotionTerms } from '#features/promotions/promotion-terms.tsx'
import { MissionList } from '#features/rewards/mission-list.tsx'
import { RaffleCard } from '#features/rewards/raffle-card.tsx'
import { RedeemSums, RewardDetails, RewardHead } from '#features/rewards/redeem-parts.tsx'
import { Redemptions } from '#features/rewards/redemptions.tsx'
import { RewardCard } from '#features/rewards/reward-card.tsx'
import { NewMemberCarousel } from '#features/session/new-member-carousel.tsx'
import { Headline } from '#features/site/headline.tsx'
import { HomeHero } from '#features/site/home-hero.tsx'
import { LocaleProvider, SiteProvider } from '#features/site/index.ts'
import { NoticeDialog } from '#features/site/notice-dialog.tsx'
import { NoticesDialog } from '#features/site/notices-dialog.tsx'
import { PageSlides } from '#features/site/page-slides.tsx'
import { fireworks, listed } from '#stories/fixtures/promotions/details.ts'
import { promotions } from '#stories/fixtures/promotions/promotions.ts'
import { missions, missionTimes, openRaffle } from '#stories/fixtures/rewards/missions.ts'
import { makeReward, points, redemptions } from '#stories/fixtures/rewards/rewards.ts'
import { homeBanners } from '#stories/fixtures/site/banners.ts'
import { notices } from '#stories/fixtures/site/notices.ts'
import { setupI18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { render } from '@testing-library/react'
import * as v from 'valibot'
import { expect, test } from 'vitest'
import house from '../../../brands/foyer/brand.json' with { type: 'json' }

/** Stands in every word that is said in English, and in no other. */
const mark = 'Only in English'
const words = { title: mark, text: mark, lang: 'en' }
const content = `<p>${mark}</p>`
const nothing = () => {}
const idle = { raffleId: null, state: { status: 'idle', failures: 0 } } as const

const [promotion] = promotions.map((one) => ({ ...one, ...words, summary: mark, content }))
const [entry, second] = listed.map((one) => ({ ...one, ...words, summary: mark, schedule: mark }))
const details = {
  ...fireworks,
  ...words,
  summary: mark,
  schedule: mark,
  reward: mark,
  turnover: mark,
}
const reward = makeReward({ ...words, summary: mark, content, credit: null })
const [first] = notices.map((one) => ({ ...one, ...words, content }))
const [mission] = missions.map((one) => ({ ...one, ...words }))
const [slide] = homeBanners.map((one) => ({ ...one, ...words, url: null, action: mark }))
const [redemption] = redemptions.map((one) => ({ ...one, ...words, quantity: 1 }))
const picture = slide && { ...slide, bannerId: 3, url: '/picture.svg', text: '', action: null }
if (!picture || !promotion || !entry || !second || !first || !mission || !slide || !redemption)
  throw new Error()

const views = {
  'a card': <PromotionCard title={mark} text={mark} lang="en" image={null} />,
  'promotions at home': <HomePromotions status="ready" promotions={[promotion]} />,
  promotions: (
    <PromotionList
      status="ready"
      promotions={[entry, second]}
      filter={{ category: null, joined: false }}
      onFilter={nothing}
    />
  ),
  'a promotion': <PromotionDetail status="ready" promotion={details} terms={null} panel={null} />,
  terms: <PromotionTerms html={content} lang="en" />,
  'promotions for new members': <NewMemberCarousel promotions={[promotion]} />,
  missions: (
    <MissionList
      status="ready"
      missions={[{ ...mission, status: 'claimed' }]}
      {...missionTimes}
      claim={{ missionId: null, state: { status: 'idle', failures: 0 } }}
      onClaim={nothing}
    />
  ),
  'a raffle': (
    <RaffleCard
      raffle={{ ...openRaffle, ...words }}
      points={100}
      entry={idle}
      prize={idle}
      check={{ raffleId: null, result: 'none' }}
      onEnter={nothing}
      onClaim={nothing}
      onCheck={nothing}
      onDue={nothing}
    />
  ),
  'a reward': <RewardCard reward={reward} standing="short" onOpen={nothing} />,
  'what is redeemed': (
    <>
      <RewardHead reward={reward}>{null}</RewardHead>
      <RewardDetails reward={reward} />
      <RedeemSums reward={reward} points={points} quantity={1} />
    </>
  ),
  redemptions: (
    <Redemptions
      status="ready"
      redemptions={[redemption]}
      totalCount={1}
      filter={{ status: null, pageNo: 1 }}
      onFilter={nothing}
      pageHref={() => ''}
    />
  ),
  headlines: <Headline headlines={[first]} onOpen={nothing} />,
  'a notice that opens by itself': (
    <NoticeDialog open notices={[first]} index={0} onNext={nothing} onClose={nothing} />
  ),
  notices: (
    <NoticesDialog
      status="ready"
      open
      onOpenChange={nothing}
      notices={[first]}
      first={1}
      count={1}
      page={1}
      pages={1}
      chosen={first}
      read={new Set()}
      onPage={nothing}
      onChoose={nothing}
      onRead={nothing}
    />
  ),
  'a banner over a page': <PageSlides banners={[slide]} />,
  'a picture over a page': <PageSlides banners={[picture]} />,
  'the hero': <HomeHero title="บ้าน" banners={[slide]} actions={null} renderAction={() => null} />,
  'a picture in its place': (
    <HomeHero title="บ้าน" banners={[picture]} actions={null} renderAction={() => null} />
  ),
}

const site = {
  brand: v.parse(brandSchema, house),
  host: 'foyer.test',
  scheme: 'dark',
  mark: '',
} as const
const thai = { locale: 'th', locales: ['th', 'en'], change: async () => {} } as const

/** The elements that say it themselves: in their text, or in place of a picture. */
const said = (page: Element) =>
  [...page.querySelectorAll('*')].filter(
    (one) =>
      one.getAttribute('alt') === mark ||
      [...one.childNodes].some(({ nodeType, nodeValue }) => nodeType === 3 && nodeValue === mark),
  )

test.each(Object.entries(views))('%s: words in another language say in which', (_, view) => {
  document.documentElement.lang = 'th'
  // jsdom lays nothing out.
  Element.prototype.checkVisibility ??= () => true
  render(
    <I18nProvider i18n={setupI18n({ locale: 'th', messages: { th: {} } })}>
      <SiteProvider value={site}>
        <LocaleProvider value={thai}>{view}</LocaleProvider>
      </SiteProvider>
    </I18nProvider>,
  )
  const elements = said(document.body)
  expect(elements.length).toBeGreaterThan(0)
  for (const element of elements) {
    expect(element.closest('[lang]')?.getAttribute('lang'), element.outerHTML).toBe('en')
  }
})
