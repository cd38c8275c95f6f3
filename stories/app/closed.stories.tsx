import { msg } from '@lingui/core/macro'
import { expect, screen, waitFor } from 'storybook/test'
import { systemStatus } from '#contract/index.ts'
import preview from '#storybook/preview.tsx'
import { answer } from '#stories/fixtures/answers.ts'
import { maintenanceStatus, openStatus, regionStatus } from '#stories/fixtures/site/status.ts'
import { said } from '#stories/support/said.ts'
import { at, everythingWell, wholeSite } from './whole-site.tsx'

const meta = preview.meta({
  title: 'Pages/Closed',
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
  render: wholeSite,
  args: { account: null as string | null },
  beforeEach: [at('/'), ({ msw }) => msw.use(...everythingWell)],
})

/** Closed for everybody. */
export const Maintenance = meta.story({
  beforeEach({ msw }) {
    msw.use(answer(systemStatus, maintenanceStatus))
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/2026.*02:00/)).toBeVisible()
    await expect(canvas.queryByRole('contentinfo')).toBeNull()
  },
})

/** Nobody knows how long, and nobody can be asked. */
export const MaintenanceUnknown = meta.story({
  beforeEach({ msw }) {
    const maintenance = { startsAt: null, endsAt: null }
    msw.use(answer(systemStatus, { ...openStatus(), maintenance, customerService: [] }))
  },
  play: async ({ canvas, loaded }) => {
    const again = said({ loaded }, msg`Try again`)
    await expect(await canvas.findByRole('button', { name: again })).toBeVisible()
    const service = said({ loaded }, msg`Contact customer service`)
    await expect(canvas.queryByRole('link', { name: service })).toBeNull()
  },
})

/** Closed to this visitor. */
export const RegionBlock = meta.story({
  beforeEach({ msw }) {
    msw.use(answer(systemStatus, regionStatus))
  },
  play: async ({ canvas, loaded }) => {
    await expect(await canvas.findByText('203.0.113.42')).toBeVisible()
    const service = said({ loaded }, msg`Contact customer service`)
    await expect(await canvas.findByRole('link', { name: service })).toBeVisible()
  },
})

/** With the server's own words. */
export const RegionBlockInServerWords = meta.story({
  beforeEach({ msw }) {
    const regionRestriction = { ip: '203.0.113.42', message: 'เราเปิดเฉพาะในประเทศไทย' }
    msw.use(answer(systemStatus, { ...openStatus(), regionRestriction }))
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('เราเปิดเฉพาะในประเทศไทย')).toBeVisible()
  },
})

/** By daylight, in English. */
export const MaintenanceInEnglish = meta.story({
  globals: { locale: 'en', scheme: 'light' },
  beforeEach({ msw }) {
    msw.use(answer(systemStatus, maintenanceStatus))
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('20 Nov 2026, 02:00')).toBeVisible()
  },
})

/** The other brand. */
export const RegionBlockOtherBrand = RegionBlock.extend({
  globals: { brand: 'siam', scheme: 'light' },
})

/** On the narrowest phone. */
export const MaintenancePhone = Maintenance.extend({ globals: { viewport: { value: 'mobile1' } } })

/** On the narrowest phone. */
export const RegionBlockPhone = RegionBlock.extend({ globals: { viewport: { value: 'mobile1' } } })

/** The house opens again without a reload. */
export const BehaviourOpens = Maintenance.extend({
  globals: { locale: 'th' },
  play: async ({ canvas, msw, userEvent }) => {
    await expect(await canvas.findByText('20 พ.ย. 2026 02:00 น.')).toBeVisible()
    const retry = await canvas.findByRole('button', { name: 'ลองอีกครั้ง' })
    msw.use(answer(systemStatus, openStatus('HOT3')))
    await userEvent.click(retry)
    await waitFor(() =>
      expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('ไฟติดแล้ว'),
    )
  },
})

/** All that is left of the bars still works. */
export const BehaviourLanguage = Maintenance.extend({
  globals: { locale: 'th' },
  beforeEach: () => () => localStorage.removeItem('hisLang'),
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('button', { name: 'ลองอีกครั้ง' })
    await userEvent.click(canvas.getByRole('button', { name: /ภาษา/ }))
    await userEvent.click(await screen.findByRole('menuitemradio', { name: 'English' }))
    await expect(await canvas.findByRole('button', { name: 'Try again' })).toBeVisible()
  },
})
