// Slots with names of their own, most played first:
// id | emblem | lines | badge | TH | EN | VI | ID | ZH.
// The number in an id also seeds the cover, so it is not a count: LTF-0170 draws the lotus on scales.
import { table } from '../table.ts'

const text = `
LTF-0170 | lotus | 20 | | สวนบัวจันทร์ | Moon Lotus Garden | Vườn sen trăng | Taman Seroja Bulan | 月莲花园
NGW-0021 | naga | 25 | | พญานาคเจ็ดเศียร | Seven-headed Naga | Naga bảy đầu | Naga Berkepala Tujuh | 七头那伽
KRT-0291 | lantern | 40 | | คืนลอยโคม | Night of Lanterns | Đêm thả đèn | Malam Lampion | 放灯之夜
MSN-0031 | parasol | 243 | | ฝนแรก | First Rain | Cơn mưa đầu mùa | Hujan Pertama | 初雨
OPR-0010 | crab | 50 | new | ปูลมหน้าหาด | Beachfront Crab | Còng gió bãi trước | Kepiting Tepi Pantai | 海滩沙蟹
TTL-0035 | chili | 9 | | พริกขี้หนู | Small but Fiery | Ớt hiểm | Cabai Rawit | 小辣椒
KNR-0003 | dice | 20 | | ลูกเต๋าพระจันทร์ | Moon Dice | Xúc xắc trăng | Dadu Bulan | 月光骰子
PPT-0119 | owl | 25 | hot | นกฮูกหมึกดำ | Ink Owl | Cú mực tàu | Burung Hantu Tinta | 墨夜枭
MKH-0082 | koi | 40 | | ปลาคาร์ปทอง | Golden Koi | Cá chép vàng | Koi Emas | 金锦鲤
MGO-0001 | elephant | 243 | | ช้างเผือก | White Elephant | Bạch tượng | Gajah Putih | 白象
IDL-0048 | mask | 50 | | หน้ากากโขน | Khon Masks | Mặt nạ khon | Topeng Khon | 孔剧面具
NJM-0023 | butterfly | 9 | | ผีเสื้อราตรี | Night Butterfly | Bướm đêm | Kupu-Kupu Malam Hari | 夜蝶
BLH-0078 | boat | 20 | | เรือหางยาว | Long-tail Boat | Thuyền đuôi dài | Perahu Ekor Panjang | 长尾船
PDN-0006 | durian | 25 | | ทุเรียนหมอนทอง | Golden Pillow Durian | Sầu riêng Monthong | Durian Montong | 金枕榴莲
SVK-0002 | kite | 40 | | ว่าวจุฬา | Star Kite | Diều sao | Layang-Layang Bintang | 朱拉风筝
ADM-0110 | octopus | 243 | | หมึกอันดามัน | Andaman Octopus | Bạch tuộc Andaman | Gurita Andaman | 安达曼章鱼
FFL-0008 | tiger | 50 | | เสือป่าเขาใหญ่ | Khao Yai Tiger | Hổ rừng Khao Yai | Harimau Khao Yai | 考艾山虎
GTK-0065 | hornbill | 9 | | นกเงือกป่าสัก | Teak Forest Hornbill | Hồng hoàng rừng tếch | Rangkong Hutan Jati | 柚林犀鸟
MSH-0063 | gem | 20 | | อัญมณีจันทบุรี | Gems of Chanthaburi | Đá quý Chanthaburi | Permata Chanthaburi | 尖竹汶宝石
CPG-0101 | bell | 25 | | ระฆังทองแดง | Copper Bell | Chuông đồng | Lonceng Tembaga | 红铜铃
KRT-0059 | elephant | 40 | | ช้างสามเศียร | Three-headed Elephant | Voi ba đầu | Gajah Tiga Kepala | 三头象
RBT-0003 | mangosteen | 25 | | มังคุดราชินี | Queen Mangosteen | Măng cụt nữ hoàng | Ratu Manggis | 山竹女王
KNR-0009 | moon | 20 | | จันทร์เสี้ยว | Crescent Moon | Trăng lưỡi liềm | Bulan Sabit | 一弯新月
GTK-0012 | ball | 25 | | ฟุตบอลโคม | Lantern Football | Bóng đá đèn lồng | Sepak Bola Lampion | 灯笼足球
SLC-0007 | drum | 30 | | กลองงานโคม | Lantern Fair Drum | Trống hội đèn | Gendang Pesta Lampion | 灯会鼓
NGW-0061 | peacock | 50 | | นกยูงรำแพน | Peacock in Full Fan | Công xòe đuôi | Merak Mengembang | 孔雀开屏
BLH-0012 | wave | 40 | | คลื่นเจ็ดชั้น | Seven-tier Wave | Sóng bảy tầng | Ombak Tujuh Lapis | 七重浪
LTF-0020 | koi | 30 | | ปลาตะเพียนสาน | Woven Silver Barb | Cá mè vinh đan lá | Ikan Anyaman Janur | 草编银鲃
OPR-0115 | turtle | 20 | | เต่าพันปี | Thousand-year Turtle | Rùa nghìn năm | Kura-Kura Seribu Tahun | 千年灵龟
`

/** Rows of id, emblem, lines, badge, TH, EN, VI, ID, ZH. */
export const featured = table(text, 9)
