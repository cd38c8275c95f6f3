// Card and board games, and minigames:
// id | emblem | class | lowest bet | badge | TH | EN | VI | ID | ZH
import { table } from '../table.ts'

const pvpText = `
KNR-6001 | cards | | 0.20 | hot | โป๊กเกอร์ตะวันลับ | Sunset Poker | Poker hoàng hôn | Poker Matahari Terbenam | 日落扑克
KNR-6002 | cards | | 0.50 | | เก้าเกสามกอง | Three-row Nine | Chín cây ba chi | Sembilan Kartu Tiga Baris | 三墩九张
KNR-6003 | moon | | 0.20 | | ไพ่แคงจันทร์ข้างแรม | Waning Moon Kang | Kang trăng khuyết | Kang Bulan Susut | 残月康牌
KNR-6004 | cards | | 1.00 | | สลาฟสี่ทิศ | Four Winds Slave | Tiến lên bốn phương | Big Two Empat Penjuru | 四方大老二
KNR-6005 | lotus | | 0.50 | | รัมมี่สวนบัว | Lotus Rummy | Rummy đầm sen | Remi Kolam Teratai | 荷塘拉米
KNR-6006 | gem | | 5.00 | | โป๊กเกอร์ห้องเพชร | Diamond Room Poker | Poker phòng kim cương | Poker Ruang Berlian | 钻石厅扑克
KNR-6007 | key | | 2.00 | | ไพ่ห้าใบปิดลับ | Hidden Five Cards | Năm lá bài kín | Lima Kartu Tertutup | 暗牌五张
KNR-6008 | elephant | | 0.20 | new | จับคู่ช้าง | Elephant Pairs | Ghép đôi voi | Pasangan Gajah | 大象配对
CPG-6001 | knight | | 0.50 | | หมากรุกริมน้ำ | Riverside Chess | Cờ vua bên sông | Catur Tepi Sungai | 水畔象棋
CPG-6002 | knight | | 0.50 | | หมากรุกไทยขุนเดิน | Makruk: the Khun Walks | Cờ Makruk | Makruk | 泰国象棋
CPG-6003 | coin | | 0.20 | | หมากฮอสหน้าร้าน | Shopfront Draughts | Cờ đam trước quán | Dam Depan Warung | 店前跳棋
CPG-6004 | coin | | 0.20 | | หมากเก็บห้าเม็ด | Five Pebbles | Năm viên sỏi | Bekel Lima Biji | 五子抛石
CPG-6005 | bell | | 0.50 | | หมากล้อมระฆัง | Tolling Bell Go | Cờ vây tiếng chuông | Go Lonceng | 钟声围棋
CPG-6006 | tiger | | 0.50 | | เสือกินวัว | Tiger and Cattle | Cờ hổ ăn bò | Macan dan Sapi | 虎吃牛棋
CPG-6007 | knight | | 1.00 | | หมากรุกจีนท่าช้าง | Xiangqi at the Pier | Cờ tướng bến tàu | Catur Tiongkok Dermaga | 码头象棋
CPG-6008 | dice | | 0.20 | | ลูโดสี่บ้าน | Four-house Ludo | Cờ cá ngựa bốn nhà | Ludo Empat Rumah | 四家飞行棋
IDL-6001 | fan | | 0.50 | | ดัมมี่งานวัด | Fairground Dummy | Dummy hội làng | Dummy Pasar Malam | 庙会达米
IDL-6002 | moon | | 0.20 | hot | ป๊อกเด้งจันทร์ | Moon Pok Deng | Pok Deng trăng | Pok Deng Bulan | 月光博定
IDL-6003 | fan | | 0.50 | | ไพ่ผ่องพัด | Fan Pong | Pong quạt | Pong Kipas | 折扇碰牌
IDL-6004 | cards | | 1.00 | | เท็กซัสผ้าคราม | Indigo Hold’em | Hold’em vải chàm | Hold’em Kain Nila | 靛蓝德州扑克
IDL-6005 | cards | | 2.00 | | โอมาฮ่าสี่ใบ | Four-card Omaha | Omaha bốn lá | Omaha Empat Kartu | 四张奥马哈
IDL-6006 | butterfly | | 0.20 | | จับคู่ผีเสื้อ | Butterfly Pairs | Ghép đôi bươm bướm | Pasangan Kupu-Kupu | 蝴蝶配对
NGW-6001 | dice | | 0.20 | | ลูกเต๋าสามแผ่นดิน | Dice of Three Lands | Xúc xắc ba miền | Dadu Tiga Negeri | 三国骰子
NGW-6002 | naga | | 0.50 | | งูตกบันไดนาค | Nagas and Ladders | Naga và thang | Naga Tangga | 那伽与梯子
NGW-6003 | cards | | 0.50 | | ไพ่นกกระจอกไทย | Thai Mahjong | Mạt chược Thái | Mahyong Thailand | 泰式麻将
NGW-6004 | cards | | 1.00 | | นกกระจอกสามคน | Three-player Mahjong | Mạt chược ba người | Mahyong Tiga Orang | 三人麻将
NGW-6005 | dice | | 0.20 | | เต๋าหลอก | Bluff Dice | Xúc xắc nói dối | Dadu Gertak | 吹牛骰
NGW-6006 | coin | | 0.50 | | โดมิโนกระดูกนาค | Naga Bone Dominoes | Đô-mi-nô xương naga | Domino Tulang Naga | 那伽多米诺
RBT-6001 | mangosteen | | 0.20 | | ไพ่ผลไม้สี่ฤดู | Fruit of Four Seasons | Bài trái cây bốn mùa | Kartu Buah Empat Musim | 四季果牌
RBT-6002 | durian | | 0.20 | | ใครถือทุเรียน | Who Holds the Durian | Ai giữ sầu riêng | Siapa Pegang Durian | 榴莲在谁手
RBT-6003 | chili | | 0.20 | | หมุนวงพริก | Chili Circle | Vòng ớt | Lingkar Cabai | 辣椒转圈
RBT-6004 | cards | | 0.50 | | ไพ่คุณยาย | Old Maid | Bài già | Kartu Nenek | 抽乌龟
RBT-6005 | pineapple | | 1.00 | | โป๊กเกอร์สับปะรด | Pineapple Poker | Poker dứa | Poker Nanas | 菠萝扑克
RBT-6006 | cards | | 0.20 | new | ไพ่ตองสามคน | Three-hand Tong | Bài Tong ba tay | Tong Tiga Tangan | 三人东牌
`

const miniText = `
SPB-9001 | dice | | 1.00 | | ไฮโลกระด้ง | Basket Hi-Lo | Tài xỉu rổ tre | Hi-Lo Tampah | 竹筛大小
SPB-9002 | coin | | 1.00 | | หัวก้อยเหรียญบาท | Heads or Tails | Sấp ngửa | Gambar atau Angka | 正反硬币
SPB-9003 | crab | | 1.00 | hot | น้ำเต้าปูปลา | Gourd, Crab, Fish | Bầu cua | Labu Kepiting Ikan | 葫芦鱼蟹
SPB-9004 | gem | | 1.00 | | เหมืองเพชร | Diamond Mine | Mỏ kim cương | Tambang Berlian | 钻石矿
SPB-9005 | firework | | 1.00 | | บั้งไฟพุ่ง | Rocket Climb | Tên lửa bay | Roket Melesat | 火箭升空
SPB-9006 | ball | | 1.00 | | หยอดลูกแก้ว | Marble Drop | Thả bi | Jatuhkan Kelereng | 弹珠下落
SPB-9007 | parasol | | 1.00 | | กงล้อร่ม | Parasol Wheel | Vòng quay dù | Roda Payung | 纸伞转盘
SPB-9008 | key | | 1.00 | new | เปิดหีบสามใบ | Three Chests | Ba chiếc rương | Tiga Peti | 三个宝箱
GM-9001 | chili | | 1.00 | | ตำส้มตำ | Pound the Papaya | Giã gỏi đu đủ | Tumbuk Som Tam | 舂木瓜沙拉
GM-9002 | mangosteen | | 1.00 | | ทายกลีบมังคุด | Guess the Segments | Đoán múi măng cụt | Tebak Juring Manggis | 猜山竹瓣
GM-9003 | pineapple | | 1.00 | | ปาผลไม้งานวัด | Fair Fruit Toss | Ném trái cây hội làng | Lempar Buah Pasar Malam | 庙会投水果
GM-9004 | rooster | | 1.00 | | ไก่ข้ามถนน | Hen across the Road | Gà qua đường | Ayam Menyeberang | 小鸡过马路
GM-9005 | durian | | 1.00 | | เคาะทุเรียน | Knock the Durian | Gõ sầu riêng | Ketuk Durian | 敲榴莲
GM-9006 | lotus | | 1.00 | | เด็ดกลีบบัว | Lotus Petals | Ngắt cánh sen | Petik Kelopak Seroja | 数莲瓣
GM-9007 | butterfly | | 1.00 | | ตามผีเสื้อ | Follow the Butterfly | Theo cánh bướm | Ikuti Kupu-Kupu | 追蝴蝶
XGS-9001 | tuktuk | | 1.00 | | ตุ๊กตุ๊กสี่แยก | Tuk Tuk Crossing | Tuk tuk ngã tư | Tuk Tuk Simpang Empat | 十字路口嘟嘟车
XGS-9002 | ticket | | 1.00 | | ขูดตั๋วรถเมล์ | Bus Ticket Scratch | Cào vé xe buýt | Gosok Karcis Bus | 刮车票
XGS-9003 | lantern | | 1.00 | | ไฟเขียวไฟแดง | Green Light, Red Light | Đèn xanh đèn đỏ | Lampu Hijau Lampu Merah | 红灯绿灯
XGS-9004 | cards | | 1.00 | | สูงหรือต่ำ | Higher or Lower | Cao hay thấp | Tinggi atau Rendah | 猜高低
XGS-9005 | drum | | 1.00 | | เคาะจังหวะกลอง | Drum Beat | Gõ nhịp trống | Ketuk Irama Gendang | 敲鼓点
XGS-9006 | bell | | 1.00 | | กดกริ่งแล้ววิ่ง | Ring and Run | Bấm chuông rồi chạy | Pencet Bel Lalu Lari | 按铃就跑
XGS-9007 | teapot | | 1.00 | | รินน้ำชาไม่ล้น | Pour without a Spill | Rót trà không tràn | Tuang Teh Tanpa Tumpah | 倒茶不溢
KM-9001 | kite | | 1.00 | | ว่าวขาดลอย | Kite Cut Loose | Diều đứt dây | Layang-Layang Putus | 断线风筝
KM-9002 | kite | | 1.00 | | ว่าวสูงสุดฟ้า | Kite up High | Diều lên cao | Layang-Layang Tinggi | 风筝高飞
KM-9003 | fan | | 1.00 | | เป่ากังหันลม | Pinwheel | Chong chóng | Kincir Angin Kertas | 风车
KM-9004 | dice | | 1.00 | | เต๋าสองลูก | Two Dice | Hai xúc xắc | Dua Dadu | 两颗骰子
KM-9005 | owl | | 1.00 | | นกฮูกตาโต | Wide-eyed Owl | Cú mắt to | Burung Hantu Belo | 大眼猫头鹰
KM-9006 | fan | | 1.00 | | ปาเป้าลูกโป่ง | Balloon Darts | Phi tiêu bóng bay | Panah Balon | 飞镖气球
`

/** Rows of id, emblem, class, lowest bet, badge, TH, EN, VI, ID, ZH. */
export const cardGames = table(pvpText, 10)
/** As `cardGames`. */
export const minigames = table(miniText, 10)
