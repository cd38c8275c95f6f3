// @vitest-environment jsdom
import { act, render, screen } from '@testing-library/react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { RichHtml, type RichHtmlProps } from '#components/index.ts'
import { hostileHtml } from '#stories/fixtures/hostile-html.ts'

const labels = { table: 'table', newWindow: 'new window' }
const text = (html: RichHtmlProps['html'], more?: Partial<RichHtmlProps>) => (
  <RichHtml html={html} labels={labels} {...more} />
)

const outline = () => screen.getAllByRole('heading').map(({ localName }) => localName)

test('headings keep their order and leave no gap, whatever ranks the server used', () => {
  const { rerender } = render(text('<h1>a</h1><h4>b</h4><h1>c</h1><h6>d</h6>'))
  expect(outline()).toEqual(['h3', 'h4', 'h3', 'h5'])
  rerender(text('<h3>a</h3><h2>b</h2>', { level: 2 }))
  expect(outline()).toEqual(['h3', 'h2'])
  rerender(text('<h1>a</h1><h2>b</h2><h3>c</h3>', { level: 5 }))
  expect(outline()).toEqual(['h5', 'h6', 'h6'])
})

test('a link out of the site says so; one inside does not', () => {
  render(text('<a href="https://a.example">out</a> <a href="/help">in</a>'))
  const out = screen.getByRole('link', { name: 'out (new window)' })
  expect([out.getAttribute('target'), out.getAttribute('rel')]).toEqual([
    '_blank',
    'noopener noreferrer',
  ])
  expect(screen.getByRole('link', { name: 'in' }).hasAttribute('target')).toBe(false)
})

test('a table stands in a box with a name, a list stays a list without its bullets', () => {
  render(text('<table><tr><td>1</td></tr></table><ul><li>a</li></ul>'))
  const box = screen.getByRole('group', { name: 'table' })
  expect(box.contains(screen.getByRole('table'))).toBe(true)
  expect(screen.getByRole('list').getAttribute('role')).toBe('list')
})

test.each([null, undefined, '', ' ', '<p></p>', '<script>x</script>'])('%s is nothing', (html) => {
  const { container } = render(text(html))
  expect(container.querySelector('[data-slot="rich-html"]')?.childElementCount).toBe(0)
})

test('text is text', () => {
  const { container } = render(text('&lt;img src=x onerror=alert(1)&gt; & "more"'))
  expect(container.textContent).toBe('<img src=x onerror=alert(1)> & "more"')
  expect(container.querySelector('img')).toBeNull()
})

test("the server's page is taken over as it is, hostile or not, with no style in it", async () => {
  const good = '<h2>a</h2><p>b<br>c &nbsp; d</p><ol start="2"><li>e<ul><li>f</li></ul></li></ol>'
  const whole = (
    <>
      {[good, ...hostileHtml].map((html) => (
        <RichHtml key={html} html={html} labels={labels} />
      ))}
    </>
  )
  const root = document.createElement('div')
  root.innerHTML = renderToString(whole)
  const before = root.innerHTML
  expect(before).not.toMatch(/<[^>]+ (?:style|on\w+|src)=/i)
  const errors: unknown[] = []
  const app = await act(async () =>
    hydrateRoot(root, whole, { onRecoverableError: (error) => errors.push(error) }),
  )
  expect(errors).toEqual([])
  expect(root.innerHTML).toBe(before)
  act(() => app.unmount())
})
