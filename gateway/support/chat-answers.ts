import type { Locale } from '#contract/index.ts'

/** What the simulated host knows about. */
export type Topic =
  | 'hello'
  | 'deposit'
  | 'withdraw'
  | 'promotion'
  | 'lottery'
  | 'password'
  | 'person'
  | 'thanks'
  | 'other'

/** What it says; plain text. */
export const answers: Record<Locale, Record<Topic, string>> = {
  th: {
    hello: 'สวัสดี มีอะไรให้ช่วยบ้าง',
    deposit:
      'ที่นี่ใช้เครดิตทดลอง ไม่มีการตัดเงินจริง และไม่มีการฝากเงิน วิธีได้เครดิตเพิ่มอยู่ในศูนย์ช่วยเหลือ หัวข้อฝากและถอน',
    withdraw: 'เครดิตทดลองถอนเป็นเงินจริงไม่ได้ ใช้เล่นได้เท่านั้น',
    promotion: 'โปรโมชั่นที่เปิดอยู่พร้อมเงื่อนไขอยู่ในหน้าโปรโมชั่น',
    lottery: 'รายการหวยและเวลาปิดรับอยู่ในหน้าหวย',
    password: 'กดลืมรหัสผ่านในหน้าเข้าสู่ระบบ เราไม่ขอรหัสผ่านหรือรหัส SMS ในแชต',
    person: 'ห้องนี้เป็นระบบจำลอง ตอบตามกฎ ไม่มีพนักงานอยู่ปลายสาย',
    thanks: 'ยินดีช่วย',
    other: 'ยังไม่มีคำตอบเรื่องนี้ ลองถามเรื่องฝาก ถอน โปรโมชั่น หวย หรือรหัสผ่าน',
  },
  en: {
    hello: 'Hello. What can we help you with?',
    deposit:
      'It’s all play credit here. There are no deposits. How to get more is in the help centre, under Deposit and withdraw',
    withdraw: 'Play credit can’t be turned into money or withdrawn. It’s for playing only',
    promotion: 'What’s on, with its terms, is on the promotions page',
    lottery: 'Draws and when they close are on the lottery page',
    password:
      'Press “Forgot password” where you log in. We never ask for a password or an SMS code in chat',
    person: 'This desk is simulated and answers by rule. There is no person at the other end',
    thanks: 'You’re welcome',
    other:
      'We have no answer to that yet. Ask about deposits, withdrawals, promotions, lottery or passwords',
  },
  vi: {
    hello: 'Xin chào. Bạn cần hỗ trợ gì?',
    deposit:
      'Ở đây dùng tiền chơi thử, không cần nạp tiền. Cách nhận thêm có trong trung tâm trợ giúp',
    withdraw: 'Tiền chơi thử không rút và không đổi thành tiền thật được, chỉ dùng để chơi',
    promotion: 'Khuyến mãi đang mở và điều kiện có trong trang khuyến mãi',
    lottery: 'Các kỳ quay và giờ đóng cược có trong trang xổ số',
    password:
      'Bấm “Quên mật khẩu” khi đăng nhập. Chúng tôi không hỏi mật khẩu hay mã SMS trong chat',
    person: 'Quầy này là mô phỏng, trả lời theo quy tắc. Không có nhân viên ở đầu bên kia',
    thanks: 'Rất vui được giúp bạn',
    other: 'Chưa có câu trả lời cho việc này. Hãy hỏi về nạp, rút, khuyến mãi, xổ số hoặc mật khẩu',
  },
  id: {
    hello: 'Halo. Apa yang bisa kami bantu?',
    deposit:
      'Di sini memakai saldo demo, tidak ada deposit. Cara mendapat saldo lagi ada di pusat bantuan',
    withdraw: 'Saldo demo tidak bisa ditarik atau diuangkan, hanya untuk bermain',
    promotion: 'Promosi yang berjalan dan syaratnya ada di halaman promosi',
    lottery: 'Daftar togel dan waktu tutupnya ada di halaman togel',
    password:
      'Tekan “Lupa kata sandi” saat login. Kami tidak pernah meminta kata sandi atau kode SMS di chat',
    person: 'Layanan ini simulasi dan menjawab menurut aturan. Tidak ada petugas di ujung sana',
    thanks: 'Senang bisa membantu',
    other:
      'Belum ada jawaban untuk itu. Tanyakan deposit, penarikan, promosi, togel, atau kata sandi',
  },
  'zh-CN': {
    hello: '您好，有什么可以帮您？',
    deposit: '这里使用试玩金，不需要存款。如何获得更多见帮助中心',
    withdraw: '试玩金不能取款，也不能兑换成现金，只能用来玩',
    promotion: '进行中的优惠及条件见优惠活动页',
    lottery: '各彩种与封盘时间见彩票页',
    password: '请在登录处点“忘记密码”。我们不会在聊天里索要密码或短信验证码',
    person: '这是模拟客服，按规则回答，没有真人在线',
    thanks: '不客气',
    other: '暂时没有这个问题的答案。可以问存款、取款、优惠、彩票或密码',
  },
  fil: {
    hello: 'Hello. Ano ang maitutulong namin?',
    deposit: 'Play credit lang dito, walang deposit. Nasa help center kung paano makakuha pa',
    withdraw: 'Hindi nawi-withdraw o naipapalit sa pera ang play credit. Panlaro lang ito',
    promotion: 'Nasa promos page ang mga bukas na promo at kondisyon',
    lottery: 'Nasa lotto page ang mga draw at oras ng pagsasara',
    password:
      'Pindutin ang “Nakalimutan ang password” sa pag-log in. Hindi kami humihingi ng password o SMS code sa chat',
    person: 'Simulated ang desk na ito at sumasagot ayon sa tuntunin. Walang tao sa kabila',
    thanks: 'Walang anuman',
    other:
      'Wala pang sagot diyan. Magtanong tungkol sa deposit, withdrawal, promo, lotto o password',
  },
}
