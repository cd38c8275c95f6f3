import { expect, fn } from 'storybook/test'
import { ChevronRightIcon, Link, linkAxes, Share2Icon } from '#components/index.ts'
import preview from '#storybook/preview.tsx'
import { EveryCombination, EveryState, EverySurface, EveryText } from '#stories/support/index.ts'

const meta = preview.meta({
  component: Link,
  args: { href: '#forgot-password', children: 'ลืมรหัสผ่าน' },
})

/** Every prop on the panel. */
export const Playground = meta.story()

/** Every variant in every tone. */
export const Matrix = meta.story({
  render: (args) => (
    <EveryCombination axes={linkAxes}>
      {(choice) => <Link {...args} {...choice} />}
    </EveryCombination>
  ),
})

/** At rest, hovered, pressed and focused. A link is never disabled. */
export const States = meta.story({
  render: (args) => (
    <EveryState only={['rest', 'hover', 'active', 'focus-visible']}>
      {() => <Link {...args} />}
    </EveryState>
  ),
})

/** Beside a heading, with the arrow that leads on. */
export const Standalone = meta.story({
  args: { variant: 'standalone', children: 'ดูทั้งหมด', iconEnd: <ChevronRightIcon size="sm" /> },
})

/** One that leaves the site, or opens a window, says so in words: an arrow alone is not heard. */
export const External = meta.story({
  args: {
    href: 'https://example.com',
    target: '_blank',
    variant: 'standalone',
    children: (
      <>
        เกมโดยผู้ให้บริการจำลอง <span className="sr-only">(เปิดหน้าต่างใหม่)</span>
      </>
    ),
    iconEnd: <Share2Icon size="sm" />,
  },
})

/** In a sentence, in every script. */
export const Content = meta.story({
  render: (args) => (
    <EveryText>
      {(text) => (
        <p>
          มีบัญชีแล้ว <Link {...args}>{text}</Link>
        </p>
      )}
    </EveryText>
  ),
})

/** On every ground. */
export const OnSurfaces = meta.story({
  render: (args) => (
    <EverySurface>
      <Link {...args} />
    </EverySurface>
  ),
})

const press = fn()

/** Lent to a button that only looks like a link: it stays a button. */
export const BehaviourAsButton = meta.story({
  render: () => (
    <Link asChild>
      <button type="button" onClick={press}>
        ขอรหัสใหม่
      </button>
    </Link>
  ),
  play: async ({ canvas, userEvent }) => {
    press.mockClear()
    await userEvent.click(canvas.getByRole('button', { name: 'ขอรหัสใหม่' }))
    await expect(press).toHaveBeenCalledOnce()
    await expect(canvas.queryByRole('link')).toBeNull()
  },
})

/** A window of its own cannot reach back into this one. */
export const BehaviourExternal = meta.story({
  args: External.input.args,
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'เกมโดยผู้ให้บริการจำลอง (เปิดหน้าต่างใหม่)' })
    await expect(link).toHaveAttribute('rel', 'noopener noreferrer')
  },
})

/** Breaks "a link goes somewhere": what does something is a button, whatever it looks like (`asChild`). */
export const MisuseAsAction = meta.story({ args: { href: '#', children: 'ลบบัญชีธนาคาร' } })
