import { Page, Section } from '#components/index.ts'
import preview from '#storybook/preview.tsx'

const sections = ['เกมมาแรงคืนนี้', 'หวยงวดถัดไป', 'โปรโมชั่น'].map((title) => (
  <Section key={title} title={title}>
    <p className="type-body-md text-secondary">เนื้อหาของส่วนนี้</p>
  </Section>
))

const meta = preview.meta({ component: Page, args: { children: sections } })

/** Sections 48 px apart. */
export const Playground = meta.story()

/** Sections 32 px apart. */
export const Phone = meta.story({ globals: { viewport: { value: 'mobile1' } } })
