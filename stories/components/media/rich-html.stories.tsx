import { expect, waitFor } from 'storybook/test'
import { RichHtml, richHtmlAxes } from '#components/index.ts'
import preview from '#storybook/preview.tsx'
import { hostileHtml } from '#stories/fixtures/hostile-html.ts'
import { EveryCombination, EverySurface, EveryText } from '#stories/support/index.ts'

const terms = `
<h2>ใครเข้าร่วมได้</h2>
<p>สมาชิกที่ยืนยันเบอร์มือถือแล้ว <strong>หนึ่งบัญชีต่อหนึ่งคน</strong> บัญชีทดลองเข้าร่วมไม่ได้ ดู<a href="/help">ศูนย์ช่วยเหลือ</a>หรือ<a href="https://rules.example/slots">กติกาของค่าย</a></p>
<h2>วิธีรับ</h2>
<ul><li>เล่นสล็อตค่าย Indigo Loom เกมใดก็ได้ เดิมพันขั้นต่ำ ฿1 ต่อรอบ</li><li>ครบ 200 รอบภายใน 30 พ.ย. 2026 เวลา 23:59 น.</li><li>ฟรีสปิน 20 ครั้งเข้าศูนย์รางวัล กดใช้ได้ภายใน 7 วัน</li></ul>
<h3>ลำดับการนับ</h3>
<ol><li>เข้าร่วมในหน้านี้</li><li>เล่นให้ครบ<ul><li>นับเฉพาะเครดิตจริง</li><li>ไม่นับรอบที่ยกเลิก</li></ul></li></ol>
<h2>ยอดที่ได้จากฟรีสปิน</h2>
<table><tr><th>ได้รับ</th><th>ยอดเทิร์นก่อนถอน</th><th>ถอนสูงสุด</th></tr><tr><td>ไม่เกิน ฿500</td><td>1 เท่า</td><td>ไม่จำกัด</td></tr><tr><td>เกิน ฿500</td><td>3 เท่า</td><td>฿5,000</td></tr></table>
<p>นี่คือเครดิตทดลอง ไม่มีมูลค่าเป็นเงินจริง ผู้ให้บริการปรับเงื่อนไขได้โดยแจ้งในหน้าประกาศล่วงหน้า 3 วัน</p>
<blockquote>ฝ่ายบริการตอบได้ตลอด 24 ชั่วโมง</blockquote>`

const wide = `<table><tr>${'<th>ค่าย</th><th>จ่ายสูงสุด</th>'.repeat(6)}</tr><tr>${'<td>Indigo Loom</td><td>฿1,234,567.00</td>'.repeat(6)}</tr></table>`

const meta = preview.meta({
  component: RichHtml,
  args: { html: terms, labels: { table: 'ตาราง เลื่อนไปด้านข้างได้', newWindow: 'เปิดหน้าต่างใหม่' } },
})

/** Every prop on the panel. */
export const Playground = meta.story()

/** A page to read, and a narrow place of its own. */
export const Matrix = meta.story({
  render: (args) => (
    <EveryCombination axes={richHtmlAxes}>
      {(choice) => <RichHtml {...args} {...choice} html="<p>ซ้ำ ปั๊ม กู้ ที่นี่ ญี่ปุ่น</p>" />}
    </EveryCombination>
  ),
})

/** Nothing, words without a tag, and a server that has gone mad: five thousand letters in one word. */
export const States = meta.story({
  render: (args) => (
    <div className="grid max-w-[288px] gap-6">
      <RichHtml {...args} html={null} />
      <RichHtml {...args} html="ปิดปรับปรุงคืนนี้ & พรุ่งนี้ < 1 ชั่วโมง" />
      <RichHtml {...args} html={`<h1>${'ก'.repeat(300)}</h1><p>${'x'.repeat(5000)}</p>`} />
      <RichHtml {...args} html={wide} />
    </div>
  ),
})

/** In every script: the looped face is for Thai alone. */
export const Content = meta.story({
  render: (args) => (
    <EveryText>
      {(text, { lang }) => (
        <RichHtml
          {...args}
          lang={lang}
          html={`<h3>${text}</h3><p>${text} <em>${text}</em></p><ul><li>${text}</li></ul>`}
        />
      )}
    </EveryText>
  ),
})

/** On every ground. */
export const OnSurfaces = meta.story({
  render: (args) => (
    <EverySurface>
      <RichHtml
        {...args}
        html='<h3>วิธีรับ</h3><ul><li>ครบ 200 รอบ <a href="/help">ดูวิธีนับ</a></li></ul><table><tr><th>ได้รับ</th></tr><tr><td>฿500</td></tr></table>'
      />
    </EverySurface>
  ),
})

/** On the narrowest phone tables scroll in their own box. */
export const Phone = meta.story({
  args: { html: `${terms}${wide}` },
  globals: { viewport: { value: 'mobile1' } },
})

/** Headings follow the page's; a link out of the site says so and hands nothing over. */
export const BehaviourOutline = meta.story({
  args: { level: 4 },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('heading', { level: 4 })).toHaveLength(3)
    await expect(canvas.getAllByRole('heading', { level: 5 })).toHaveLength(1)
    const out = canvas.getByRole('link', { name: 'กติกาของค่าย (เปิดหน้าต่างใหม่)' })
    await expect(out).toHaveAttribute('rel', 'noopener noreferrer')
    await expect(canvas.getByRole('link', { name: 'ศูนย์ช่วยเหลือ' })).not.toHaveAttribute('target')
  },
})

/** A table wider than its room can be scrolled by keys, and says what it is. */
export const BehaviourWideTable = meta.story({
  args: { html: `<h3>อัตราจ่าย</h3>${wide}`, className: 'max-w-[320px]' },
  play: async ({ canvas, userEvent }) => {
    const box = canvas.getByRole('group', { name: 'ตาราง เลื่อนไปด้านข้างได้' })
    await waitFor(() => expect(box).toHaveAttribute('tabindex', '0'))
    await userEvent.tab()
    await expect(box).toHaveFocus()
    await expect(box.scrollWidth).toBeGreaterThan(box.clientWidth)
  },
})

/** With the browser's own parser: nothing runs, and nothing but words and plain elements is there. */
export const BehaviourHostile = meta.story({
  render: (args) => (
    <div>
      {hostileHtml.map((html) => (
        <RichHtml key={html} {...args} html={html} />
      ))}
    </div>
  ),
  play: async ({ canvasElement }) => {
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
    await expect(globalThis).not.toHaveProperty('xss')
    const plain =
      /^(?:a|b|blockquote|br|div|em|h[1-6]|li|ol|p|span|strong|t(?:able|body|head|r|h|d)|ul)$/
    const ours =
      /^(?:aria-label|class|colspan|data-[a-z]+|href|lang|rel|role|rowspan|scope|start|tabindex|target)$/
    for (const element of canvasElement.querySelectorAll('[data-slot="rich-html"] *')) {
      await expect(element.localName).toMatch(plain)
      for (const name of element.getAttributeNames()) await expect(name).toMatch(ours)
      if (!(element instanceof HTMLAnchorElement)) continue
      await expect(element.protocol).toMatch(/^(?:https?|mailto|tel):$/)
    }
  },
})

/** DESIGN.md, "Content and service": a server's HTML never becomes markup of the page. */
export const MisuseInnerHtml = meta.story({
  render: () => (
    <pre lang="en" className="type-body-sm whitespace-pre-wrap text-secondary">
      {'<div dangerouslySetInnerHTML={{ __html: promotion.content }} />'}
    </pre>
  ),
})
