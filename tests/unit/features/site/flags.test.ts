import { flagsOn } from '#features/site/index.ts'
import { expect, test } from 'vitest'

test('a node that is on is on', () => {
  expect(flagsOn([{ modId: 'HOT3', enabled: '1' }])).toEqual(new Set(['HOT3']))
})

test('a parent that is off turns its children off', () => {
  const tree = [
    {
      modId: 'CBS3',
      enabled: '0' as const,
      childrenNodes: [{ modId: 'HOT3', enabled: '1' as const }],
    },
  ]
  expect(flagsOn(tree).size).toBe(0)
})

test('children of an unknown parent count by themselves', () => {
  const tree = [
    {
      modId: 'SOMETHING_ELSE',
      enabled: '1' as const,
      childrenNodes: [
        { modId: 'FAV3', enabled: '1' as const },
        { modId: 'REC3', enabled: '0' as const },
      ],
    },
  ]
  const on = flagsOn(tree)
  expect([on.has('FAV3'), on.has('REC3')]).toEqual([true, false])
})
