import type { Element, Nodes } from 'hast'
import { describe, expect, test } from 'vitest'
import { cleanHtml } from '#platform/html.ts'
import { hostileHtml } from '#stories/fixtures/hostile-html.ts'

const elementsOf = (node: Nodes): Element[] => {
  const inside = 'children' in node ? node.children.flatMap((child) => elementsOf(child)) : []
  return node.type === 'element' ? [node, ...inside] : inside
}

const attributes = ({ properties }: Element) =>
  Object.entries(properties)
    .map(([name, value]) => ` ${name}="${Array.isArray(value) ? value.join(' ') : value}"`)
    .join('')

/** A tree as HTML, to be read by people. */
function write(node: Nodes): string {
  if (node.type === 'text') return node.value.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
  if (!('children' in node)) return `?${node.type}?`
  const inside = node.children.map(write).join('')
  if (node.type !== 'element') return inside
  const { tagName } = node
  return tagName === 'br' ? '<br>' : `<${tagName}${attributes(node)}>${inside}</${tagName}>`
}

const clean = (source: string) => write(cleanHtml(source))

const allowed: Record<string, readonly string[]> = {
  ...Object.fromEntries(
    'h1 h2 h3 h4 h5 h6 p ul li blockquote table thead tbody tr b strong em br'
      .split(' ')
      .map((name) => [name, []]),
  ),
  a: ['href', 'target', 'rel'],
  ol: ['start'],
  th: ['scope', 'colSpan', 'rowSpan'],
  td: ['colSpan', 'rowSpan'],
}

describe('nothing hostile comes through', () => {
  test.for(hostileHtml)('%s', (source) => {
    for (const element of elementsOf(cleanHtml(source))) {
      expect(Object.keys(allowed)).toContain(element.tagName)
      expect(allowed[element.tagName]).toEqual(
        expect.arrayContaining(Object.keys(element.properties)),
      )
      const { href, target } = element.properties
      if (element.tagName !== 'a') continue
      const { protocol, origin } = new URL(String(href), 'https://here.example')
      expect(['https:', 'mailto:', 'tel:']).toContain(protocol)
      expect(target).toBe(origin === 'https://here.example' ? undefined : '_blank')
    }
  })

  test('what only groups goes, and what runs goes with all that is in it', () => {
    expect(clean('<section><div>one</div><font color=red>two</font></section>')).toBe(
      '<p>one</p><p>two</p>',
    )
    expect(clean('a<script>b</script><style>c</style><svg>d</svg><template>e</template>f')).toBe(
      '<p>af</p>',
    )
    expect(clean('&lt;script&gt;is a word&lt;/script&gt;')).toBe(
      '<p>&lt;script>is a word&lt;/script></p>',
    )
  })
})

describe('links', () => {
  const blank = 'target="_blank" rel="noopener noreferrer"'
  test.for([
    ['https://a.example/x', `<a href="https://a.example/x" ${blank}>go</a>`],
    ['HTTP://a.example', `<a href="HTTP://a.example" ${blank}>go</a>`],
    ['//a.example', `<a href="//a.example" ${blank}>go</a>`],
    ['/\\a.example', `<a href="/\\a.example" ${blank}>go</a>`],
    ['/promotions', '<a href="/promotions">go</a>'],
    ['?page=2', '<a href="?page=2">go</a>'],
    ['#terms', '<a href="#terms">go</a>'],
    ['mailto:help@foyer.example', '<a href="mailto:help@foyer.example">go</a>'],
    ['tel:+6621234567', '<a href="tel:+6621234567">go</a>'],
    ['javascript:alert(1)', 'go'],
    ['ftp://a.example', 'go'],
    ['https://', 'go'],
    ['https://a.example@b.example', 'go'],
  ] as const)('%s', ([href, expected]) => {
    expect(clean(`<p><a href="${href}">go</a></p>`)).toBe(`<p>${expected}</p>`)
  })

  test('one without words or a place is none', () => {
    expect(clean('<p>a<a href="/x"> </a>b <a>c</a></p>')).toBe('<p>a b c</p>')
  })

  test('none stands in another', () => {
    expect(clean('<a href="/x">one<table><tr><td><a href="/y">two</a></td></tr></table></a>')).toBe(
      '<p><a href="/x">one<br>two</a></p>',
    )
  })
})

describe('what editors write is put in order', () => {
  test.for([
    [
      'loose words',
      'one <b>two</b><p>three</p>four',
      '<p>one <b>two</b></p><p>three</p><p>four</p>',
    ],
    ['empty lines', '<p>&nbsp;</p><br><br><p>a<br></p><h2> </h2>', '<p>a</p>'],
    ['a paragraph in a heading', '<h2><div>a</div>b</h2>', '<h2>a<br>b</h2>'],
    ['stress around blocks', '<b><p>a</p><p>b</p></b>', '<p>a</p><p>b</p>'],
    ['italics', '<i>a</i> <i class="icon"></i>', '<p><em>a</em></p>'],
    ['words in a list', '<ul>a<li>b</li></ul>', '<ul><li>a</li><li>b</li></ul>'],
    ['a paragraph in an item', '<ul><li><p>a</p></li></ul>', '<ul><li>a</li></ul>'],
    [
      'a list beside its item',
      '<ul><li>a</li><ul><li>b</li></ul></ul>',
      '<ul><li>a<ul><li>b</li></ul></li></ul>',
    ],
    ['an empty list', '<ul><li></li></ul>', ''],
    ['a list that goes on', '<ol start="3"><li>c</ol>', '<ol start="3"><li>c</li></ol>'],
    ['a list that starts nowhere', '<ol start="x"><li>c</ol>', '<ol><li>c</li></ol>'],
    ['an item without a list', '<li>a</li><li>b</li>', '<p>a</p><p>b</p>'],
    ['terms', '<dl><dt>a</dt><dd>b</dd></dl>', '<p><b>a</b></p><p>b</p>'],
    ['a quotation', '<blockquote>a</blockquote>', '<blockquote><p>a</p></blockquote>'],
    [
      'a head by its looks',
      '<table><caption>T</caption><tr><th>A</th></tr><tr><td><p>1</p></td></tr></table>',
      '<p>T</p><table><thead><tr><th scope="col">A</th></tr></thead><tbody><tr><td>1</td></tr></tbody></table>',
    ],
    [
      'heads of rows',
      '<table><tr><th>A<td>1<tr><th>B<td>2</table>',
      '<table><tbody><tr><th scope="row">A</th><td>1</td></tr><tr><th scope="row">B</th><td>2</td></tr></tbody></table>',
    ],
    [
      'spans',
      '<table><tr><td colspan=2 rowspan=0>a<td colspan=99999>b<td colspan=x>c</table>',
      '<table><tbody><tr><td colSpan="2">a</td><td colSpan="50">b</td><td>c</td></tr></tbody></table>',
    ],
    ['a table of nothing', '<table><tr><td></td></tr></table>', ''],
    ['a cell without a table', '<td>a</td>', '<p>a</p>'],
    ['nothing', '', ''],
  ] as const)('%s', ([, source, expected]) => {
    expect(clean(source)).toBe(expected)
  })

  test('what is in order stays as it is, and cleaning twice changes nothing', () => {
    const source =
      '<h3>ใครเข้าร่วมได้</h3><p>สมาชิกที่<strong>ยืนยัน</strong>แล้ว<br>ทุกคน</p><ul><li>หนึ่ง</li></ul>' +
      '<table><thead><tr><th scope="col">ได้รับ</th></tr></thead><tbody><tr><td>฿500</td></tr></tbody></table>'
    expect(clean(source)).toBe(source)
    for (const hostile of hostileHtml) {
      const once = clean(hostile)
      expect(clean(once)).toBe(once)
    }
  })
})

describe('too much of anything', () => {
  const deep = (tag: string) => `<${tag}>`.repeat(10_000)

  test('five megabytes: the beginning', () => {
    const text = clean('<p>ข้อตกลง</p>'.repeat(400_000))
    expect(text.startsWith('<p>ข้อตกลง</p><p>ข้อตกลง</p>')).toBe(true)
    expect(text.length).toBeLessThan(200_000)
  })

  test.for(['div', 'b', 'blockquote', 'ul><li', 'table><tr><td', 'svg', 'a', 'font', 'template'])(
    'ten thousand deep in %s: no throw, at most the words',
    (tag) => {
      expect(
        clean(`${deep(tag)}the words`)
          .replaceAll(/<[^>]+>/g, '')
          .trim(),
      ).toMatch(/^(?:the words)?$/)
    },
  )

  test.for([
    ['attributes', `<p ${Array.from({ length: 60_000 }, (_, at) => `x${at}`).join(' ')}>a</p>`],
    ['broken stress', '<b><p></b>'.repeat(20_000)],
    ['foreign ends', `<svg>${'<td>'.repeat(5000)}${'</zz>'.repeat(50_000)}`],
    ['opening brackets', '<'.repeat(1_000_000)],
    ['ampersands', '&'.repeat(1_000_000)],
    ['one word', 'ก'.repeat(1_000_000)],
  ] as const)('%s', ([, source]) => {
    const start = performance.now()
    expect(() => cleanHtml(source)).not.toThrow()
    expect(performance.now() - start).toBeLessThan(5000)
  })
})
