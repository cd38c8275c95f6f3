// Names that try a card's patience: very long, twice the same, sequels, digits of every kind.
// id | emblem | lines | badge | TH | EN | VI | ID | ZH
import { table } from '../table.ts'

const long = `
NGW-0301 | naga | 1024 | | ตำนานพญานาคเจ็ดเศียรกับมุกจันทร์ที่หายไปในคืนเดือนเพ็ญเดือนสิบสอง | The Legend of the Seven-headed Naga and the Moon Pearl That Went Missing on the Twelfth Full Moon | Truyền thuyết Naga bảy đầu và viên ngọc trăng thất lạc trong đêm rằm tháng mười hai | Legenda Naga Berkepala Tujuh dan Mutiara Bulan yang Hilang pada Purnama Kedua Belas | 七头那伽与第十二个满月之夜失落的月光宝珠传说
KRT-0302 | lantern | 243 | | คืนลอยโคมครั้งสุดท้ายก่อนน้ำเหนือจะไหลลงมาถึงปากอ่าวหน้าหนาวปีนั้น | The Last Night of Lanterns before the Northern Waters Reached the Winter Gulf That Year | Đêm thả đèn cuối cùng trước khi nước phương Bắc tràn về vịnh mùa đông năm ấy | Malam Lampion Terakhir sebelum Air Utara Sampai ke Teluk Musim Dingin Tahun Itu | 那年北水流到冬日海湾之前的最后一个放灯之夜
SLC-0303 | chili | 25 | | พริกขี้หนูสวนเม็ดเล็กที่สุดในครัวคุณยายแต่เผ็ดจนน้ำตาไหลทั้งซอย | The Smallest Bird’s Eye Chili in Grandmother’s Kitchen, Which Made the Whole Lane Cry | Trái ớt hiểm nhỏ nhất trong bếp của bà mà cay đến chảy nước mắt cả con hẻm | Cabai Rawit Terkecil di Dapur Nenek yang Membuat Seisi Gang Menangis | 外婆厨房里最小却辣哭整条巷子的朝天椒
PDN-0304 | durian | 40 | | ทุเรียนนนท์ก้านยาวจากสวนเก่าริมคลองบางกรวยที่รอดน้ำท่วมใหญ่มาได้ | The Long-stemmed Durian of the Old Bang Kruai Orchard That Lived through the Great Flood | Trái sầu riêng cuống dài của vườn cũ bên kênh Bang Kruai còn lại sau trận lụt lớn | Durian Tangkai Panjang dari Kebun Tua Bang Kruai yang Selamat dari Banjir Besar | 邦格瑞运河边老果园里挺过大洪水的长柄榴莲
PPT-0305 | tiger | 50 | | เสือกระดาษผู้กล้าหาญกับการเดินทางข้ามภูเขาเก้าลูกเพื่อส่งจดหมายฉบับเดียว | The Brave Paper Tiger Who Crossed Nine Mountains to Deliver One Letter | Chú hổ giấy dũng cảm vượt chín ngọn núi để gửi một lá thư | Harimau Kertas Pemberani yang Melintasi Sembilan Gunung demi Sepucuk Surat | 翻越九座山只为送一封信的勇敢纸老虎
IDL-0306 | fan | 20 | | ระบำพัดครามแห่งโรงละครริมน้ำที่แสงเทียนไม่เคยดับ | The Indigo Fan Dance of the Riverside Theatre Where the Candles Never Went Out | Điệu múa quạt chàm của nhà hát bên sông nơi ánh nến chưa từng tắt | Tari Kipas Nila di Teater Tepi Sungai yang Lilinnya Tak Pernah Padam | 烛火从未熄灭的水畔剧院靛蓝扇子舞
MSN-0307 | parasol | 30 | | ฝนฟ้าคะนองกระจายร้อยละเจ็ดสิบของพื้นที่ | Scattered Thundershowers over Seventy per Cent of the Area | Mưa dông rải rác trên bảy mươi phần trăm diện tích | Hujan Petir Tersebar di Tujuh Puluh Persen Wilayah | 百分之七十地区有零星雷阵雨
GTK-0308 | hornbill | 9 | | ที่นี่กู้ยืมปีกนกเงือกไปชมทุ่งดอกบัวตองไม่ได้แล้ว | Hornbill Wings Can No Longer Be Borrowed Here to See the Sunflower Hills | Ở đây không còn cho mượn cánh hồng hoàng để ngắm đồi dã quỳ nữa | Sayap Rangkong Tak Bisa Lagi Dipinjam di Sini untuk Melihat Bukit Bunga Matahari | 这里不再出借犀鸟翅膀去看野菊山坡
FFL-0309 | firework | 243 | | หิ่งห้อยหนึ่งหมื่นตัวกับต้นลำพูต้นสุดท้ายแห่งอัมพวา | Ten Thousand Fireflies and the Last Cork Tree of Amphawa | Mười nghìn con đom đóm và cây bần cuối cùng của Amphawa | Sepuluh Ribu Kunang-Kunang dan Pohon Pidada Terakhir di Amphawa | 一万只萤火虫与安帕瓦最后一棵海桑树
ADM-0310 | wave | 50 | | คลื่นลมอันดามันหลังมรสุมตะวันตกเฉียงใต้ | Andamanwindandwavesafterthesouthwestmonsoon | Sóng gió Andaman sau gió mùa tây nam | Angin dan Ombak Andaman Seusai Muson Barat Daya | 西南季风过后的安达曼海风与浪
`

const twins = `
SVK-0311 | lantern | 20 | | คืนลอยโคม | Night of Lanterns | Đêm thả đèn | Malam Lampion | 放灯之夜
LTF-0312 | koi | 25 | | ปลาคาร์ปทอง | Golden Koi | Cá chép vàng | Koi Emas | 金锦鲤
MSH-0313 | elephant | 40 | | ช้างเผือก | White Elephant | Bạch tượng | Gajah Putih | 白象
SAN-0314 | moon | 20 | | จันทร์เสี้ยว | Crescent Moon | Trăng lưỡi liềm | Bulan Sabit | 一弯新月
MKH-0315 | boat | 30 | | เรือหางยาว | Long-tail Boat | Thuyền đuôi dài | Perahu Ekor Panjang | 长尾船
SF9-0316 | mask | 50 | | หน้ากากโขน | Khon Masks | Mặt nạ khon | Topeng Khon | 孔剧面具
MSN-0317 | kite | 9 | | ว่าวจุฬา | Star Kite | Diều sao | Layang-Layang Bintang | 朱拉风筝
CPG-0318 | naga | 25 | | พญานาคเจ็ดเศียร | Seven-headed Naga | Naga bảy đầu | Naga Berkepala Tujuh | 七头那伽
`

const sequels = `
LTF-0321 | lotus | 40 | new | สวนบัวจันทร์ 2 | Moon Lotus Garden 2 | Vườn sen trăng 2 | Taman Seroja Bulan 2 | 月莲花园 2
NGW-0322 | naga | 50 | | พญานาคเจ็ดเศียร ภาคลุ่มน้ำโขง | Seven-headed Naga: Mekong | Naga bảy đầu: Mê Kông | Naga Berkepala Tujuh: Mekong | 七头那伽：湄公河
TTL-0323 | chili | 27 | | พริกขี้หนู ๓ เม็ด | Three Fiery Chilies | Ba trái ớt hiểm | Tiga Cabai Rawit | 三颗小辣椒
KNR-0324 | dice | 40 | | ลูกเต๋าพระจันทร์ 88 | Moon Dice 88 | Xúc xắc trăng 88 | Dadu Bulan 88 | 月光骰子 88
PPT-0325 | owl | 50 | | นกฮูกหมึกดำ ตอน ชามหมึกหก | Ink Owl: The Spilt Bowl | Cú mực tàu: nghiên mực đổ | Burung Hantu Tinta: Tinta Tumpah | 墨夜枭：打翻的砚台
MGO-0326 | elephant | 243 | | ช้างเผือก 1,000 เชือก | A Thousand White Elephants | Nghìn bạch tượng | Seribu Gajah Putih | 千头白象
OPR-0327 | crab | 25 | | ปูม้าน้ำจิ้มซีฟู้ด | Blue Crab with Seafood Dip | Ghẹ xanh chấm muối ớt | Rajungan Saus Seafood | 花蟹蘸海鲜汁
TTL-0328 | tuktuk | 30 | hot | ตุ๊กตุ๊กซิ่งปั๊มน้ำมัน | Tuk Tuk Pit Stop | Tuk tuk đổ xăng | Tuk Tuk Isi Bensin | 嘟嘟车加油站
RBT-0329 | mangosteen | 20 | | เงาะถอดรูป | The Rambutan Prince | Hoàng tử chôm chôm | Pangeran Rambutan | 红毛丹王子
MKH-0330 | boat | 25 | | แข่งเรือยาวออกพรรษา | Long Boat Race | Đua thuyền dài | Lomba Perahu Panjang | 长舟竞渡
SVK-0331 | kite | 40 | new | ว่าวเจ็ดตัวกับลมหัวเขา | Seven Kites and the Hill Wind | Bảy cánh diều và gió đồi | Tujuh Layang-Layang dan Angin Bukit | 七只风筝与山口的风
CPG-0332 | drum | 9 | | ฆ้องสามใบเถา | Three Gongs in a Row | Bộ ba chiêng đồng | Tiga Gong Sebaris | 三面铜锣
SAN-0333 | teapot | 20 | | น้ำชายามบ่ายสี่ | Four O’clock Tea | Trà chiều bốn giờ | Teh Jam Empat Sore | 四点钟的茶
MSH-0334 | mountain | 25 | | หมอกม่อนแจ่ม | Mist over Mon Jam | Sương Mon Jam | Kabut Mon Jam | 蒙占山雾
SF9-0335 | coin | 50 | | เก้าเหรียญทอง | Nine Gold Coins | Chín đồng xu vàng | Sembilan Koin Emas | 九枚金币
ADM-0336 | shell | 40 | | ไข่มุกเกาะนาคา | Pearls of Naka Island | Ngọc trai đảo Naka | Mutiara Pulau Naka | 那卡岛珍珠
`

/** Rows of id, emblem, lines, badge, TH, EN, VI, ID, ZH. */
export const odd = [...table(long, 9), ...table(twins, 9), ...table(sequels, 9)]
