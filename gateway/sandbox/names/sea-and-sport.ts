// Fishing, sports, esports and cockfight:
// id | emblem | class | lowest bet | badge | TH | EN | VI | ID | ZH
import { table } from '../table.ts'

const fishText = `
ADM-3001 | octopus | | 0.10 | | หมึกอันดามัน | Andaman Octopus | Bạch tuộc Andaman | Gurita Andaman | 安达曼章鱼
ADM-3002 | koi | | 0.10 | | ปลาคาร์ปมรกต | Emerald Koi | Cá chép lục bảo | Koi Zamrud | 祖母绿锦鲤
ADM-3003 | crab | | 0.10 | | ปูลมหน้าหาด | Beachfront Crab | Còng gió bãi trước | Kepiting Tepi Pantai | 海滩沙蟹
ADM-3004 | turtle | | 0.20 | | เต่าพันปี | Thousand-year Turtle | Rùa nghìn năm | Kura-Kura Seribu Tahun | 千年灵龟
ADM-3005 | shell | | 0.10 | | หอยมุก | Pearl Oyster | Trai ngọc | Kerang Mutiara | 珠贝
ADM-3006 | wave | | 0.50 | new | คลื่นเจ็ดชั้น | Seven-tier Wave | Sóng bảy tầng | Ombak Tujuh Lapis | 七重浪
ADM-3007 | boat | | 0.10 | | เรือเก้าช่อง | Nine-bay Boat | Thuyền chín khoang | Perahu Sembilan Petak | 九舱渔船
ADM-3008 | naga | | 1.00 | | นาคใต้ทะเล | Undersea Naga | Naga dưới biển | Naga Bawah Laut | 海底那伽
ADM-3009 | moon | | 0.10 | | จันทร์น้ำลง | Low-tide Moon | Trăng nước ròng | Bulan Air Surut | 退潮之月
ADM-3010 | flame | | 0.50 | | ไฟใต้น้ำ | Fire below Water | Lửa dưới nước | Api di Dalam Air | 水下之火
ADM-3011 | gem | | 0.20 | | เพชรปะการัง | Coral Diamond | Kim cương san hô | Berlian Karang | 珊瑚钻石
ADM-3012 | firework | | 0.10 | | พลุกลางอ่าว | Fireworks in the Bay | Pháo hoa giữa vịnh | Kembang Api di Teluk | 海湾烟花
OPR-3001 | crab | | 0.10 | | สะพานปลาเก่า | The Old Fish Pier | Bến cá cũ | Dermaga Ikan Tua | 老渔人码头
OPR-3002 | koi | | 0.20 | | แหอวนลุงดำ | Uncle Dam’s Net | Mẻ lưới chú Dam | Jala Paman Dam | 黑叔的渔网
OPR-3003 | turtle | | 0.10 | hot | เต่ามะเฟืองกลับบ้าน | Leatherback Homecoming | Rùa da về nhà | Penyu Belimbing Pulang | 棱皮龟回家
OPR-3004 | shell | | 0.50 | | สมบัติเรือจม | Sunken Ship | Kho báu tàu đắm | Harta Kapal Karam | 沉船宝藏
OPR-3005 | octopus | | 0.10 | | ไดหมึกคืนเดือนมืด | Squid Lights | Đêm câu mực | Lampu Pancing Cumi | 夜钓鱿鱼
MKH-3001 | koi | | 0.10 | | ปลาบึกลุ่มน้ำโขง | Mekong Giant Catfish | Cá tra dầu Mê Kông | Patin Raksasa Mekong | 湄公河巨鲶
MKH-3002 | boat | | 0.20 | | ทอดแหวังน้ำลึก | Nets at the Deep Pool | Quăng chài bên vực | Jala di Lubuk Dalam | 深潭撒网
MKH-3003 | naga | | 1.00 | | บั้งไฟพญานาค | Naga Fireballs | Cầu lửa Naga | Bola Api Naga | 那伽火球
`

const sportsText = `
PPT-4001 | ball | | 20.00 | hot | ฟุตบอลสนามกลางคืน | Night Stadium Football | Bóng đá sân đêm | Sepak Bola Stadion Malam | 夜场足球
PPT-4002 | drum | | 20.00 | | มวยไทยเวทีไม้ไผ่ | Bamboo Ring Muay Thai | Muay Thái sàn tre | Muay Thai Ring Bambu | 竹台泰拳
PPT-4003 | ball | | 20.00 | | บาสเกตบอลลานหน้าบ้าน | Courtyard Basketball | Bóng rổ sân nhà | Basket Lapangan Kampung | 庭院篮球
PPT-4004 | fan | | 10.00 | | แบดมินตันขนไก่ | Feather Badminton | Cầu lông | Bulu Tangkis | 羽毛球
PPT-4005 | mountain | | 10.00 | | วิ่งขึ้นดอย | Hill Run | Chạy lên đồi | Lari Menanjak Bukit | 山路赛跑
BLH-4001 | wave | | 20.00 | | โต้คลื่นหน้ามรสุม | Monsoon Surf | Lướt sóng mùa gió | Selancar Musim Angin | 季风冲浪
BLH-4002 | boat | | 20.00 | | แข่งเรือยาวน่าน | Nan Long Boats | Đua thuyền sông Nan | Perahu Panjang Nan | 难河长舟
BLH-4003 | ball | | 10.00 | | วอลเลย์บอลชายหาด | Beach Volleyball | Bóng chuyền bãi biển | Voli Pantai | 沙滩排球
BLH-4004 | coin | | 10.00 | | สนุกเกอร์ร้านกาแฟ | Coffee House Snooker | Bi-a quán cà phê | Snooker Kedai Kopi | 咖啡馆斯诺克
SVK-4001 | kite | | 10.00 | | แข่งว่าวทุ่งกว้าง | Open Field Kites | Thi diều đồng rộng | Lomba Layang-Layang Padang | 旷野风筝赛
SVK-4002 | ball | | 10.00 | | ตะกร้อลอดห่วง | Hoop Takraw | Cầu mây vòng | Takraw Ring | 藤球穿环
SVK-4003 | knight | | 20.00 | | ม้าแข่งรอบทุ่ง | Field Horse Race | Đua ngựa đồng | Pacuan Kuda Padang | 草场赛马
`

const esportsText = `
FFL-5001 | pad | | 10.00 | hot | ศึกห้าป้อม | Five Towers | Trận năm tháp | Lima Menara | 五塔之战
FFL-5002 | firework | | 10.00 | | กองทัพหิ่งห้อย | Firefly Legion | Đạo quân đom đóm | Legiun Kunang-Kunang | 萤火军团
FFL-5003 | mountain | | 10.00 | | ป้อมกลางหมอก | Keep in the Mist | Thành trong sương | Benteng dalam Kabut | 雾中堡垒
FFL-5004 | mask | | 20.00 | | นักสู้เงา | Shadow Fighters | Đấu sĩ bóng đêm | Petarung Bayangan | 暗影斗士
FFL-5005 | key | | 10.00 | new | เมืองไร้เสียง | The Silent City | Thành phố lặng | Kota Sunyi | 无声之城
TTL-5001 | tuktuk | | 10.00 | | แข่งตุ๊กตุ๊กไซเบอร์ | Cyber Tuk Tuk Race | Đua tuk tuk số | Balap Tuk Tuk Siber | 赛博嘟嘟车竞速
TTL-5002 | ball | | 10.00 | | ฟุตบอลห้าจอย | Five-pad Football | Bóng đá năm tay cầm | Sepak Bola Lima Stik | 五人手柄足球
TTL-5003 | pad | | 10.00 | | สนามพิกเซล | Pixel Arena | Đấu trường pixel | Arena Piksel | 像素竞技场
TTL-5004 | knight | | 20.00 | | หมากรุกสายฟ้า | Lightning Chess | Cờ vua chớp | Catur Kilat | 闪电象棋
`

const cockfightText = `
SF9-8001 | rooster | | 20.00 | | สังเวียนรุ่งสาง จำลอง | Dawn Ring, simulated | Sới bình minh, mô phỏng | Gelanggang Fajar, simulasi | 黎明斗场（模拟）
SF9-8002 | rooster | | 20.00 | | สังเวียนริมนา จำลอง | Field Ring, simulated | Sới ven đồng, mô phỏng | Gelanggang Sawah, simulasi | 田边斗场（模拟）
SF9-8003 | rooster | | 50.00 | | สังเวียนไม้ไผ่ จำลอง | Bamboo Ring, simulated | Sới tre, mô phỏng | Gelanggang Bambu, simulasi | 竹圈斗场（模拟）
SF9-8004 | rooster | | 50.00 | | สังเวียนสนธยา จำลอง | Dusk Ring, simulated | Sới hoàng hôn, mô phỏng | Gelanggang Senja, simulasi | 黄昏斗场（模拟）
`

/** Rows of id, emblem, class, lowest bet, badge, TH, EN, VI, ID, ZH. */
export const fishing = table(fishText, 10)
/** As `fishing`. */
export const sports = table(sportsText, 10)
/** As `fishing`. */
export const esports = table(esportsText, 10)
/** As `fishing`. */
export const cockfights = table(cockfightText, 10)
