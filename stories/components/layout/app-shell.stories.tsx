import { expect } from 'storybook/test'
import {
  AppShell,
  Button,
  FlameIcon,
  Footer,
  FooterLegal,
  HeaderActions,
  HeaderBar,
  HeaderNav,
  HeadsetIcon,
  HouseIcon,
  LayoutGridIcon,
  MobileBar,
  OfflineStrip,
  Page,
  Section,
  SideNav,
  SideNavGroup,
  SideNavLink,
  TicketIcon,
  UserPlusIcon,
} from '#components/index.ts'
import preview from '#storybook/preview.tsx'
import { FoyerLogo, headerLinks } from '../samples.tsx'

const meta = preview.meta({
  component: AppShell,
  args: {
    skipLabel: 'ข้ามไปเนื้อหา',
    header: (
      <HeaderBar
        brand={<FoyerLogo href="#home" />}
        actions={
          <HeaderActions>
            <Button variant="ghost">เข้าสู่ระบบ</Button>
          </HeaderActions>
        }
      >
        <HeaderNav label="เมนูหลัก" items={headerLinks} />
      </HeaderBar>
    ),
    side: (
      <SideNav label="หมวดเกม" labels={{ collapse: 'ย่อเมนู', expand: 'ขยายเมนู' }}>
        <SideNavGroup>
          <SideNavLink href="#home" label="หน้าแรก" icon={<HouseIcon />} current />
          <SideNavLink href="#hot" label="ยอดนิยม" icon={<FlameIcon />} count="48" />
        </SideNavGroup>
      </SideNav>
    ),
    children: (
      <Page>
        <Section title="เกมมาแรงคืนนี้">
          <p className="type-body-md text-secondary">เนื้อหาของส่วนนี้</p>
        </Section>
        <Section title="หวยงวดถัดไป" variant="band">
          <p className="type-body-md text-secondary">แถบที่ยาวถึงขอบ</p>
        </Section>
      </Page>
    ),
    footer: (
      <Footer>
        <FooterLegal>
          <span>© 2024 Foyer</span>
        </FooterLegal>
      </Footer>
    ),
    mobileBar: (
      <MobileBar
        label="เมนูล่าง"
        items={[
          { id: 'home', label: 'หน้าแรก', href: '#home', icon: <HouseIcon />, current: true },
          { id: 'games', label: 'เกม', href: '#games', icon: <LayoutGridIcon /> },
          { id: 'join', label: 'สมัคร', href: '#join', icon: <UserPlusIcon /> },
          { id: 'lottery', label: 'หวย', href: '#lottery', icon: <TicketIcon /> },
          { id: 'help', label: 'ช่วยเหลือ', href: '#help', icon: <HeadsetIcon /> },
        ]}
      />
    ),
  },
  parameters: { layout: 'fullscreen' },
})

/** Every area. */
export const Playground = meta.story()

/** /lottery and /seamless: the page and its footer alone. */
export const BarsHidden = meta.story({ args: { bars: 'hidden' } })

/** A game's frame: the page paints up to the edges. */
export const Bleed = meta.story({
  args: {
    bleed: true,
    children: (
      <div className="grid h-[420px] place-items-center bg-sunken type-body-md text-secondary">
        กรอบเกมยาวถึงขอบ
      </div>
    ),
  },
})

/** What stands over everything is above the bars. */
export const Notice = meta.story({
  args: { notice: <OfflineStrip offline>ออฟไลน์อยู่ แสดงข้อมูลล่าสุดเมื่อ 21:48 น.</OfflineStrip> },
})

/** Icons at the side. */
export const Tablet = meta.story({ globals: { viewport: { value: 'tablet' } } })

/** The bar is under the thumb. */
export const Phone = meta.story({
  globals: { viewport: { value: 'mobile1' } },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBe(window.innerWidth)
  },
})

/** The first key leads past the bars. */
export const BehaviourSkip = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('link', { name: 'ข้ามไปเนื้อหา' })).toHaveFocus()
    await expect(canvas.getByRole('main')).toHaveAttribute('id', 'main')
  },
})
