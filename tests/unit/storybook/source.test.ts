import { Button, HeartIcon, type IconProps } from '#components/index.ts'
import { nameComponents } from '#storybook/docs/source.ts'
import type { FunctionComponent } from 'react'
import { expect, test } from 'vitest'

test('“Show code” calls every component as it is exported, icons too', () => {
  nameComponents()
  const named = [Button, HeartIcon] as FunctionComponent<IconProps>[]
  expect(named.map(({ displayName }) => displayName)).toEqual(['Button', 'HeartIcon'])
})
