/** What the words of a language must not hold, and why (words.md, Voice). */
export type Fault = readonly [pattern: RegExp, why: string]

const thai = '\u0E00-\u0E7F'
const han = '\u3400-\u9FFF'

/** The reader sees text; a value in it, a tag too, stands as `{}` or `<>`. */
const everywhere: readonly Fault[] = [
  [/[!！]/, 'exclamation mark'],
  [/\p{Extended_Pictographic}(?<![©®])/u, 'emoji'],
  [/\p{Lu}{6,}/u, 'all capitals'],
  [/'/, 'straight apostrophe'],
  [/[\u200B-\u200D\u2060\uFEFF]/, 'invisible character'],
  [/^\s|\s$| {2}/, 'stray space'],
  [/[฿]|บาท/, 'money that code should have formatted'],
]

/** Faults of each language of `locales/*.po`, besides those of all. */
const own: Readonly<Record<string, readonly Fault[]>> = {
  en: [
    [/\bhurry\b|last chance|\b(?:play|join|claim|deposit|bet|buy) now\b/i, 'urgency'],
    [/\bbest\b|guarantee|sure win/i, 'hype'],
    [/win it back/i, 'chasing'],
    [/^[^\d{]*instant[^\d{]*$/i, 'a promise without a measured time'],
    [/\baffiliate|top[ -]up/i, 'not in the glossary'],
    [/^[^.]*\.$/, 'full stop after a lone sentence'],
  ],
  th: [
    [/รีบ|ด่วน|โอกาสสุดท้าย/, 'urgency'],
    [/แตกง่าย|เว็บตรง|การันตี/, 'hype'],
    [/เอาคืน/, 'chasing'],
    [/^[^\d{]*ทันที[^\d{]*$/, 'a promise without a measured time'],
    [/ครับ|ค่ะ|คะ(?!แนน|นอง)|(?<![ชาแ])นะ/, 'particle'],
    [/กรุณา|(?<!รายการ)โปรด(?!ปราน)|ไม่สามารถ|ท่าน(?!ั)|ลูกค้า/, 'stiff or servile'],
    [/เติมเงิน/, 'not in the glossary'],
    // Marks belong to ค.ศ. พ.ย. น., to addresses, numbers and times.
    [/(?<!ค|ศ|พ|ย|น)\.(?![a-z\d])/, 'full stop'],
    [/[,:](?!\d)|[?;]/, 'punctuation'],
    [/[^\u00A0]ๆ/, 'ๆ wants a no-break space'],
    [/เเ|ํา/, 'two marks for one'],
    [new RegExp(`[${thai}][A-Za-z0-9{]|[A-Za-z0-9}][${thai}]`), 'no space beside Latin or a value'],
  ],
  vi: [
    [/nhanh tay/i, 'urgency'],
    [/chắc thắng/i, 'hype'],
    [/gỡ lại/i, 'chasing'],
    [/vui lòng|quý khách|(?<!\p{L})nhé(?!\p{L})/iu, 'stiff or coaxing'],
    [/gửi tiền/i, 'not in the glossary'],
    [/(?<!q)(?:oà|oá|oả|oã|oạ|uỳ|uý|uỷ|uỹ|uỵ)(?!\p{L})/iu, 'tone mark the new way'],
    [/\s[,.:;?]/, 'space before a mark'],
  ],
  id: [
    [/buruan/i, 'urgency'],
    [/gacor/i, 'hype'],
    [/balas kekalahan/i, 'chasing'],
    [/silakan|mohon|\bkamu\b|bosku/i, 'stiff or coaxing'],
    [/\banda\b/, 'Anda has a capital'],
  ],
  'zh-CN': [
    [/赶快/, 'urgency'],
    [/稳赚/, 'hype'],
    [/翻本/, 'chasing'],
    [/你/, '您'],
    [/(?<!邀)请(?!求).*(?<!邀)请(?!求)/, '请 twice'],
    [/充值|提现/, 'not in the glossary'],
    [/。$/, 'final 。'],
    [new RegExp(`[${han}][,.;:?()]|[,.;:?(][${han}]`), 'half-width mark'],
    [new RegExp(`[${han}][A-Za-z0-9{]|[A-Za-z0-9}][${han}]`), 'no space beside Latin or a value'],
    [/\s[，。：、）]|[，。：、（]\s/, 'space beside a mark'],
  ],
  fil: [
    [/dali na/i, 'urgency'],
    [/sure win/i, 'hype'],
    [/\bbawi/i, 'chasing'],
    [/\bpo\b|\bkayo\b/i, 'too formal'],
  ],
}

/** Why a text is not said in the house's voice; nothing when it is. */
export const faultsOf = (locale: string, text: string): string[] =>
  [...everywhere, ...(own[locale] ?? [])]
    .filter(([pattern]) => pattern.test(text))
    .map(([, why]) => why)
    .concat(text === text.normalize('NFC') ? [] : ['not NFC'])
