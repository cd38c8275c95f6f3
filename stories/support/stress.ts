/** A text that breaks careless layouts, and the language it is in. */
export interface Stress {
  /** One word, so that it can be part of an id. */
  readonly name: string
  readonly lang: string
  readonly text: string
}

/**
 * What `Content` shows: stacked Thai marks (DESIGN.md, Thai first), Vietnamese, Chinese, the
 * pseudo-locale, a long sentence, one long word, and nothing at all.
 */
export const stress = [
  { name: 'Thai', lang: 'th', text: 'ซ้ำ ปั๊ม กู้ ที่นี่ ญี่ปุ่น' },
  { name: 'Vietnamese', lang: 'vi', text: 'Đặt cược ngay hôm nay, nhận thưởng mỗi tuần' },
  { name: 'Chinese', lang: 'zh-CN', text: '立即登录，领取每周奖励' },
  { name: 'Pseudo-locale', lang: 'en-XA', text: 'Ŵēĺćōmē ƀàćķ, ţĥē ĺàńţēŕńś àŕē ĺĩţ' },
  {
    name: 'Long',
    lang: 'th',
    text: 'ระบบกำลังปรับปรุงชั่วคราว กรุณากลับมาใหม่อีกครั้งภายหลัง หรือติดต่อฝ่ายบริการลูกค้าได้ตลอด 24 ชั่วโมง',
  },
  {
    name: 'Unbroken',
    lang: 'en',
    text: 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft',
  },
  { name: 'Empty', lang: 'en', text: '' },
] as const satisfies readonly Stress[]

/** `stress` without the empty text, for parts that must have a name. */
export const words = stress.filter((entry) => entry.text !== '')
