import { describe, expect, it } from 'vitest'
import { expandCatalogue } from '#gateway/sandbox/catalogue.ts'
import { foldForm, foldMarks } from '#contract/name-fold.ts'
import { buildIndex, findNamed, search } from '#contract/name-search.ts'
import { slipCounter } from '#contract/name-slips.ts'
import { quickest } from '../../gateway/sandbox/quickest.ts'

const games = expandCatalogue().games.toSorted((a, b) => b.popularity - a.popularity)
const slots = games.filter(({ gameType }) => gameType === 'RNG')
const names = new Map(slots.map(({ nodeId, names: { th } }) => [nodeId, th]))
const index = buildIndex(
  slots.map(({ nodeId, names: own }) => ({ key: nodeId, names: Object.values(own) })),
)
const find = (query: string) => search(index, query).map((key) => names.get(key))

const small = (...lines: string[]) => {
  const made = buildIndex(lines.map((name, key) => ({ key, names: [name] })))
  return (query: string) => search(made, query).map((key) => lines[key])
}

describe('search', () => {
  it.each([
    ['a Thai name', 'สวนบัวจันทร์', 'สวนบัวจันทร์'],
    ['its beginning', 'สวนบัว', 'สวนบัวจันทร์'],
    ['no thanthakhat', 'สวนบัวจันทร', 'สวนบัวจันทร์'],
    ['no tone marks', 'พริกขีหนู', 'พริกขี้หนู'],
    ['no tone mark on the last letter', 'เสือป่าเขาใหญ', 'เสือป่าเขาใหญ่'],
    ['no tone mark in the middle', 'ผีเสือราตรี', 'ผีเสื้อราตรี'],
    ['another tone mark', 'พริกขี่หนู', 'พริกขี้หนู'],
    ['a consonant that sounds alike', 'พยานาคเจ็ดเศียร', 'พญานาคเจ็ดเศียร'],
    ['a vowel and a consonant swapped', 'พญานาคเจ็ดเศยีร', 'พญานาคเจ็ดเศียร'],
    ['a short vowel for a long one', 'นกฮุกหมึกดำ', 'นกฮูกหมึกดำ'],
    ['a missing vowel', 'ทุเรยนหมอนทอง', 'ทุเรียนหมอนทอง'],
    ['a wrong final', 'ทุเรียนหมองทอง', 'ทุเรียนหมอนทอง'],
    ['a missing sara a', 'หมึกอันดามน', 'หมึกอันดามัน'],
    ['ำ typed as two signs', 'นกฮูกหมึกด\u0e4d\u0e32', 'นกฮูกหมึกดำ'],
    ['the tone mark typed before the vowel', 'พริกข\u0e49\u0e35หนู', 'พริกขี้หนู'],
    ['แ typed as two เ', 'ระฆังทองเเดง', 'ระฆังทองแดง'],
    ['a space inside', 'สวน บัวจันทร์', 'สวนบัวจันทร์'],
    ['a zero-width space inside', 'สวน\u200bบัวจันทร์', 'สวนบัวจันทร์'],
    ['a space left out', 'ช้างเผือก1000', 'ช้างเผือก 1,000 เชือก'],
    ['Thai digits', 'พริกขี้หนู ๓', 'พริกขี้หนู ๓ เม็ด'],
    ['Western digits for Thai ones', 'พริกขี้หนู 3', 'พริกขี้หนู ๓ เม็ด'],
    ['English', 'moon lotus', 'สวนบัวจันทร์'],
    ['capitals and full width', 'ＭＯＯＮ Lotus', 'สวนบัวจันทร์'],
    ['swapped English letters', 'seven-haeded naga', 'พญานาคเจ็ดเศียร'],
    ['English spelled by ear', 'elefants', 'ช้างเผือก 1,000 เชือก'],
    ['words in another order', 'koi golden', 'ปลาคาร์ปทอง'],
    ['Vietnamese with its marks', 'Vườn sen trăng', 'สวนบัวจันทร์'],
    ['Vietnamese without them', 'vuon sen trang', 'สวนบัวจันทร์'],
    ['đ as d', 'dem tha den', 'คืนลอยโคม'],
    ['decomposed Vietnamese', 'Vườn sen trăng'.normalize('NFD'), 'สวนบัวจันทร์'],
    ['Indonesian', 'malam lampion', 'คืนลอยโคม'],
    ['Chinese', '月莲', 'สวนบัวจันทร์'],
  ])('forgives %s', (_what, query, name) => {
    expect(find(query)[0]).toBe(name)
  })

  it.each(['', ' ', '!!!', '\u200b', 'qqqqqq', 'โคมมมมมม', 'กุ้งเต้น'])(
    'finds nothing for “%s”',
    (query) => {
      expect(find(query)).toEqual([])
    },
  )

  it('ranks equal, beginning, part, then what lacks a mark', () => {
    const found = small('แม่น้ำ', 'น้ำตก', 'น้ำ', 'นำโชค')
    expect(found('น้ำ')).toEqual(['น้ำ', 'น้ำตก', 'แม่น้ำ'])
    expect(found('นำ')).toEqual(['นำโชค', 'น้ำตก', 'น้ำ', 'แม่น้ำ'])
  })

  it('ranks the beginning of a word before its middle', () => {
    const found = small('Growler', 'Night Owl', 'Owlet')
    expect(found('owl')).toEqual(['Owlet', 'Night Owl', 'Growler'])
  })

  it('keeps Thai words apart that differ in a mark', () => {
    const found = small('คนเดินทาง', 'ค้นทาง')
    expect(found('ค้น')).toEqual(['ค้นทาง'])
    expect(found('คน')).toEqual(['คนเดินทาง', 'ค้นทาง'])
  })

  it('guesses only when nothing matches as it stands', () => {
    const found = small('Lantern', 'Lattern')
    expect(found('lantern')).toEqual(['Lantern'])
    expect(found('lantren')).toEqual(['Lantern'])
  })

  it('forgives one slip in a word and two in a long one', () => {
    const found = small('Butterfly', 'Moon')
    expect(found('buterfly')).toEqual(['Butterfly'])
    expect(found('butrefyl')).toEqual([])
    expect(found('buterrfly')).toEqual(['Butterfly'])
    expect(found('mo')).toEqual(['Moon'])
    expect(found('mn')).toEqual([])
  })

  it('breaks ties by the order of the entries', () => {
    expect(small('Naga B', 'Naga A')('naga')).toEqual(['Naga B', 'Naga A'])
  })

  it('searches 20,000 names in a moment', () => {
    const many = Array.from({ length: 20_000 }, (_, key) => ({
      key,
      names: [slots[key % slots.length]?.names.th ?? ''],
    }))
    const large = buildIndex(many)
    for (const query of ['สวนบัว', 'a', 'พยานาค', 'ทุเรยนหมอนทอง', 'ผีเสือ']) {
      expect(
        quickest(() => search(large, query)),
        query,
      ).toBeLessThan(20)
    }
  })
})

describe('a list that is here', () => {
  const list = slots.map(({ names: own }) => own.th)

  it.each(['สวนบัว', 'พริกขีหนู', 'พริกขี่หนู', 'ทุเรยนหมอนทอง', 'พยานาค', '๓', 'zzzzzz', ' '])(
    'is searched for “%s” as the server searches its own',
    (query) => {
      const found = search(buildIndex(list.map((name, key) => ({ key, names: [name] }))), query)
      expect(findNamed(list, (name) => [name], query)).toEqual(found.map((key) => list[key]))
    },
  )
})

describe('folding', () => {
  it('never drops a Thai vowel', () => {
    expect(foldMarks(foldForm('ผู้เล่น'))).toBe('ผูเลน')
    expect(foldMarks(foldForm('ที่นี่'))).toBe('ทีนี')
    expect(foldMarks(foldForm('กั๊ก'))).toBe('กัก')
  })

  it('drops Latin diacritics only when asked', () => {
    expect(foldForm('Đèn Lồng')).toBe('đèn lồng')
    expect(foldMarks('đèn lồng')).toBe('den long')
  })
})

describe('slips', () => {
  it.each([
    ['koi', 'goldenkoi', 0],
    ['koy', 'goldenkoi', 1],
    ['kio', 'goldenkoi', 1],
    ['kooi', 'goldenkoi', 1],
    ['xyz', 'goldenkoi', 2],
  ])('between %s and some part of %s are %i', (query, text, count) => {
    expect(slipCounter(query, 1)(text)).toBe(count)
  })

  it('forget the text before', () => {
    const count = slipCounter('naga', 1)
    expect([count('naga'), count('moon'), count('nga')]).toEqual([0, 2, 1])
  })
})
