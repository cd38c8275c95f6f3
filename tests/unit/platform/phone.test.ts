// @isolate: the rules are fetched once, and begin as not there
import { describe, expect, it } from 'vitest'
import {
  countryName,
  digitsBefore,
  findCountries,
  isInternational,
  loadPhoneRules,
  phoneCountries,
  phoneDigits,
  phoneForWire,
  phoneRulesNow,
  placeAfter,
  readInternational,
} from '#platform/index.ts'

const countries = phoneCountries(
  [
    { countryCode: 'TH', countryDialingCode: '66' },
    { countryCode: 'vn', countryDialingCode: '+84' },
    { countryCode: 'US', countryDialingCode: '1' },
    { countryCode: 'CA', countryDialingCode: '1' },
    { countryCode: 'TT', countryDialingCode: '1868' },
    { countryCode: 'TH', countryDialingCode: '66' },
    { countryCode: 'AQ', countryDialingCode: '' },
  ],
  'en',
)

describe('digits', () => {
  it('are what is left of a text', () => {
    expect(phoneDigits('(081) 234-5678')).toBe('0812345678')
    expect(phoneDigits('๐๘๑ ๒๓๔ ๕๖๗๘')).toBe('0812345678')
    expect(phoneDigits('โทร. 1 หรือ 2')).toBe('12')
    expect(phoneDigits('')).toBe('')
    expect(phoneDigits('9'.repeat(5000))).toHaveLength(18)
  })

  it('keep their place while separators move', () => {
    expect(digitsBefore('081 23', 4)).toBe(3)
    expect(placeAfter('081 234 5678', 3)).toBe(3)
    expect(placeAfter('081 234 5678', 4)).toBe(5)
    expect(placeAfter('(201) 555', 0)).toBe(0)
    expect(placeAfter('(201) 555', 3)).toBe(4)
    expect(placeAfter('12', 9)).toBe(2)
  })
})

describe('a number that says its country', () => {
  it.for([
    ['+66812345678', 'TH', '812345678'],
    ['+66 81 234 5678', 'TH', '812345678'],
    ['(+66) 81-234-5678', 'TH', '812345678'],
    ['+66 (0)81 234 5678', 'TH', '812345678'],
    ['0066812345678', 'TH', '812345678'],
    ['00 66 81 234 5678', 'TH', '812345678'],
    ['+๖๖๘๑๒๓๔๕๖๗๘', 'TH', '812345678'],
    ['＋84912345678', 'VN', '912345678'],
    ['+1 868 291 1234', 'TT', '2911234'],
  ] as const)('%s is %s %s', ([text, country, digits]) => {
    expect(isInternational(text)).toBe(true)
    expect(readInternational(text, countries, 'TH')).toEqual({ country, digits })
  })

  it('stays with the country that is chosen when several share a code', () => {
    expect(readInternational('+12015550123', countries, 'US')?.country).toBe('US')
    expect(readInternational('+12015550123', countries, 'CA')?.country).toBe('CA')
  })

  it.for(['+', '+6', '+66', '+66812', '+999123456', '00', '+'.repeat(5000)])(
    '%s says too little, or nothing that is taken here',
    (text) => expect(readInternational(text, countries, 'TH')).toBeUndefined(),
  )

  it.for(['0812345678', '66812345678', '', '๐๘๑'])('%s does not', (text) => {
    expect(isInternational(text)).toBe(false)
  })
})

describe('countries', () => {
  it('have names in the language, in its order, once each, if they can be dialled', () => {
    expect(countries.map(({ name }) => name)).toEqual([
      'Canada',
      'Thailand',
      'Trinidad & Tobago',
      'United States',
      'Vietnam',
    ])
    expect(countryName('TH', 'th')).toBe('ไทย')
    expect(countryName('??', 'th')).toBe('??')
    expect(countryName('TH', 'not a locale')).toBe('TH')
  })

  const thai = phoneCountries(
    countries.map(({ code, dialCode }) => ({ countryCode: code, countryDialingCode: dialCode })),
    'th',
  )
  const found = (query: string) => findCountries(thai, query).map(({ code }) => code)

  it('are found by either name, by code, and by what one dials', () => {
    expect(found('ไท')).toEqual(['TH'])
    expect(found('thai')).toEqual(['TH'])
    expect(found('vn')).toEqual(['VN'])
    expect(found('66')).toEqual(['TH'])
    expect(found('+๖๖')).toEqual(['TH'])
    expect(found('states')).toEqual(['US'])
    expect(found('1').slice(0, 2).toSorted()).toEqual(['CA', 'US'])
    expect(found('1868')).toEqual(['TT'])
    expect(found('zzz')).toEqual([])
    expect(found('  ')).toHaveLength(5)
  })
})

describe('the rules', () => {
  it('come when they are asked for', async () => {
    expect(phoneRulesNow()).toBeUndefined()
    const rules = await loadPhoneRules()
    expect(phoneRulesNow()).toBe(rules)
    expect(await loadPhoneRules()).toBe(rules)
  })

  it('write a number as in its country, at every length', async () => {
    const { format } = await loadPhoneRules()
    expect(format('0812345678', 'TH')).toBe('081 234 5678')
    expect(format('0912345678', 'VN')).toBe('0912 345 678')
    expect(format('0812345678', '??')).toBe('0812345678')
    for (const country of ['TH', 'VN', 'ID', 'CN', 'PH', 'US']) {
      for (let length = 0; length <= 18; length++) {
        const digits = '081234567890123456'.slice(0, length)
        expect(format(digits, country).replace(/\D/g, '')).toBe(digits)
      }
    }
  })

  it.for([
    ['0812345678', 'TH', true],
    ['812345678', 'TH', true],
    ['021234567', 'TH', false],
    ['08123', 'TH', false],
    ['0912345678', 'VN', true],
    ['13800138000', 'CN', true],
    ['08123456789', 'ID', true],
    ['09171234567', 'PH', true],
    ['', 'TH', false],
    ['0812345678', '??', false],
  ] as const)('%s in %s: %s', async ([digits, country, mobile]) => {
    expect((await loadPhoneRules()).isMobile(digits, country)).toBe(mobile)
  })

  it('send national digits, without the zero of home', async () => {
    const rules = await loadPhoneRules()
    expect(phoneForWire('0812345678', 'TH', rules)).toBe('812345678')
    expect(phoneForWire('812345678', 'TH', rules)).toBe('812345678')
    expect(phoneForWire('021234567', 'TH', rules)).toBe('')
    expect(phoneForWire('', 'TH', rules)).toBe('')
  })

  it('are written as long as a server wants them', async () => {
    const rules = await loadPhoneRules()
    const long = (min: number, max = min) => ({ min, max, matches: null })
    expect(phoneForWire('0812345678', 'TH', rules, long(4, 15))).toBe('812345678')
    expect(phoneForWire('812345678', 'TH', rules, long(10))).toBe('0812345678')
    expect(phoneForWire('0812345678', 'TH', rules, long(8))).toBe('')
    expect(phoneForWire('021234567', 'TH', rules, long(4, 15))).toBe('')
  })

  it('give way to a server that knows better', async () => {
    const rules = await loadPhoneRules()
    const by = (matches: (digits: string) => boolean) => ({ min: 1, max: 15, matches })
    const ten = by((digits) => /^0\d{9}$/.test(digits))
    expect(phoneForWire('0812345678', 'TH', rules, ten)).toBe('0812345678')
    expect(phoneForWire('812345678', 'TH', rules, ten)).toBe('0812345678')
    expect(
      phoneForWire(
        '999',
        'TH',
        rules,
        by((digits) => digits === '999'),
      ),
    ).toBe('999')
    expect(
      phoneForWire(
        '0812345678',
        'TH',
        rules,
        by(() => false),
      ),
    ).toBe('')
    expect(
      phoneForWire(
        '',
        'TH',
        rules,
        by(() => true),
      ),
    ).toBe('')
  })
})
