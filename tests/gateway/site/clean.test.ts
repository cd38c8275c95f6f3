import { expect, test } from 'vitest'
import { helpTopics } from '#gateway/sandbox/content/help/index.ts'
import { noticesAt } from '#gateway/sandbox/content/notices.ts'
import { promotionsAt } from '#gateway/sandbox/content/promotions.ts'
import { cleanStored } from '#gateway/site/clean.ts'
import { hostileHtml } from '#stories/fixtures/hostile-html.ts'

const now = new Date('2026-11-20T05:00:00Z')

test('keeps what the site shows', () => {
  for (const html of [
    '<h3>Terms</h3><p>One &amp; <b>two</b><br>three</p>',
    '<ol start="3"><li>three</li></ol>',
    '<table><thead><tr><th scope="col">A</th></tr></thead><tbody><tr><td colspan="2">1</td></tr></tbody></table>',
    '<p><a href="/help?article=bank">Help</a> <a href="https://a.example/?a=1&amp;b=2">out</a></p>',
    '<p>1 &lt; 2 “quoted” &quot;straight&quot;</p>',
  ]) {
    expect(cleanStored(html)).toBe(html)
  }
})

test('drops what runs, loads, hides or pretends', () => {
  for (const html of hostileHtml) {
    const clean = cleanStored(html)
    // Escaped, a payload is only words.
    const tags = clean.match(/<[^>]*>/g) ?? []
    for (const tag of tags) {
      expect(tag).toMatch(
        /^<\/?(?:h[1-6]|p|[ou]l|li|blockquote|table|thead|tbody|tr|t[hd]|a|b|strong|em|br)[ >]/,
      )
      expect(tag).not.toMatch(/ (?:on|style|class|id|src|target)/i)
      expect(tag).not.toMatch(/script:|data:|vbscript:|blob:|file:/i)
    }
  }
})

test('changes nothing the second time', () => {
  const stored = [
    ...hostileHtml,
    ...noticesAt(now).flatMap(({ content }) => Object.values(content)),
    ...promotionsAt(now).flatMap(({ content }) => Object.values(content)),
    ...helpTopics.flatMap(({ articles }) =>
      articles.flatMap(({ answer }) => Object.values(answer)),
    ),
    '<p>a<p>b</div>c<td>d',
    '',
  ]
  for (const html of stored) {
    const once = cleanStored(html)
    expect(cleanStored(once)).toBe(once)
  }
})
