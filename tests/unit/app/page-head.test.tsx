// @vitest-environment jsdom
import { HeadProvider, type PageHead, usePageHead } from '#app/page-head.ts'
import { render } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'

function Page(head: PageHead) {
  usePageHead(head)
  return null
}

test('a page names the tab it is in, and names it anew', () => {
  const { rerender } = render(<Page title="Slots" description="" />)
  expect(document.title).toBe('Slots')
  rerender(<Page title="สล็อต" description="" />)
  expect(document.title).toBe('สล็อต')
})

test('on the server it hands its head over', () => {
  const collected: { head?: PageHead } = {}
  renderToString(
    <HeadProvider value={collected}>
      <Page title="Slots" description="Slots on play credit" />
    </HeadProvider>,
  )
  expect(collected.head).toEqual({ title: 'Slots', description: 'Slots on play credit' })
})
