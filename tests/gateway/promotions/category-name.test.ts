import { calls } from '#contract/index.ts'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { promotions } from '#gateway/database/schema/index.ts'
import { openGateway } from '../support/gateway.ts'

const gateway = openGateway()

const thai = { headers: { Language: 'TH' } }
const listed = async () =>
  (await gateway().ask(calls.promotions, {}, thai)).value.list.find(({ id }) => id === 7)

test('a category is named in English where the language lacks it, and says so', async () => {
  expect(await listed()).toMatchObject({ lang: 'th', categoryLang: 'th' })
  await gateway()
    .database.update(promotions)
    .set({ categoryName: { en: 'Draws' } })
    .where(eq(promotions.id, 7))
  const lacking = { lang: 'th', categoryName: 'Draws', categoryLang: 'en' }
  expect(await listed()).toMatchObject(lacking)
  const detail = await gateway().ask(calls.promotionDetail, { id: 7 }, thai)
  expect(detail.value).toMatchObject(lacking)
  const news = { types: 'PR', platform: 'W', execution: 'B' } as const
  const { value } = await gateway().ask(calls.announcements, news, thai)
  expect(value.promotion.find(({ id }) => id === 7)).toMatchObject(lacking)
})
