import type { Locale } from '#contract/index.ts'

/** What an SMS says. Short enough for one message, and nothing in it that a filter dislikes. */
const texts: Record<Locale, (brand: string, code: string, minutes: number) => string> = {
  th: (brand, code, minutes) => `${brand}: รหัสของคุณคือ ${code} ใช้ได้ ${minutes} นาที อย่าบอกรหัสนี้กับใคร`,
  en: (brand, code, minutes) =>
    `${brand}: your code is ${code}. It works for ${minutes} minutes. Don't share it with anyone.`,
  'zh-CN': (brand, code, minutes) =>
    `【${brand}】验证码 ${code}，${minutes} 分钟内有效。请勿告诉任何人。`,
  id: (brand, code, minutes) =>
    `${brand}: kode Anda ${code}. Berlaku ${minutes} menit. Jangan berikan ke siapa pun.`,
  vi: (brand, code, minutes) =>
    `${brand}: mã của bạn là ${code}. Có hiệu lực ${minutes} phút. Đừng cho ai biết mã này.`,
  fil: (brand, code, minutes) =>
    `${brand}: ${code} ang code mo. Magagamit ito nang ${minutes} minuto. Huwag ibigay kahit kanino.`,
}

/** No message may be longer (section 5). */
const longest = 255

/**
 * The text of a code. Its last line, where the site's host is known, ties the code to the site:
 * phones then fill it in there and nowhere else (Origin-bound one-time codes).
 */
export function smsText(
  { locale, brand, host }: { locale: Locale; brand: string; host: string | undefined },
  code: string,
  minutes: number,
): string {
  const text = texts[locale](brand, code, minutes)
  const bound = host ? `${text}\n\n@${host} #${code}` : text
  return bound.length <= longest ? bound : text
}
