import type { Locale } from '#contract/index.ts'

interface Facts {
  site: string
  account: string
  link: string
  minutes: number
}

interface Letter {
  subject: string
  text: string
}

const letter = (subject: string, ...paragraphs: string[]): Letter => ({
  subject,
  text: `${paragraphs.join('\n\n')}\n`,
})

/** The letter that a lost password brings, in each language (words.md; A9). Plain text: a link needs no more. */
export const resetWords: Record<Locale, (facts: Facts) => Letter> = {
  en: ({ site, account, link, minutes }) =>
    letter(
      `Set a new password for ${site}`,
      `Somebody asked for a new password for the account ${account} at ${site}. Set it here:`,
      link,
      `The link works once, for ${minutes} minutes.`,
      'If it wasn’t you, do nothing. Your password stays as it is.',
    ),
  th: ({ site, account, link, minutes }) =>
    letter(
      `ตั้งรหัสผ่านใหม่สำหรับ ${site}`,
      `มีการขอตั้งรหัสผ่านใหม่สำหรับบัญชี ${account} ที่ ${site} ตั้งรหัสผ่านใหม่ที่นี่`,
      link,
      `ลิงก์ใช้ได้ครั้งเดียว ภายใน ${minutes} นาที`,
      'ถ้าคุณไม่ได้ขอ ไม่ต้องทำอะไร รหัสผ่านเดิมยังใช้ได้',
    ),
  'zh-CN': ({ site, account, link, minutes }) =>
    letter(
      `设置 ${site} 的新密码`,
      `有人为 ${site} 的账号 ${account} 申请了新密码。请在此设置：`,
      link,
      `链接只能使用一次，${minutes} 分钟内有效。`,
      '如果不是您本人操作，无需理会，原密码不变。',
    ),
  id: ({ site, account, link, minutes }) =>
    letter(
      `Atur kata sandi baru untuk ${site}`,
      `Ada permintaan kata sandi baru untuk akun ${account} di ${site}. Atur di sini:`,
      link,
      `Tautan hanya bisa dipakai sekali, dalam ${minutes} menit.`,
      'Jika bukan Anda, abaikan. Kata sandi Anda tidak berubah.',
    ),
  vi: ({ site, account, link, minutes }) =>
    letter(
      `Đặt mật khẩu mới cho ${site}`,
      `Có yêu cầu đặt mật khẩu mới cho tài khoản ${account} tại ${site}. Đặt tại đây:`,
      link,
      `Liên kết dùng được một lần, trong ${minutes} phút.`,
      'Nếu không phải bạn, không cần làm gì. Mật khẩu vẫn như cũ.',
    ),
  fil: ({ site, account, link, minutes }) =>
    letter(
      `Magtakda ng bagong password para sa ${site}`,
      `May humiling ng bagong password para sa account na ${account} sa ${site}. Itakda ito rito:`,
      link,
      `Isang beses lang magagamit ang link, sa loob ng ${minutes} minuto.`,
      'Kung hindi ikaw ito, wala kang kailangang gawin. Hindi magbabago ang password mo.',
    ),
}
