import { escapeHtml, hashSource, htmlDocument } from '#gateway/pages/document.ts'
import { expect, test } from 'vitest'

const state = {
  brand: { id: 'foyer', name: 'Foyer' },
  locale: 'th',
  scheme: 'dark',
  fallback: { key: '</script><script>alert(1)</script><!--' },
} as never

const parts = {
  page: {
    status: 200 as const,
    head: { title: 'A <b> & "c"', description: '"><img>' },
    html: '<main>hall</main>',
    lost: '<p>lost</p>',
    state,
    source: 'src/app/pages/home.tsx',
    installable: true,
  },
  look: '[data-brand=foyer]{--a:b}',
  rules: { id: 'rules', css: 'a{b:c}' },
  faces: { id: 'faces', css: '@font-face{}' },
  script: 'start()',
  head: '',
  rootId: 'root',
  lostId: 'lost',
  stateId: 'state',
}

test('what the server says cannot leave its place in the page', () => {
  const text = htmlDocument(parts)
  expect(text).toContain('<title>A &lt;b&gt; &amp; &quot;c&quot;</title>')
  expect(text).toContain('content="&quot;&gt;&lt;img&gt;"')
  expect(text.match(/<script>/g)).toHaveLength(1)
  expect(text).not.toContain('<!--')
})

test('the state survives its escaping', () => {
  const json = /id="state">(.*?)<\/script>/.exec(htmlDocument(parts))![1]!
  expect(JSON.parse(json)).toEqual(state)
})

test('language, brand and scheme stand on the root element', () => {
  expect(htmlDocument(parts)).toMatch(
    /^<!doctype html><html lang="th" data-brand="foyer" data-scheme="dark">/,
  )
})

test('escapes the four signs that matter', () => {
  expect(escapeHtml(`<&>"'`)).toBe(`&lt;&amp;&gt;&quot;'`)
})

test('hashes as a content security policy writes them', () => {
  expect(hashSource('alert(1)')).toBe("'sha256-bhHHL3z2vDgxUt0W3dWQOrprscmda2Y5pLsLg4GF+pI='")
})
