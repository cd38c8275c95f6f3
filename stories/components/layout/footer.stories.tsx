import {
  Badge,
  Footer,
  FooterBrand,
  FooterColumn,
  FooterColumns,
  FooterLegal,
  FooterStories,
  FooterVendors,
  ShieldCheckIcon,
} from '#components/index.ts'
import preview from '#storybook/preview.tsx'
import { EveryState, EveryText } from '#stories/support/index.ts'
import { carouselLabels, FoyerLogo, studioLinks } from '../samples.tsx'

const about = [
  'พอร์ทัลเกมและหวยแบบเปิด ทุกเกมในที่นี้เล่นด้วยเครดิตทดลอง ไม่มีมูลค่าเป็นเงินจริง ค่ายเกมและผลรางวัลเป็นข้อมูลสมมติ',
  'ยี่สิบสี่ค่ายในที่เดียว',
  'ถอนได้ทุกวัน',
  'เล่นอย่างรู้ทัน ตั้งวงเงินของตัวเองได้',
  'ฝ่ายบริการตอบตลอด 24 ชั่วโมง',
].map((text, at) => ({ id: `${at}`, title: `เรื่องที่ ${at + 1}`, text }))

const column = (title: string, links = ['สล็อต', 'คาสิโนสด', 'ยิงปลา', 'กีฬา']) => (
  <FooterColumn
    key={title}
    title={title}
    links={links.map((label) => ({ id: label, label, href: `#${label}` }))}
  />
)

const meta = preview.meta({
  component: Footer,
  args: {
    className: 'mt-8',
    children: (
      <>
        <FooterVendors label="ค่ายเกม" items={studioLinks} />
        <FooterColumns>
          <FooterBrand
            brand={<FoyerLogo />}
            badges={
              <>
                <Badge tone="line">18+</Badge>
                <Badge tone="line" icon={<ShieldCheckIcon size="sm" />}>
                  เล่นอย่างรู้ทัน
                </Badge>
              </>
            }
          >
            <FooterStories items={about} labels={{ ...carouselLabels, name: 'เกี่ยวกับเรา' }} />
          </FooterBrand>
          {['เกม', 'บริการ', 'ช่วยเหลือ'].map((title) => column(title))}
        </FooterColumns>
        <FooterLegal>
          <span>© 2024 Foyer</span>
          <span>เวลาเซิร์ฟเวอร์ 21:48:07 GMT+7</span>
        </FooterLegal>
      </>
    ),
  },
  parameters: { layout: 'fullscreen' },
})

/** Every part of it. */
export const Playground = meta.story()

/** Studios in three sideways rows. */
export const Tablet = meta.story({ globals: { viewport: { value: 'tablet' } } })

/** Two columns of links, and room for the bottom bar. */
export const Phone = meta.story({ globals: { viewport: { value: 'mobile1' } } })

/** A studio and a link of a column. */
export const States = meta.story({
  render: (args) => (
    <Footer {...args}>
      <EveryState only={['rest', 'hover', 'active', 'focus-visible']}>
        {(state) => (
          <>
            <FooterVendors label={`ค่ายเกม ${state}`} items={studioLinks.slice(0, 2)} />
            {column(`เกม ${state}`, ['สล็อต'])}
          </>
        )}
      </EveryState>
    </Footer>
  ),
})

/** In every script. */
export const Content = meta.story({
  render: (args) => (
    <Footer {...args}>
      <EveryText>{(text, { name }) => column(`${name} ${text}`, [text, `${text} 2`])}</EveryText>
    </Footer>
  ),
})
