import { useState } from 'react'
import { expect, fn, spyOn, within } from 'storybook/test'
import { FlameIcon, type Icon, iconSizes, SearchField } from '#components/index.ts'
import { copyAnyhow } from '#components/actions/copy-text.ts'
import preview from '#storybook/preview.tsx'

const meta = preview.meta({ tags: ['!autodocs'] })

/** `ArrowLeftIcon` is `arrow-left`. */
const nameOf = (key: string) =>
  key
    .replace(/Icon$/, '')
    .replace(/(?<=[a-z])(?=[A-Z\d])|(?<=\d)(?=[A-Z])/g, '-')
    .toLowerCase()

const modules = import.meta.glob<Record<string, Icon>>('../../src/components/media/icons/*.ts', {
  eager: true,
})

const icons = Object.values(modules)
  .flatMap((drawings) => Object.entries(drawings))
  .map(([key, Drawing]) => ({ key, name: nameOf(key), Drawing }))
  .toSorted((a, b) => a.name.localeCompare(b.name))

/** Words one may look for that are not in a name. */
const also: Record<string, string> = {
  house: 'home หน้าแรก',
  search: 'find ค้นหา',
  x: 'close ปิด',
  wallet: 'money เงิน กระเป๋า',
  'arrow-down-to-line': 'deposit ฝาก',
  'arrow-up-from-line': 'withdraw ถอน',
  headset: 'service help ช่วยเหลือ',
  heart: 'favourite ถูกใจ',
  user: 'account บัญชี',
  bell: 'notice แจ้งเตือน',
  globe: 'language ภาษา',
  'log-out': 'leave ออกจากระบบ',
  eye: 'show แสดง',
  'eye-off': 'hide ซ่อน',
  'trash-2': 'delete remove ลบ',
  lock: 'closed ปิดรับ',
  gift: 'promotion โปรโมชัน',
}

function IconList() {
  const [query, setQuery] = useState('')
  const [said, setSaid] = useState('')
  const wanted = query.trim().toLowerCase()
  const found = icons.filter(({ name }) => `${name} ${also[name] ?? ''}`.includes(wanted))
  const copy = async (key: string) => {
    setSaid(
      (await copyAnyhow(key))
        ? `${key} is on the clipboard`
        : `This browser copies nothing. It is called ${key}`,
    )
  }
  return (
    <div className="flex flex-col gap-6">
      <div className="flex flex-wrap items-center gap-4">
        <SearchField
          className="w-full max-w-[320px]"
          label="Search icons"
          clearLabel="Clear"
          placeholder="home, หน้าแรก, arrow"
          value={query}
          onValueChange={(next) => {
            setQuery(next)
            setSaid('')
          }}
        />
        <span role="status" className="type-body-sm text-secondary">
          {said || `${found.length} icons`}
        </span>
      </div>
      <ul className="grid grid-cols-[repeat(auto-fill,minmax(116px,1fr))] gap-2">
        {found.map(({ key, name, Drawing }) => (
          <li key={key}>
            <button
              type="button"
              title={`Copy ${key}`}
              className="flex h-full w-full flex-col items-center gap-2 rounded-md border border-subtle bg-surface px-2 py-4 text-primary hover:bg-hover"
              onClick={() => void copy(key)}
            >
              <Drawing size="lg" />
              <span className="text-center type-caption text-secondary">{name}</span>
            </button>
          </li>
        ))}
      </ul>
    </div>
  )
}

/** Every icon; a press copies its name in code. */
export const All = meta.story({ render: () => <IconList /> })

/** Small in running text, middle in controls, large in badges. */
export const Sizes = meta.story({
  render: () => (
    <ul className="flex items-end gap-8">
      {Object.entries(iconSizes).map(([size, px]) => (
        <li key={size} className="flex flex-col items-center gap-2 text-primary">
          <FlameIcon size={size as keyof typeof iconSizes} />
          <span className="type-caption text-secondary">
            {size}, {px} px
          </span>
        </li>
      ))}
    </ul>
  ),
})

/** Names, and what people call them, in two languages. */
export const BehaviourSearch = All.extend({
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('searchbox', { name: 'Search icons' })
    await userEvent.type(field, 'หน้าแรก')
    await expect(within(canvas.getByRole('list')).getByRole('button')).toHaveTextContent('house')
    await userEvent.clear(field)
    await userEvent.type(field, 'no such thing')
    await expect(canvas.getByText('0 icons')).toBeVisible()
  },
})

/** The name goes to the clipboard, and that is said. */
export const BehaviourCopy = All.extend({
  play: async ({ canvas, userEvent }) => {
    const writeText = fn((_text: string) => Promise.resolve())
    const clipboard = spyOn(navigator, 'clipboard', 'get').mockReturnValue({
      ...navigator.clipboard,
      writeText,
    })
    await userEvent.click(canvas.getByRole('button', { name: 'arrow-left' }))
    await expect(writeText).toHaveBeenCalledWith('ArrowLeftIcon')
    await expect(await canvas.findByText('ArrowLeftIcon is on the clipboard')).toBeVisible()
    // A search afterwards says again how many there are.
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Search icons' }), 'no such thing')
    await expect(canvas.getByText('0 icons')).toBeVisible()
    clipboard.mockRestore()
  },
})
