import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import {
  AppShell,
  CategoryRail,
  ClosedPage,
  FooterStories,
  Footer,
  FooterVendors,
  HeaderBar,
  HeaderNav,
  HeroScene,
  HeroSlide,
  Logo,
  MobileBar,
  SideNav,
  SideNavGroup,
  SideNavLink,
  Tab,
  TabList,
  TabPanel,
  Tabs,
  VendorTabs,
  WinnerBoard,
} from '#components/index.ts'

const link = { id: 'a', label: 'A', href: '/a' }
const position = () => 'one'

/** The environment is node's: nothing here may ask for a window. */
const page = renderToString(
  <AppShell
    skipLabel="skip"
    header={
      <HeaderBar brand={<Logo name="Foyer" href="/" />}>
        <HeaderNav label="main" items={[link]} />
      </HeaderBar>
    }
    side={
      <SideNav label="side" labels={{ collapse: 'less', expand: 'more' }}>
        <SideNavGroup>
          <SideNavLink {...link} icon={null} />
        </SideNavGroup>
      </SideNav>
    }
    footer={
      <Footer>
        <FooterVendors label="studios" items={[link]} />
        <FooterStories
          items={[{ id: 'a', title: 'A', text: 'a' }]}
          labels={{
            name: 'about',
            carousel: 'carousel',
            slide: 'slide',
            pause: 'pause',
            play: 'play',
            position,
          }}
        />
      </Footer>
    }
    mobileBar={<MobileBar label="bar" items={[{ ...link, icon: null }]} />}
  >
    <HeroSlide title="The lanterns are lit" art={<HeroScene name="hall" />} />
    <CategoryRail label="categories" items={[{ ...link, spot: 'flame' }]} />
    <VendorTabs label="studios" items={[link]} current="a" />
    <Tabs defaultValue="a">
      <TabList label="tabs">
        <Tab value="a">A</Tab>
      </TabList>
      <TabPanel value="a">panel</TabPanel>
    </Tabs>
    <WinnerBoard
      title="Winners"
      labels={{ pause: 'pause', play: 'play', moving: 'm', stopped: 's', loading: 'l' }}
      rows={[{ id: 'a', account: 'a***', game: 'G', cover: '/g.svg', amount: '฿1' }]}
    />
  </AppShell>,
)

test('every area is in the page of the server', () => {
  for (const slot of ['header-bar', 'side-nav', 'footer', 'mobile-bar', 'category-rail']) {
    expect(page).toContain(`data-slot="${slot}"`)
  }
  expect(page).toContain('href="#main"')
})

test('the scene is drawn in it', () => {
  expect(page).toMatch(/data-slot="hero-scene"[^>]*><defs>/)
})

test('emblems come from one file, never from data', () => {
  expect(page).toMatch(/<use href="[^":]*spots[^":]*\.svg[^":]*#flame"/)
})

test('no inline style, which the content security policy would refuse', () => {
  expect(page).not.toMatch(/\sstyle=/)
})

test('a closed page stands alone', () => {
  const closed = renderToString(
    <ClosedPage brand={<Logo name="Foyer" />} title="Back soon" text="Tidying the house" />,
  )
  expect(closed).toContain('<h1')
  expect(closed).toContain('data-slot="krajang"')
  expect(closed).not.toMatch(/\sstyle=/)
})
