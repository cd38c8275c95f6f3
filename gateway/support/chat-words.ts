import type { Locale } from '#contract/index.ts'

/** Who speaks for the house. */
export const hostNames: Record<Locale, string> = {
  th: 'น้ำผึ้ง',
  en: 'Nampueng',
  vi: 'Nampueng',
  id: 'Nampueng',
  'zh-CN': 'Nampueng',
  fil: 'Nampueng',
}

/** What the window itself says. */
export interface RoomWords {
  desk: string
  vip: string
  room: string
  placeholder: string
  send: string
  simulated: string
  empty: string
  notSent: string
  again: string
  tooFast: string
  offline: string
  over: string
  log: string
  /** How many characters may still be typed, and how many are too many; `#` is their number. */
  left: string
  tooLong: string
  /** Things people often say; one press puts them into the field. */
  quick: readonly string[]
}

export const roomWords: Record<Locale, RoomWords> = {
  th: {
    desk: 'ฝ่ายบริการ',
    vip: 'ฝ่ายบริการ VIP',
    room: 'ห้องแชต',
    placeholder: 'พิมพ์ข้อความ',
    send: 'ส่งข้อความ',
    simulated: 'ห้องจำลอง ฝ่ายบริการตอบตามกฎ',
    empty: 'ยังไม่มีข้อความ เริ่มคุยได้เลย',
    notSent: 'ยังไม่ได้ส่ง',
    again: 'ส่งอีกครั้ง',
    tooFast: 'ส่งถี่เกินไป รอสักครู่แล้วลองใหม่',
    offline: 'การเชื่อมต่อหลุด กำลังลองใหม่',
    over: 'ห้องนี้ปิดแล้ว เปิดใหม่จากเมนูฝ่ายบริการ',
    log: 'ข้อความในห้อง',
    left: 'เหลือ # ตัว',
    tooLong: 'เกินมา # ตัว',
    quick: ['วิธีฝาก', 'ดูโปรโมชั่น', 'ลืมรหัสผ่าน'],
  },
  en: {
    desk: 'Customer service',
    vip: 'VIP customer service',
    room: 'Chat room',
    placeholder: 'Type a message',
    send: 'Send the message',
    simulated: 'A simulated room: the house answers by rule',
    empty: 'No messages yet. Write the first one',
    notSent: 'Not sent',
    again: 'Send again',
    tooFast: 'That was too fast. Wait a moment, then try again',
    offline: 'The connection dropped. Trying again',
    over: 'This room has closed. Open it again from customer service',
    log: 'Messages',
    left: 'Characters left: #',
    tooLong: 'Characters too many: #',
    quick: ['How to deposit', 'See promotions', 'Forgot password'],
  },
  vi: {
    desk: 'CSKH',
    vip: 'CSKH VIP',
    room: 'Phòng chat',
    placeholder: 'Nhập tin nhắn',
    send: 'Gửi tin nhắn',
    simulated: 'Phòng mô phỏng: hệ thống trả lời theo quy tắc',
    empty: 'Chưa có tin nhắn. Hãy viết tin đầu tiên',
    notSent: 'Chưa gửi',
    again: 'Gửi lại',
    tooFast: 'Gửi quá nhanh. Chờ một chút rồi thử lại',
    offline: 'Mất kết nối. Đang thử lại',
    over: 'Phòng đã đóng. Mở lại từ mục CSKH',
    log: 'Tin nhắn',
    left: 'Còn # ký tự',
    tooLong: 'Thừa # ký tự',
    quick: ['Cách nạp', 'Xem khuyến mãi', 'Quên mật khẩu'],
  },
  id: {
    desk: 'Layanan pelanggan',
    vip: 'Layanan pelanggan VIP',
    room: 'Ruang chat',
    placeholder: 'Ketik pesan',
    send: 'Kirim pesan',
    simulated: 'Ruang simulasi: jawaban menurut aturan',
    empty: 'Belum ada pesan. Tulis yang pertama',
    notSent: 'Belum terkirim',
    again: 'Kirim lagi',
    tooFast: 'Terlalu cepat. Tunggu sebentar, lalu coba lagi',
    offline: 'Koneksi terputus. Mencoba lagi',
    over: 'Ruang ini sudah tutup. Buka lagi dari layanan pelanggan',
    log: 'Pesan',
    left: 'Sisa # karakter',
    tooLong: 'Kelebihan # karakter',
    quick: ['Cara deposit', 'Lihat promosi', 'Lupa kata sandi'],
  },
  'zh-CN': {
    desk: '客服',
    vip: 'VIP 客服',
    room: '聊天室',
    placeholder: '输入消息',
    send: '发送消息',
    simulated: '模拟聊天室：按规则回答',
    empty: '还没有消息，来写第一条',
    notSent: '未发送',
    again: '重新发送',
    tooFast: '发送太快，请稍等再试',
    offline: '连接已断开，正在重试',
    over: '聊天室已关闭，请从客服菜单重新打开',
    log: '消息',
    left: '还可输入 # 个字',
    tooLong: '超出 # 个字',
    quick: ['怎么存款', '查看优惠', '忘记密码'],
  },
  fil: {
    desk: 'Customer service',
    vip: 'VIP customer service',
    room: 'Chat room',
    placeholder: 'Mag-type ng mensahe',
    send: 'Ipadala ang mensahe',
    simulated: 'Simulated na room: sumasagot ayon sa tuntunin',
    empty: 'Wala pang mensahe. Isulat ang una',
    notSent: 'Hindi naipadala',
    again: 'Ipadala ulit',
    tooFast: 'Masyadong mabilis. Maghintay sandali at subukan ulit',
    offline: 'Naputol ang koneksyon. Sinusubukan ulit',
    over: 'Sarado na ang room na ito. Buksan ulit mula sa customer service',
    log: 'Mga mensahe',
    left: '# character pa ang natitira',
    tooLong: 'Sobra ng # character',
    quick: ['Paano mag-deposit', 'Tingnan ang promos', 'Nakalimutan ang password'],
  },
}
