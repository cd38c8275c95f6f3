import type { Locale } from '#contract/index.ts'

/** What the page of a sandbox game says. */
export interface PlayWords {
  simulated: string
  /** `{name}` is the room one plays in. */
  room: string
  demo: string
  balance: string
  stake: string
  number: string
  play: Record<'slot' | 'cards' | 'numbers', string>
  busy: string
  /** The last round is not long ago, here or in another window. */
  tooSoon: string
  /** `{amount}` came back. */
  won: string
  lost: string
  even: string
  /** `{amount}` came back, which is no more than the stake. */
  back: string
  /** `{n}` was drawn; `{chosen}` was chosen. */
  drawn: string
  pays: string
  start: string
  you: string
  dealer: string
  points: string
  line: string
  /** `{times}` is what a won hand brings, `{fee}` the part of it that the house keeps, in per cent. */
  rules: Record<'slot' | 'cards' | 'numbers', string>
  notEnough: string
  over: string
  offline: string
  closed: string
  /** The stake went back. */
  returned: string
  /** What came out is that of the round before a lost line, with its own stake: `{amount}`. */
  earlier: string
  /** Asked again, the same round answers. */
  pending: string
  symbols: readonly string[]
}

export const playWords: Record<Locale, PlayWords> = {
  th: {
    simulated: 'เกมจำลองของสนามทดลอง ใช้เครดิตทดลอง',
    room: 'ห้อง {name}',
    demo: 'โหมดทดลอง ไม่บันทึกผลได้เสีย',
    balance: 'ยอดเงิน',
    stake: 'เดิมพันต่อรอบ',
    number: 'เลือกเลข',
    play: { slot: 'หมุน', cards: 'แจกไพ่', numbers: 'ออกเลข' },
    busy: 'กำลังออกผล',
    tooSoon: 'เพิ่งเล่นไปหนึ่งรอบ รอสักครู่แล้วกดอีกครั้ง',
    won: 'ได้ {amount}',
    lost: 'รอบนี้ไม่ได้รางวัล',
    even: 'แต้มเท่ากัน คืนเดิมพัน',
    back: 'ได้คืน {amount}',
    drawn: 'เลขที่ออก {n} คุณเลือก {chosen}',
    pays: 'อัตราจ่ายเมื่อได้สามภาพ',
    start: 'เลือกเดิมพันแล้วเริ่มรอบแรก',
    you: 'คุณ',
    dealer: 'เจ้ามือ',
    points: '{n} แต้ม',
    line: 'ไลน์ที่ได้ {lines}',
    rules: {
      slot: 'สามภาพเหมือนกันในไลน์ใดไลน์หนึ่งจากห้าไลน์ได้รางวัล',
      cards: 'ป๊อกเด้ง แต้มมากกว่าได้ {times} เท่า หักค่าธรรมเนียม {fee}% ของกำไรแล้ว แต้มเท่ากันคืนเดิมพัน',
      numbers: 'ทายเลข 0 ถึง 9 ถูกได้ 9.5 เท่า',
    },
    notEnough: 'ยอดเงินไม่พอสำหรับเดิมพันนี้ เลือกเดิมพันที่น้อยลง',
    over: 'รอบการเล่นนี้จบแล้ว โหลดเกมใหม่เพื่อเล่นต่อ',
    offline: 'เชื่อมต่อไม่ได้ ตรวจอินเทอร์เน็ตแล้วลองอีกครั้ง',
    closed: 'เกมนี้ปิดปรับปรุงอยู่',
    returned: 'กระเป๋าเงินไม่ตอบ คืนเดิมพันรอบนี้แล้ว',
    earlier: 'นี่คือรอบก่อนสายหลุด เดิมพัน {amount}',
    pending: 'ผลกำลังมา กดอีกครั้งเพื่อดูผลรอบเดิม',
    symbols: ['เปลวไฟ', 'โคม', 'เรือ', 'บัว', 'เหรียญ', 'ปลาคาร์ป'],
  },
  en: {
    simulated: 'A simulated game of the sandbox, on play credit',
    room: 'Room: {name}',
    demo: 'Demo. Wins and losses aren’t kept',
    balance: 'Balance',
    stake: 'Stake a round',
    number: 'Choose a number',
    play: { slot: 'Spin', cards: 'Deal', numbers: 'Draw' },
    busy: 'One moment',
    tooSoon: 'You played a moment ago. Wait a little, then press again',
    won: '{amount} won',
    lost: 'Nothing this round',
    even: 'Even. The stake is returned',
    back: '{amount} came back',
    drawn: '{n} was drawn, you chose {chosen}',
    pays: 'What three of a kind pay',
    start: 'Choose a stake and begin',
    you: 'You',
    dealer: 'Dealer',
    points: '{n} points',
    line: 'Winning lines: {lines}',
    rules: {
      slot: 'Three of a kind on any of five lines wins',
      cards:
        'Pok Deng. More points pay {times} times, after a fee of {fee}% on winnings. Even points return the stake',
      numbers: 'Pick 0 to 9. The right one pays 9.5 times',
    },
    notEnough: 'Your balance is too low for this stake. Choose a smaller one',
    over: 'This session has ended. Reload the game to go on',
    offline: 'The connection dropped. Check your internet and try again',
    closed: 'This game is under maintenance',
    returned: 'The wallet didn’t answer. The stake of this round has been returned',
    earlier: 'This is the round from before the connection dropped, at {amount}',
    pending: 'The result is on its way. Press again to see the same round',
    symbols: ['flame', 'lantern', 'boat', 'lotus', 'coin', 'koi'],
  },
  vi: {
    simulated: 'Game mô phỏng của sandbox, dùng tiền chơi thử',
    room: 'Phòng {name}',
    demo: 'Chơi thử. Thắng thua không được lưu',
    balance: 'Số dư',
    stake: 'Tiền cược mỗi vòng',
    number: 'Chọn một số',
    play: { slot: 'Quay', cards: 'Chia bài', numbers: 'Mở số' },
    busy: 'Chờ một chút',
    tooSoon: 'Bạn vừa chơi một vòng. Chờ một chút rồi nhấn lại',
    won: 'Thắng {amount}',
    lost: 'Vòng này không trúng',
    even: 'Hòa. Hoàn lại tiền cược',
    back: 'Nhận lại {amount}',
    drawn: 'Số mở {n}, bạn chọn {chosen}',
    pays: 'Ba hình giống nhau được trả',
    start: 'Chọn tiền cược và bắt đầu',
    you: 'Bạn',
    dealer: 'Nhà cái',
    points: '{n} điểm',
    line: 'Dòng trúng: {lines}',
    rules: {
      slot: 'Ba hình giống nhau trên một trong năm dòng là trúng',
      cards:
        'Pok Deng. Nhiều điểm hơn được trả gấp {times} lần, đã trừ phí {fee}% trên tiền thắng. Bằng điểm hoàn tiền cược',
      numbers: 'Chọn từ 0 đến 9. Đúng được trả gấp 9,5 lần',
    },
    notEnough: 'Số dư không đủ cho mức cược này. Chọn mức nhỏ hơn',
    over: 'Phiên chơi đã kết thúc. Tải lại game để tiếp tục',
    offline: 'Mất kết nối. Kiểm tra mạng rồi thử lại',
    closed: 'Game đang bảo trì',
    returned: 'Ví không phản hồi. Tiền cược vòng này đã được hoàn lại',
    earlier: 'Đây là vòng trước khi mất kết nối, cược {amount}',
    pending: 'Kết quả đang về. Nhấn lại để xem vòng này',
    symbols: ['ngọn lửa', 'đèn lồng', 'thuyền', 'hoa sen', 'đồng xu', 'cá chép'],
  },
  id: {
    simulated: 'Game simulasi dari sandbox, dengan saldo demo',
    room: 'Room {name}',
    demo: 'Demo. Menang dan kalah tidak disimpan',
    balance: 'Saldo',
    stake: 'Taruhan per putaran',
    number: 'Pilih angka',
    play: { slot: 'Putar', cards: 'Bagi kartu', numbers: 'Undi' },
    busy: 'Sebentar',
    tooSoon: 'Anda baru saja bermain. Tunggu sebentar, lalu tekan lagi',
    won: 'Menang {amount}',
    lost: 'Putaran ini tidak menang',
    even: 'Seri. Taruhan dikembalikan',
    back: '{amount} kembali',
    drawn: 'Keluar {n}, pilihan Anda {chosen}',
    pays: 'Bayaran tiga gambar sama',
    start: 'Pilih taruhan lalu mulai',
    you: 'Anda',
    dealer: 'Bandar',
    points: '{n} poin',
    line: 'Garis menang: {lines}',
    rules: {
      slot: 'Tiga gambar sama di salah satu dari lima garis menang',
      cards:
        'Pok Deng. Poin lebih tinggi dibayar {times} kali, sudah dipotong biaya {fee}% dari kemenangan. Seri mengembalikan taruhan',
      numbers: 'Pilih 0 sampai 9. Tebakan benar dibayar 9,5 kali',
    },
    notEnough: 'Saldo tidak cukup untuk taruhan ini. Pilih yang lebih kecil',
    over: 'Sesi ini sudah berakhir. Muat ulang game untuk lanjut',
    offline: 'Koneksi terputus. Periksa internet, lalu coba lagi',
    closed: 'Game ini sedang dalam pemeliharaan',
    returned: 'Dompet tidak merespons. Taruhan putaran ini sudah dikembalikan',
    earlier: 'Ini putaran sebelum koneksi terputus, taruhan {amount}',
    pending: 'Hasil sedang diproses. Tekan lagi untuk melihat putaran yang sama',
    symbols: ['api', 'lampion', 'perahu', 'teratai', 'koin', 'ikan koi'],
  },
  'zh-CN': {
    simulated: '沙盒中的模拟游戏，使用试玩金',
    room: '房间：{name}',
    demo: '试玩模式，输赢不会保留',
    balance: '余额',
    stake: '每局投注',
    number: '选择一个数字',
    play: { slot: '旋转', cards: '发牌', numbers: '开号' },
    busy: '请稍候',
    tooSoon: '您刚玩过一局，请稍候再按',
    won: '赢得 {amount}',
    lost: '本局未中奖',
    even: '平局，退回投注',
    back: '返还 {amount}',
    drawn: '开出 {n}，您选 {chosen}',
    pays: '三个相同图案的赔付',
    start: '选择投注后开始',
    you: '您',
    dealer: '庄家',
    points: '{n} 点',
    line: '中奖线：{lines}',
    rules: {
      slot: '五条线中任意一条出现三个相同图案即中奖',
      cards: '博定牌：点数大者赔 {times} 倍，已扣除盈利 {fee}% 的手续费；点数相同退回投注',
      numbers: '从 0 到 9 选一个数字，猜中赔 9.5 倍',
    },
    notEnough: '余额不足，请选择更小的投注',
    over: '本次游戏已结束，请重新加载游戏',
    offline: '连接已断开，请检查网络后重试',
    closed: '此游戏正在维护',
    returned: '钱包没有回应，本局投注已退回',
    earlier: '这是断线前的那一局，投注 {amount}',
    pending: '结果稍后送达，再按一次查看本局',
    symbols: ['火焰', '灯笼', '小船', '莲花', '硬币', '锦鲤'],
  },
  fil: {
    simulated: 'Simulated na laro ng sandbox, gamit ang play credit',
    room: 'Room: {name}',
    demo: 'Demo. Hindi sine-save ang panalo at talo',
    balance: 'Balance',
    stake: 'Taya bawat round',
    number: 'Pumili ng numero',
    play: { slot: 'Paikutin', cards: 'Mamigay', numbers: 'Bumunot' },
    busy: 'Sandali lang',
    tooSoon: 'Kalalaro mo lang. Maghintay sandali, saka pindutin ulit',
    won: '{amount} ang panalo',
    lost: 'Walang panalo sa round na ito',
    even: 'Tabla. Ibinalik ang taya',
    back: 'Bumalik ang {amount}',
    drawn: '{n} ang lumabas, {chosen} ang pinili mo',
    pays: 'Bayad sa tatlong magkapareho',
    start: 'Pumili ng taya at magsimula',
    you: 'Ikaw',
    dealer: 'Bangka',
    points: '{n} puntos',
    line: 'Panalong linya: {lines}',
    rules: {
      slot: 'Panalo ang tatlong magkapareho sa alinman sa limang linya',
      cards:
        'Pok Deng. {times} beses ang bayad sa mas maraming puntos, bawas na ang {fee}% na fee sa panalo. Ibinabalik ang taya kapag tabla',
      numbers: 'Pumili ng 0 hanggang 9. 9.5 beses ang bayad sa tama',
    },
    notEnough: 'Kulang ang balance para sa tayang ito. Pumili ng mas maliit',
    over: 'Tapos na ang session na ito. I-reload ang laro para magpatuloy',
    offline: 'Naputol ang koneksyon. Tingnan ang internet at subukan ulit',
    closed: 'Nasa maintenance ang larong ito',
    returned: 'Hindi sumagot ang wallet. Ibinalik ang taya sa round na ito',
    earlier: 'Ito ang round bago naputol ang koneksyon, {amount} ang taya',
    pending: 'Parating na ang resulta. Pindutin ulit para makita ang round na ito',
    symbols: ['apoy', 'parol', 'bangka', 'lotus', 'barya', 'koi'],
  },
}
