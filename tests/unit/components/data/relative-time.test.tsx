// @vitest-environment jsdom
import { render } from '@testing-library/react'
import { expect, test } from 'vitest'
import { RelativeTime } from '#components/index.ts'

test('a whole day is the same day in every zone, in its words and in its title', () => {
  const { container } = render(
    <RelativeTime value="2020-11-20" locale="en" timeZone="America/New_York" />,
  )
  const time = container.querySelector('time')
  expect(time?.textContent).toBe('20 Nov 2020')
  expect(time?.title).toBe('20 Nov 2020')
})
