// Live casino: kinds of game and the rooms they are dealt in.
import { table } from '../table.ts'

const kindText = `
BAC | cards | 20.00 | บาคาร่า ห้อง~ | Baccarat, ~ room | Baccarat phòng ~ | Baccarat Ruang ~ | 百家乐 ~厅
DAT | naga | 20.00 | เสือมังกร ห้อง~ | Dragon Tiger, ~ room | Rồng hổ phòng ~ | Dragon Tiger Ruang ~ | 龙虎 ~厅
SIC | dice | 10.00 | ไฮโล ห้อง~ | Sic Bo, ~ room | Tài xỉu phòng ~ | Sic Bo Ruang ~ | 骰宝 ~厅
ROU | parasol | 10.00 | รูเล็ต ห้อง~ | Roulette, ~ room | Roulette phòng ~ | Roulette Ruang ~ | 轮盘 ~厅
BJ | cards | 50.00 | แบล็กแจ็ก ห้อง~ | Blackjack, ~ room | Blackjack phòng ~ | Blackjack Ruang ~ | 21 点 ~厅
NN | cards | 20.00 | นิวนิว ห้อง~ | Niu Niu, ~ room | Niu Niu phòng ~ | Niu Niu Ruang ~ | 牛牛 ~厅
`

const roomText = `
มะลิ | Jasmine | Nhài | Melati | 茉莉
ชบา | Hibiscus | Dâm Bụt | Kembang Sepatu | 朱槿
จำปี | Champak | Ngọc Lan | Cempaka | 白兰
กาหลง | Orchid Tree | Ban Trắng | Bunga Kupu-Kupu | 羊蹄甲
ราชพฤกษ์ | Golden Shower | Muồng Hoàng Yến | Trengguli | 金链花
บานไม่รู้โรย | Globe Amaranth | Cúc Bách Nhật | Bunga Kenop | 千日红
ลีลาวดี | Frangipani | Hoa Sứ | Kamboja | 鸡蛋花
กล้วยไม้ | Orchid | Phong Lan | Anggrek | 兰花
ดาวเรือง | Marigold | Vạn Thọ | Tagetes | 万寿菊
พุดซ้อน | Gardenia | Dành Dành | Kacapiring | 栀子
เฟื่องฟ้า | Bougainvillea | Hoa Giấy | Bugenvil | 三角梅
ทานตะวัน | Sunflower | Hướng Dương | Bunga Matahari | 向日葵
ใบเตย | Pandan | Lá Dứa | Pandan Wangi | 香兰
ไม้สัก | Teak | Gỗ Tếch | Jati | 柚木
หวาย | Rattan | Mây Tre | Rotan | 藤编
ทองเหลือง | Brass | Đồng Thau | Kuningan | 黄铜
เครื่องเขิน | Lacquer | Sơn Mài | Pernis | 漆器
ผ้าไหม | Silk | Lụa | Sutra | 丝绸
คราม | Indigo | Chàm | Nila | 靛蓝
แม่น้ำ | River | Dòng Sông | Sungai | 江河
ริมหน้าต่าง | Window | Bên Cửa Sổ | Tepi Jendela | 窗畔
ระเบียง | Balcony | Ban Công | Balkon | 露台
โคมแดง | Red Lantern | Đèn Đỏ | Lampion Merah | 红灯笼
จันทร์เจ้า | Moonlight | Ánh Trăng | Cahaya Bulan | 月光
ฝนพรำ | Drizzle | Mưa Bụi | Gerimis | 细雨
เช้าตรู่ | Early Morning | Tinh Mơ | Subuh | 清晨
สนธยา | Dusk | Chạng Vạng | Magrib | 薄暮
เที่ยงคืน | Midnight | Nửa Đêm | Tengah Malam | 午夜
ปลายนา | Rice Field | Đồng Lúa | Sawah | 稻田
ท่าเรือ | Pier | Bến Tàu | Dermaga | 码头
`

const dealtText = `
KNR | 12 | 5 | 4 | 4 | 3 | 2
GTK | 8 | 4 | 3 | 3 | 3 | 2
IDL | 6 | 3 | 3 | 3 | 2 | 2
SAN | 4 | 2 | 2 | 2 | 2 | 2
`

/** Rows of class, emblem, lowest bet, then TH, EN, VI, ID, ZH with ~ for the room. */
export const kinds = table(kindText, 8)

/** Rows of TH, EN, VI, ID, ZH. */
export const rooms = table(roomText, 5)

/** Rows of vendor, then how many rooms it deals of each kind, in the order of `kinds`. */
export const dealt = table(dealtText, 7)
