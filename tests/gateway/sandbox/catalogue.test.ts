import { describe, expect, it } from 'vitest'
import { emblemNames, studioKeys } from '#art/index.ts'
import { gameClasses, gameTypes, money } from '#contract/index.ts'
import { categoryCounts, esportsVendors, expandCatalogue } from '#gateway/sandbox/catalogue.ts'
import type { SandboxGame } from '#gateway/sandbox/types.ts'
import * as v from 'valibot'
import { quickest } from './quickest.ts'

const catalogue = expandCatalogue()
const { games, vendors, popular } = catalogue
const byId = new Map(games.map((game) => [game.nodeId, game]))
const ofType = (type: string) => games.filter(({ gameType }) => gameType === type)
const nameOf = (game: SandboxGame | undefined) => game?.names.th

describe('catalogue', () => {
  it('is the same twice', () => {
    expect(expandCatalogue()).toEqual(catalogue)
  })

  it('expands quickly', () => {
    expect(quickest(expandCatalogue)).toBeLessThan(50)
  })

  it.each(gameTypes)('fills %s as the sidebar counts it', (type) => {
    expect(ofType(type)).toHaveLength(categoryCounts[type])
  })

  it('has 1,024 slots from 24 studios', () => {
    expect(categoryCounts.RNG).toBe(1024)
    expect(new Set(ofType('RNG').map(({ vassalage }) => vassalage)).size).toBe(24)
    for (const { code, slots } of vendors) {
      const made = ofType('RNG').filter(({ vassalage }) => vassalage === code)
      expect(made).toHaveLength(slots)
    }
  })

  it('gives every studio of the art one vendor, and the special codes', () => {
    expect(vendors.slice(0, 24).map(({ studio }) => studio)).toEqual([...studioKeys])
    expect(vendors.slice(24).map(({ code }) => code)).toEqual([
      'SPB',
      'GM',
      'XGS',
      'KM',
      'LOTT',
      'TCG_SEA',
      'TCG_LOTTO_VN',
      'ELOTT',
    ])
    expect(new Set(vendors.map(({ code }) => code)).size).toBe(vendors.length)
    expect(new Set(vendors.map(({ number }) => number)).size).toBe(vendors.length)
  })

  it('keeps esports apart from sports', () => {
    const sports = new Set(ofType('SPORTS').map(({ vassalage }) => vassalage))
    expect(new Set(ofType('ESPORTS').map(({ vassalage }) => vassalage))).toEqual(
      new Set(esportsVendors),
    )
    for (const code of esportsVendors) expect(sports.has(code)).toBe(false)
  })

  it('numbers games once and for all', () => {
    expect(byId.size).toBe(games.length)
    expect(new Set(games.map(({ gameId }) => gameId)).size).toBe(games.length)
    const lotus = games.find(({ gameId }) => gameId === 'LTF-0170')
    expect(lotus?.nodeId).toBe(10_170)
    for (const { nodeId } of games) expect(Number.isSafeInteger(nodeId)).toBe(true)
  })

  it('names every game in five languages', () => {
    for (const { names } of games) {
      for (const name of [names.th, names.en, names.vi, names.id, names['zh-CN']]) {
        expect(name).toBe(name.trim())
        expect(name).not.toBe('')
        expect(name).not.toContain('~')
        expect(name).toBe(name.normalize('NFC'))
      }
      expect(names.th).toMatch(/\p{Script=Thai}/u)
      expect(names.en).not.toMatch(/\p{Script=Thai}|\p{Script=Han}/u)
      expect(names['zh-CN']).toMatch(/\p{Script=Han}/u)
    }
  })

  it('has very long names and twins, but not by accident', () => {
    const long = games.filter(({ names }) => Array.from(names.th).length > 50)
    expect(long.length).toBeGreaterThanOrEqual(5)
    const generated = games.filter(({ gameId }) => /-1\d{3}$/.test(gameId))
    expect(new Set(generated.map(nameOf)).size).toBe(generated.length)
    const lanterns = games.filter((game) => nameOf(game) === 'คืนลอยโคม')
    expect(lanterns.map(({ vassalage }) => vassalage)).toEqual(['KRT', 'SVK'])
  })

  it('gives each game facts that the contract takes', () => {
    for (const game of games) {
      expect(v.is(money, game.minBet)).toBe(true)
      expect(emblemNames).toContain(game.emblem)
      expect([null, ...gameClasses]).toContain(game.gameClassify)
      expect(game.minLineNum === null).toBe(game.gameType !== 'RNG')
      expect(new Date(game.addedAt).toISOString()).toBe(game.addedAt)
      expect(game.popularity).toBeGreaterThan(0)
    }
  })

  it('classifies live tables and slots', () => {
    const classes = (type: string) => new Set(ofType(type).map(({ gameClassify }) => gameClassify))
    expect(classes('LIVE')).toEqual(new Set(['BAC', 'DAT', 'SIC', 'ROU', 'BJ', 'NN']))
    expect(classes('RNG')).toEqual(new Set(['SC', 'VP', 'JP', 'TG', 'AC', 'BG', 'SM']))
  })

  it('leads the slots as the lobby is drawn', () => {
    const first = ofType('RNG')
      .toSorted((a, b) => b.popularity - a.popularity)
      .slice(0, 20)
    expect(first.map(nameOf)).toEqual([
      'สวนบัวจันทร์',
      'พญานาคเจ็ดเศียร',
      'คืนลอยโคม',
      'ฝนแรก',
      'ปูลมหน้าหาด',
      'พริกขี้หนู',
      'ลูกเต๋าพระจันทร์',
      'นกฮูกหมึกดำ',
      'ปลาคาร์ปทอง',
      'ช้างเผือก',
      'หน้ากากโขน',
      'ผีเสื้อราตรี',
      'เรือหางยาว',
      'ทุเรียนหมอนทอง',
      'ว่าวจุฬา',
      'หมึกอันดามัน',
      'เสือป่าเขาใหญ่',
      'นกเงือกป่าสัก',
      'อัญมณีจันทบุรี',
      'ระฆังทองแดง',
    ])
    expect(first.slice(0, 5).map(({ minLineNum }) => minLineNum)).toEqual([20, 25, 40, 243, 50])
  })

  it('leads the popular games as the home is drawn', () => {
    expect(popular).toHaveLength(48)
    expect(new Set(popular).size).toBe(48)
    expect(nameOf(byId.get(popular[0] ?? 0))).toBe('ช้างสามเศียร')
    expect(byId.get(popular[0] ?? 0)?.description?.th).toContain('ขบวนโคม')
    const types = new Set(popular.map((id) => byId.get(id)?.gameType))
    expect(types.size).toBeGreaterThan(4)
    expect(types).not.toContain('COCKFIGHT')
  })

  it('shows each badge and state somewhere', () => {
    const slots = ofType('RNG')
    expect(slots.filter(({ isNew }) => isNew).length).toBeGreaterThan(20)
    expect(slots.filter(({ isHot }) => isHot).length).toBeGreaterThan(5)
    expect(slots.filter(({ isOpen }) => !isOpen).length).toBeGreaterThan(2)
  })

  it('says nothing twice in a generated name', () => {
    const generated = games.filter(({ gameId }) => /-1\d{3}$/.test(gameId))
    for (const { names } of generated) {
      const words = names.en
        .toLowerCase()
        .replace('tuk tuk', 'tuktuk')
        .split(/[\s-]+/)
      expect(new Set(words).size).toBe(words.length)
    }
  })
})
