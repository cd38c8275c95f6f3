import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { emblemNames, scene, sceneNames } from '#art/index.ts'
import { generatedFiles, spotNames } from '#art/generated.ts'
import { closedDoor, openDoorway } from '#components/media/doors.ts'
import { krajang } from '#components/media/leaf-border.ts'

const files = Object.entries(generatedFiles())
const media = new URL('../../../src/components/media/', import.meta.url)

const idsOf = (markup: string) =>
  Array.from(markup.matchAll(/\sid="([^"]*)"/g), (match) => match[1] ?? '')

describe('generated files', () => {
  it.each(files)('%s is as src/art/build.ts would write it', (name, text) => {
    expect(readFileSync(new URL(name, media), 'utf8')).toBe(text)
  })

  it.each(files)('%s takes its colours from the theme', (_name, text) => {
    const inks = Array.from(text.matchAll(/(?:fill|stroke|stop-color)="([^"]*)"/g), (m) => m[1])
    for (const ink of inks) {
      expect(ink).toMatch(/^(var\(--fy-color-[\w-]+\)|none|inherit|currentColor|url\(#.+\))$/)
    }
    expect(text).not.toMatch(/style=|<script|NaN|undefined/)
  })

  it('holds a symbol for every spot', () => {
    const sprite = generatedFiles()['spots.svg'] ?? ''
    expect(idsOf(sprite)).toEqual([...spotNames])
    for (const name of spotNames) expect(emblemNames).toContain(name)
  })
})

describe('scenes', () => {
  it.each(sceneNames)('%s begins every id with the one it is given', (name) => {
    const markup = scene(name, 'one-')
    const ids = idsOf(markup)
    const used = Array.from(markup.matchAll(/url\(#([^)]*)\)/g), (match) => match[1] ?? '')
    expect(ids.length).toBeGreaterThan(0)
    expect(new Set(ids).size).toBe(ids.length)
    for (const id of [...ids, ...used]) expect(id.startsWith('one-')).toBe(true)
    for (const id of used) expect(ids).toContain(id)
  })

  it('keeps two drawings on a page apart', () => {
    for (const draw of [closedDoor, openDoorway, krajang]) {
      expect(idsOf(draw('a'))).not.toEqual(idsOf(draw('b')))
    }
  })
})
