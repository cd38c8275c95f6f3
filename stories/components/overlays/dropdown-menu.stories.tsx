import { expect, fn, screen, waitFor } from 'storybook/test'
import {
  Button,
  ChevronDownIcon,
  DropdownMenu,
  DropdownMenuCheckboxItem,
  DropdownMenuContent,
  DropdownMenuGroup,
  DropdownMenuItem,
  DropdownMenuLabel,
  DropdownMenuRadioGroup,
  DropdownMenuRadioItem,
  DropdownMenuSeparator,
  DropdownMenuTrigger,
  GlobeIcon,
  LockIcon,
  LogOutIcon,
  SearchIcon,
  UserIcon,
} from '#components/index.ts'
import preview from '#storybook/preview.tsx'
import { words } from '#stories/support/index.ts'
import { menuSuite } from '#suites/patterns/menu.ts'

const pick = fn()
const check = fn()
const leave = fn()

const languages = (
  <>
    <DropdownMenuLabel>ภาษา</DropdownMenuLabel>
    <DropdownMenuRadioGroup value="th" onValueChange={pick}>
      <DropdownMenuRadioItem value="th" icon={<GlobeIcon />} lang="th">
        ไทย
      </DropdownMenuRadioItem>
      <DropdownMenuRadioItem value="en" icon={<GlobeIcon />} lang="en">
        English
      </DropdownMenuRadioItem>
      <DropdownMenuRadioItem value="vi" icon={<GlobeIcon />} lang="vi">
        Tiếng Việt
      </DropdownMenuRadioItem>
    </DropdownMenuRadioGroup>
    <DropdownMenuSeparator />
    <DropdownMenuItem icon={<LockIcon />} disabled>
      ความปลอดภัย
    </DropdownMenuItem>
    <DropdownMenuItem icon={<LogOutIcon />} tone="danger" onSelect={leave}>
      ออกจากระบบ
    </DropdownMenuItem>
  </>
)

const meta = preview.meta({
  component: DropdownMenuContent,
  args: { align: 'start' as const, children: languages },
  render: (args) => (
    <DropdownMenu defaultOpen>
      <DropdownMenuTrigger>
        <Button iconEnd={<ChevronDownIcon />}>เมนู</Button>
      </DropdownMenuTrigger>
      <DropdownMenuContent {...args} />
    </DropdownMenu>
  ),
})

/** Every prop on the panel. */
export const Playground = meta.story()

/** Lines that act, a link among them. */
export const Matrix = meta.story({
  args: {
    children: (
      <>
        <DropdownMenuItem icon={<UserIcon />}>ศูนย์สมาชิก</DropdownMenuItem>
        <DropdownMenuItem asChild>
          <a href="#promotions">โปรโมชั่น</a>
        </DropdownMenuItem>
        <DropdownMenuItem tone="danger" icon={<LogOutIcon />}>
          ออกจากระบบ
        </DropdownMenuItem>
      </>
    ),
  },
})

const columns = (
  <>
    <DropdownMenuItem icon={<SearchIcon />} shortcut="Ctrl K">
      ค้นหา
    </DropdownMenuItem>
    <DropdownMenuSeparator />
    <DropdownMenuGroup aria-label="คอลัมน์">
      <DropdownMenuLabel>คอลัมน์</DropdownMenuLabel>
      <DropdownMenuCheckboxItem checked onCheckedChange={check}>
        วันที่
      </DropdownMenuCheckboxItem>
      <DropdownMenuCheckboxItem checked={false} onCheckedChange={check}>
        ยอดคงเหลือ
      </DropdownMenuCheckboxItem>
      <DropdownMenuCheckboxItem checked={false} disabled>
        เลขอ้างอิง
      </DropdownMenuCheckboxItem>
    </DropdownMenuGroup>
  </>
)

/** A group of lines that are on or off, and a line with its keys. */
export const Choices = meta.story({ args: { children: columns } })

/** Every script; long lines wrap. */
export const Content = meta.story({
  args: {
    children: words.map((entry) => (
      <DropdownMenuItem key={entry.name} lang={entry.lang} icon={<GlobeIcon />}>
        {entry.text}
      </DropdownMenuItem>
    )),
  },
})

/** Longer than the window: it scrolls inside. */
export const States = meta.story({
  args: {
    children: Array.from({ length: 40 }, (_, line) => (
      <DropdownMenuItem key={line}>เกม {line + 1}</DropdownMenuItem>
    )),
  },
})

const closed: typeof meta.input.render = (args) => (
  <DropdownMenu>
    <DropdownMenuTrigger>
      <Button>เมนู</Button>
    </DropdownMenuTrigger>
    <DropdownMenuContent {...args} />
  </DropdownMenu>
)

/** A menu button by keys, mouse and finger. */
export const BehaviourMenu = meta.story({
  render: closed,
  play: (context) => menuSuite(context, { opener: 'เมนู' }),
})

/** It opens on the line that is chosen, and says what was picked. */
export const BehaviourPick = meta.story({
  render: closed,
  play: async ({ canvas, userEvent }) => {
    pick.mockClear()
    await userEvent.click(canvas.getByRole('button', { name: 'เมนู' }))
    await screen.findByRole('menuitemradio', { name: 'ไทย', checked: true })
    await userEvent.click(screen.getByRole('menuitemradio', { name: 'English' }))
    await expect(pick).toHaveBeenCalledWith('en')
  },
})

/** Lines that are on or off keep the menu open; keys describe their line and do not name it. */
export const BehaviourChoices = meta.story({
  args: { children: columns },
  play: async ({ userEvent }) => {
    check.mockClear()
    const date = await screen.findByRole('menuitemcheckbox', { name: 'วันที่', checked: true })
    await userEvent.click(date)
    await expect(check).toHaveBeenCalledWith(false)
    await userEvent.keyboard('{ArrowDown} ')
    await expect(check).toHaveBeenLastCalledWith(true)
    // It fades in.
    await waitFor(() => expect(screen.getByRole('menu')).toBeVisible())
    await expect(screen.getByRole('menuitem', { name: 'ค้นหา' })).toHaveAccessibleDescription(
      'Ctrl K',
    )
    await expect(screen.getByRole('group', { name: 'คอลัมน์' })).toBeVisible()
  },
})

/** Two panels have no room beside each other at 320 px: what is under a line is a `Sheet` or a page. */
export const MisuseDeep = meta.story({
  args: {
    children: (
      <DropdownMenuGroup aria-label="ไม่มีเมนูซ้อน">
        <DropdownMenuLabel>เมนูชั้นที่สองไม่มีที่ยืนบนจอ 320 px แยกเป็นกลุ่ม หรือเปิดเป็นชีต</DropdownMenuLabel>
        <DropdownMenuItem>เปิดชีต</DropdownMenuItem>
      </DropdownMenuGroup>
    ),
  },
})
