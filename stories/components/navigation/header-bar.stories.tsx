import {
  Avatar,
  BalanceWell,
  Button,
  GlobeIcon,
  HeaderActions,
  HeaderBar,
  HeaderNav,
  IconButton,
  MenuIcon,
  SearchIcon,
  SunIcon,
} from '#components/index.ts'
import preview from '#storybook/preview.tsx'
import { coverPicture, FoyerLogo, headerLinks } from '../samples.tsx'

const tools = (
  <>
    <IconButton label="ค้นหา">
      <SearchIcon />
    </IconButton>
    <IconButton label="ภาษา">
      <GlobeIcon />
    </IconButton>
    <IconButton label="ธีมสว่าง">
      <SunIcon />
    </IconButton>
  </>
)

const menu = (
  <span className="md:hidden">
    <IconButton label="เมนู">
      <MenuIcon />
    </IconButton>
  </span>
)

const more = (
  <Button variant="ghost" size="sm">
    เพิ่มเติม
  </Button>
)

const guest = (
  <HeaderActions tools={tools}>
    <Button variant="ghost">เข้าสู่ระบบ</Button>
    <Button variant="primary" className="max-md:hidden">
      สมัคร
    </Button>
    {menu}
  </HeaderActions>
)

const member = (
  <HeaderActions tools={tools}>
    <BalanceWell
      className="max-md:hidden"
      amount="฿12,480.00"
      hidden={false}
      onHiddenChange={() => {}}
      onRefresh={() => {}}
      labels={{
        balance: 'ยอดเงิน',
        hidden: 'ซ่อนอยู่',
        hide: 'ซ่อนยอดเงิน',
        refresh: 'โหลดยอดเงินใหม่',
      }}
    />
    <Button variant="primary" className="max-md:hidden">
      ฝาก
    </Button>
    <Avatar src={coverPicture('firefly', 'tiger')} alt="nok_lantern" />
    {menu}
  </HeaderActions>
)

const meta = preview.meta({
  component: HeaderBar,
  args: {
    brand: <FoyerLogo href="#home" />,
    children: <HeaderNav label="เมนูหลัก" items={headerLinks} more={more} />,
    actions: guest,
  },
  parameters: { layout: 'fullscreen' },
})

/** A guest's header. */
export const Playground = meta.story()

/** A member's: the balance takes room, so links give way one step earlier. */
export const Member = meta.story({
  args: {
    children: <HeaderNav label="เมนูหลัก" items={headerLinks} more={more} crowded />,
    actions: member,
  },
})

/** Three links, the rest in the menu. */
export const Tablet = meta.story({ globals: { viewport: { value: 'tablet' } } })

/** The mark, the way in, the menu. */
export const Phone = meta.story({ globals: { viewport: { value: 'mobile1' } } })

/** A long name, and Vietnamese links. */
export const Content = meta.story({
  args: {
    brand: <FoyerLogo />,
    children: (
      <HeaderNav
        label="เมนูหลัก"
        more={more}
        items={['Trang chủ', 'Nổ hũ', 'Live casino', 'Bắn cá', 'Thể thao', 'Game bài', 'Xổ số'].map(
          (label) => ({ id: label, label, href: `#${label}` }),
        )}
      />
    ),
  },
})
