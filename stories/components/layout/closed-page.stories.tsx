import {
  Button,
  ClosedPage,
  GlobeIcon,
  HeadsetIcon,
  Link,
  RefreshCwIcon,
} from '#components/index.ts'
import preview from '#storybook/preview.tsx'
import { FoyerLogo } from '../samples.tsx'

const service = (
  <Button variant="primary" size="lg" iconStart={<HeadsetIcon />}>
    ติดต่อฝ่ายบริการ
  </Button>
)

const meta = preview.meta({
  component: ClosedPage,
  args: {
    brand: <FoyerLogo />,
    tools: (
      <Button variant="ghost" iconStart={<GlobeIcon />}>
        ไทย
      </Button>
    ),
    title: 'ปิดบ้านทำความสะอาดสักครู่',
    text: 'เรากำลังปรับปรุงระบบเกม ยอดเงินและเดิมพันของคุณปลอดภัย',
    facts: [
      { id: 'from', label: 'เริ่ม', value: '20 พ.ย. 2026 02:00 น.' },
      { id: 'to', label: 'คาดว่าเปิด', value: '20 พ.ย. 2026 04:30 น.' },
    ],
    actions: (
      <>
        {service}
        <Button size="lg" iconStart={<RefreshCwIcon />}>
          ลองอีกครั้ง
        </Button>
      </>
    ),
  },
  parameters: { layout: 'fullscreen' },
})

/** Maintenance. */
export const Playground = meta.story()

/** A region that may not enter: what to tell customer service. */
export const RegionBlock = meta.story({
  args: {
    title: 'พื้นที่ของคุณยังเข้าไม่ได้',
    text: 'ผู้ให้บริการไม่เปิดให้เข้าจากพื้นที่นี้ หากคิดว่าเป็นความผิดพลาด ส่งข้อมูลด้านล่างให้ฝ่ายบริการ',
    facts: [
      {
        id: 'ip',
        label: 'ไอพีของคุณ',
        value: '203.0.113.42',
        action: <Link href="#copy">คัดลอก</Link>,
      },
      { id: 'reference', label: 'รหัสอ้างอิง', value: 'RB-2026-1120-7F' },
    ],
    actions: service,
  },
  globals: { scheme: 'light' },
})

/** The lit, empty doorway: a page that did not load. */
export const OpenDoor = meta.story({ args: { door: 'open', facts: undefined } })

/** The door stands over the words. */
export const Phone = meta.story({ globals: { viewport: { value: 'mobile1' } } })

/** One long word does not push the page sideways. */
export const Content = meta.story({
  args: {
    title: 'ซ้ำ ปั๊ม กู้ ที่นี่ ญี่ปุ่น Donaudampfschifffahrtselektrizitätenhauptbetriebswerk',
    facts: [
      { id: 'code', label: 'รหัส', value: 'Donaudampfschifffahrtselektrizitäten' },
      { id: 'ip', label: 'IP ของคุณ', value: '2001:0db8:85a3:0000:0000:8a2e:0370:7334' },
    ],
  },
  globals: { viewport: { value: 'mobile1' } },
})
