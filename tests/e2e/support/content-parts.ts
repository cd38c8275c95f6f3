import { expect, type Locator, type Page, type Request } from '@playwright/test'
import { calls } from '#contract/calls.ts'
import type { Call } from '#contract/index.ts'
import type { Json } from './meddle.ts'
import type { Operator } from './operator.ts'
import { shown, wakeUp } from './wake.ts'

/** A part of a page that one content call fills. */
export interface Part {
  name: string
  call: Pick<Call, 'path'>
  only?: (request: Request) => boolean
  /** What the message's code begins with. */
  code: string
  /** From another page, so that it is the browser that asks. */
  open: (page: Page, operator: Operator) => Promise<unknown>
  /** Where it stands. @default the page's main part */
  where?: (page: Page) => Locator
  /** Something of the sandbox's own in it. */
  content: (where: Locator) => Locator
  /** What is made enormous, where the sandbox has nothing of it. */
  sample?: Json
  /** What shows that. @default the endless names */
  enormous?: (where: Locator) => Locator
  /** What is there when there is nothing; null: nothing can be missing. @default an empty state */
  empty?: ((where: Locator, page: Page) => Promise<unknown>) | null
}

const follow = async (page: Page, href: string) => {
  await page.getByRole('contentinfo').locator(`a[href="${href}"]`).first().click()
  await expect(page).toHaveURL(href)
}

/** By a link of a page that was drawn for somebody else. */
const asGuest =
  (href: string, from = '/lottery/results') =>
  async (page: Page) => {
    await page.goto(from)
    await wakeUp(page)
    await follow(page, href)
  }

/** A member of the sandbox, on the page that a link of the footer leads to. */
export const asMember = (href: string) => async (page: Page, operator: Operator) => {
  await page.goto(await operator.invite('vip88'))
  await expect(page.getByRole('banner').getByRole('button', { name: 'vip88' })).toBeVisible()
  await follow(page, href)
}

const at = '2026-11-01T05:00:00.000Z'

export const main = (page: Page) => page.getByRole('main')
/** Announcements of these types alone. */
export const types = (wanted: string) => (request: Request) =>
  new URL(request.url()).searchParams.get('types') === wanted

/** The content calls, each where people meet what it brings. */
export const contentParts: readonly Part[] = [
  {
    name: 'the promotions',
    call: calls.promotions,
    code: 'PL',
    open: asGuest('/promotions'),
    content: (where) => where.getByText('ต้อนรับสมาชิกใหม่').first(),
  },
  {
    name: 'a promotion',
    call: calls.promotionDetail,
    code: 'PD',
    open: async (page) => {
      await page.goto('/promotions')
      await wakeUp(page)
      await main(page).locator('a[href="/promoDetail?id=1"]').first().click()
      await expect(page).toHaveURL('/promoDetail?id=1')
    },
    content: (where) => where.getByRole('heading', { level: 1, name: 'ต้อนรับสมาชิกใหม่' }),
    empty: null,
  },
  {
    name: 'the promotions of the home',
    call: calls.announcements,
    only: types('PR'),
    code: 'PR',
    open: async (page) => {
      await page.goto('/help')
      await wakeUp(page)
      await page.getByRole('banner').locator('a[href="/"]').first().click()
      await expect(page).toHaveURL('/')
    },
    content: (where) => where.getByText('ต้อนรับสมาชิกใหม่').first(),
    empty: (where) =>
      expect(where.locator('a[href^="/promotions"]').and(shown(where.page()))).toHaveCount(0),
  },
  {
    name: 'the notices',
    call: calls.announcements,
    only: types('PL'),
    code: 'NT',
    open: async (page) => {
      await page.goto('/help')
      await wakeUp(page)
      const side = page.getByRole('navigation').filter({ hasText: 'ฝ่ายบริการ' })
      await side.getByRole('button', { name: 'ประกาศ' }).click()
    },
    where: (page) => page.getByRole('dialog'),
    // Some days old: today’s is out only from nine in the morning.
    content: (where) => where.getByText('ค่าย Night Jasmine มีครบ 38 เกมแล้ว').first(),
  },
  {
    name: 'the help centre',
    call: calls.helpCenter,
    code: 'HC',
    open: asGuest('/help'),
    content: (where) => where.getByText('ที่นี่คืออะไร').first(),
  },
  {
    name: 'the user agreement',
    call: calls.helpCenter,
    code: 'HC',
    open: asGuest('/help?article=agreement'),
    content: (where) => where.locator('#help-agreement'),
  },
  {
    name: 'the app’s address',
    call: calls.download,
    code: 'DL',
    open: async (page) => {
      await page.goto('/lottery/results')
      await wakeUp(page)
      await page.getByRole('contentinfo').locator('a[href="/down"]').first().click()
    },
    where: (page) => page.getByRole('dialog'),
    content: (where) => where.getByRole('img', { name: '/down' }),
    empty: null,
    sample: {
      app: { url: `/down#${'ก'.repeat(2000)}`, version: null, bytes: null, releasedAt: null },
    },
    enormous: (where) => where.getByText('ที่อยู่ยาวเกิน').first(),
  },
  {
    name: 'the rewards of the mall',
    call: calls.pointRewards,
    code: 'PM',
    open: asGuest('/pointMall'),
    content: (where) => where.getByText('เครดิตทดลอง ฿100').first(),
  },
  {
    name: 'the points of a member',
    call: calls.pointBalance,
    code: 'PB',
    open: asMember('/pointMall'),
    content: (where) => where.getByRole('button', { name: 'แปลงเป็นเครดิต' }),
    empty: null,
  },
  {
    name: 'what became of rewards',
    call: calls.redemptionList,
    code: 'RL',
    open: async (page, operator) => {
      await asMember('/pointMall')(page, operator)
      await main(page).locator('a[href="/pointMall?view=history"]').click()
      await expect(page).toHaveURL('/pointMall?view=history')
    },
    content: (where) => where.getByRole('row').nth(1),
  },
  {
    name: 'the missions',
    call: calls.missionSummary,
    code: 'MS',
    open: asMember('/missions'),
    content: (where) => where.getByText('แวะมาวันนี้').first(),
  },
  {
    name: 'the leaderboard',
    call: calls.missionLeaderboard,
    code: 'LB',
    open: async (page, operator) => {
      await asMember('/missions')(page, operator)
      // Who has a mission stands on the board, also in a week that has just begun.
      await expect(main(page).getByText('แวะมาวันนี้').first()).toBeVisible()
      const claim = main(page).getByRole('button', { name: 'รับรางวัล แวะมาวันนี้' })
      if ((await claim.count()) > 0) await claim.click()
      await expect(main(page).getByText('รับแล้ว').first()).toBeVisible()
      await main(page).getByRole('tab', { name: 'ตารางอันดับ' }).click()
    },
    content: (where) => where.locator('ol > li').first(),
  },
  {
    name: 'the raffles',
    call: calls.raffleList,
    code: 'RF',
    open: async (page, operator) => {
      await asMember('/missions')(page, operator)
      await main(page).getByRole('tab', { name: 'จับฉลาก' }).click()
    },
    content: (where) => where.getByText('จับฉลากอย่างยุติธรรมได้อย่างไร').first(),
  },
  {
    name: 'one’s own invitation',
    call: calls.referral,
    code: 'IF',
    open: asMember('/invite'),
    content: (where) => where.getByText('/register?referralCode=').first(),
    sample: {
      code: 'LANTERN7',
      friends: {
        list: [{ account: 'n***e', joinedAt: at, rewarded: true }],
        pageNo: 1,
        pageSize: 300,
        totalPages: 1,
        totalCount: 300,
      },
    },
  },
  {
    name: 'the betting record',
    call: calls.bettingRecords,
    code: 'BR',
    open: async (page, operator) => {
      await asMember('/help')(page, operator)
      await page.getByRole('banner').getByRole('button', { name: 'vip88' }).click()
      await page.getByRole('menuitem', { name: 'ประวัติเดิมพัน' }).click()
      await expect(page).toHaveURL('/member/bettingRecord')
    },
    // Nobody of the sandbox has bet; the sums say so.
    content: (where) => where.getByRole('definition').filter({ hasText: '฿0.00' }).first(),
    sample: {
      list: [
        {
          id: 'R',
          kind: 'game',
          gameName: 'Lantern',
          nameLang: 'th',
          vassalage: 'LTF',
          vendorName: 'Lantern Forge',
          status: 'settled',
          stake: '123456789012.00',
          win: '0.00',
          net: '-123456789012.00',
          placedAt: at,
        },
      ],
      pageNo: 1,
      pageSize: 300,
      totalPages: 1,
      totalCount: 300,
      totals: {
        stake: '37037036703600.00',
        waiting: '0.00',
        win: '0.00',
        net: '-37037036703600.00',
      },
    },
  },
]
