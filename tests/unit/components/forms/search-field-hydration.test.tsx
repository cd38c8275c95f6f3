// @vitest-environment jsdom
import { SearchField } from '#components/index.ts'
import { act, useState } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { expect, it } from 'vitest'

function Search({ onText }: { onText(text: string): void }) {
  const [text, setText] = useState('')
  return (
    <SearchField
      label="Search games"
      clearLabel="Clear search"
      value={text}
      onValueChange={(next) => {
        setText(next)
        onText(next)
      }}
    />
  )
}

it('keeps what was typed before the page came alive', async () => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })
  const texts: string[] = []
  const page = document.createElement('div')
  document.body.append(page)
  page.innerHTML = renderToString(<Search onText={() => undefined} />)
  page.querySelector('input')!.value = 'naga'
  const root = await act(() => hydrateRoot(page, <Search onText={(text) => texts.push(text)} />))
  expect(texts).toEqual(['naga'])
  expect(page.querySelector('input')!.value).toBe('naga')
  act(() => root.unmount())
  page.remove()
})
