// Lotteries and e-lotteries, all of them invented or simulated:
// id | emblem | class | lowest bet | badge | TH | EN | VI | ID | ZH
import { table } from '../table.ts'

const lotteryText = `
LOTT-7001 | lantern | | 1.00 | hot | หวยโคมแดง | Red Lantern Lottery | Xổ số đèn đỏ | Togel Lampion Merah | 红灯笼彩
LOTT-7002 | wave | | 1.00 | | หวยแม่น้ำ | River Lottery | Xổ số dòng sông | Togel Sungai | 江河彩
LOTT-7003 | firework | | 1.00 | hot | ยี่กีหิ่งห้อย | Firefly Yi Ki | Yi Ki đom đóm | Yi Ki Kunang-Kunang | 萤火易奇
LOTT-7004 | firework | | 1.00 | | หวยเจ็ดดาว | Seven Stars Lottery | Xổ số bảy sao | Togel Tujuh Bintang | 七星彩
LOTT-7005 | coin | | 1.00 | | หวยลูกข่าง | Spinning Top Lottery | Xổ số con quay | Togel Gasing | 陀螺彩
LOTT-7006 | lotus | | 1.00 | | หวยดอกคูน | Golden Shower Lottery | Xổ số muồng hoàng yến | Togel Trengguli | 金链花彩
LOTT-7007 | ticket | | 1.00 | | หวยวันที่ 1 และ 16 จำลอง | First and Sixteenth, simulated | Kỳ ngày 1 và 16, mô phỏng | Tanggal 1 dan 16, simulasi | 1 日与 16 日开奖（模拟）
LOTT-7008 | bell | | 1.00 | | หวยระฆังเช้า | Morning Bell Lottery | Xổ số chuông sớm | Togel Lonceng Pagi | 晨钟彩
LOTT-7009 | owl | | 1.00 | | ยี่กีนกฮูก | Owl Yi Ki | Yi Ki cú mèo | Yi Ki Burung Hantu | 夜枭易奇
LOTT-7010 | gem | | 1.00 | | จับฉลากคะแนนเพชร | Diamond Points Draw | Bốc thăm điểm kim cương | Undian Poin Berlian | 钻石积分抽奖
TCG_SEA-7001 | boat | | 1.00 | | หวยท่าเรือ | Harbour Lottery | Xổ số bến cảng | Togel Pelabuhan | 港口彩
TCG_SEA-7002 | mountain | | 1.00 | | หวยภูเขาหมอก | Misty Mountain Lottery | Xổ số núi sương | Togel Gunung Berkabut | 雾山彩
TCG_SEA-7003 | shell | | 1.00 | | หวยเกาะไข่มุก | Pearl Island Lottery | Xổ số đảo ngọc | Togel Pulau Mutiara | 珍珠岛彩
TCG_SEA-7004 | turtle | | 1.00 | | หวยอ่าวเต่า | Turtle Bay Lottery | Xổ số vịnh rùa | Togel Teluk Penyu | 龟湾彩
TCG_SEA-7005 | coin | | 1.00 | | หุ้นสมมติรอบเช้า | Make-believe Index, morning | Chỉ số giả định, sáng | Indeks Khayalan Pagi | 虚拟指数早盘
TCG_SEA-7006 | coin | | 1.00 | | หุ้นสมมติรอบเย็น | Make-believe Index, evening | Chỉ số giả định, chiều | Indeks Khayalan Sore | 虚拟指数晚盘
TCG_SEA-7007 | hornbill | | 1.00 | | หวยป่าสัก | Teak Forest Lottery | Xổ số rừng tếch | Togel Hutan Jati | 柚林彩
TCG_SEA-7008 | kite | | 1.00 | | หวยลมมรสุม | Monsoon Wind Lottery | Xổ số gió mùa | Togel Angin Muson | 季风彩
TCG_LOTTO_VN-7001 | lotus | | 1.00 | | หวยเวียดนามเหนือ จำลอง | Northern Vietnam, simulated | Xổ số miền Bắc, mô phỏng | Vietnam Utara, simulasi | 越南北部（模拟）
TCG_LOTTO_VN-7002 | bell | | 1.00 | | หวยเวียดนามกลาง จำลอง | Central Vietnam, simulated | Xổ số miền Trung, mô phỏng | Vietnam Tengah, simulasi | 越南中部（模拟）
TCG_LOTTO_VN-7003 | boat | | 1.00 | | หวยเวียดนามใต้ จำลอง | Southern Vietnam, simulated | Xổ số miền Nam, mô phỏng | Vietnam Selatan, simulasi | 越南南部（模拟）
TCG_LOTTO_VN-7004 | lantern | | 1.00 | | โคมฮอยอัน 5 นาที | Hoi An Lanterns, 5 minutes | Đèn lồng Hội An 5 phút | Lampion Hoi An 5 Menit | 会安灯笼 5 分钟
TCG_LOTTO_VN-7005 | elephant | | 1.00 | | ช้างดั๊กลัก 10 นาที | Dak Lak Elephant, 10 minutes | Voi Đắk Lắk 10 phút | Gajah Dak Lak 10 Menit | 多乐大象 10 分钟
TCG_LOTTO_VN-7006 | wave | | 1.00 | | คลื่นญาจาง 15 นาที | Nha Trang Wave, 15 minutes | Sóng Nha Trang 15 phút | Ombak Nha Trang 15 Menit | 芽庄海浪 15 分钟
`

const elotteryText = `
ELOTT-7501 | lantern | | 1.00 | | โคมเลข 1 นาที | Lantern Numbers, 1 minute | Số đèn lồng 1 phút | Angka Lampion 1 Menit | 灯笼数字 1 分钟
ELOTT-7502 | lantern | | 1.00 | hot | โคมเลข 3 นาที | Lantern Numbers, 3 minutes | Số đèn lồng 3 phút | Angka Lampion 3 Menit | 灯笼数字 3 分钟
ELOTT-7503 | lantern | | 1.00 | | โคมเลข 5 นาที | Lantern Numbers, 5 minutes | Số đèn lồng 5 phút | Angka Lampion 5 Menit | 灯笼数字 5 分钟
ELOTT-7504 | boat | | 1.00 | | เรือยาวสิบลำ | Ten Long Boats | Mười thuyền dài | Sepuluh Perahu Panjang | 十艘长舟
ELOTT-7505 | tuktuk | | 1.00 | | ตุ๊กตุ๊กสิบคัน | Ten Tuk Tuks | Mười xe tuk tuk | Sepuluh Tuk Tuk | 十辆嘟嘟车
ELOTT-7506 | dice | | 1.00 | | เต๋าสามลูก 1 นาที | Three Dice, 1 minute | Ba xúc xắc 1 phút | Tiga Dadu 1 Menit | 三骰 1 分钟
ELOTT-7507 | dice | | 1.00 | | เต๋าสามลูก 3 นาที | Three Dice, 3 minutes | Ba xúc xắc 3 phút | Tiga Dadu 3 Menit | 三骰 3 分钟
ELOTT-7508 | rooster | | 1.00 | | สิบสองนักษัตร | Twelve Zodiac Beasts | Mười hai con giáp | Dua Belas Shio | 十二生肖
ELOTT-7509 | coin | | 1.00 | | คีโนโคมลอย | Floating Lantern Keno | Keno thả đèn | Keno Lampion | 水灯基诺
ELOTT-7510 | parasol | | 1.00 | | กงล้อสีร่ม | Parasol Colour Wheel | Vòng màu dù | Roda Warna Payung | 彩伞色轮
ELOTT-7511 | ticket | | 1.00 | | บิงโกงานวัด | Fairground Bingo | Bingo hội làng | Bingo Pasar Malam | 庙会宾果
ELOTT-7512 | gem | | 1.00 | | ห้าเลขมรกต | Emerald Five | Năm số lục bảo | Lima Angka Zamrud | 祖母绿五数
ELOTT-7513 | moon | | 1.00 | | สามเลขจันทร์ | Moon Three | Ba số trăng | Tiga Angka Bulan | 月光三数
ELOTT-7514 | mountain | | 1.00 | | สูงต่ำคู่คี่ดอย | Hilltop High Low | Cao thấp chẵn lẻ | Tinggi Rendah Puncak | 山巅大小单双
ELOTT-7515 | firework | | 1.00 | new | พลุเลข 10 นาที | Firework Numbers, 10 minutes | Số pháo hoa 10 phút | Angka Kembang Api 10 Menit | 烟花数字 10 分钟
ELOTT-7516 | fan | | 1.00 | | พัดเลขยามเย็น | Evening Fan Numbers | Số quạt chiều hôm | Angka Kipas Senja | 黄昏扇数
`

/** Rows of id, emblem, class, lowest bet, badge, TH, EN, VI, ID, ZH. */
export const lotteries = table(lotteryText, 10)
/** As `lotteries`. */
export const elotteries = table(elotteryText, 10)
