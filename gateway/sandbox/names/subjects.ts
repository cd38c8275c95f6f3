// What a slot may be about: emblem | kind | TH | EN | VI | ID | ZH. Kinds: c creature, b bloom,
// f fruit, t thing, s sky, l land. Vietnamese and Indonesian in lower case are capitalised later.
import { table } from '../table.ts'

const text = `
lotus | b | บัวหลวง | Lotus | hoa sen | Seroja | 莲花
lotus | b | บัวสาย | Water Lily | hoa súng | Teratai | 睡莲
lotus | l | สระบัว | Lotus Pond | đầm sen | Kolam Seroja | 荷塘
koi | c | ปลาคาร์ป | Koi | cá chép | Ikan Koi | 锦鲤
koi | c | ปลาตะเพียน | Silver Barb | cá mè vinh | Ikan Tawes | 银鲃
koi | c | ปลากัด | Betta | cá xiêm | Ikan Cupang | 斗鱼
lantern | t | โคม | Lantern | đèn lồng | Lampion | 灯笼
lantern | t | โคมกระดาษ | Paper Lantern | đèn giấy | Lampion Kertas | 纸灯
lantern | t | กระทง | Krathong | hoa đăng | Krathong | 水灯
coin | t | เหรียญ | Coin | đồng xu | Koin | 铜钱
coin | t | หีบเหรียญ | Coin Chest | rương xu | Peti Koin | 钱箱
coin | t | ขันเงิน | Silver Bowl | bát bạc | Mangkuk Perak | 银碗
moon | s | พระจันทร์ | Moon | vầng trăng | Bulan | 月亮
moon | s | จันทร์เพ็ญ | Full Moon | trăng rằm | Purnama | 满月
moon | s | จันทร์เสี้ยว | Crescent | trăng khuyết | Bulan Sabit | 弦月
dice | t | ลูกเต๋า | Dice | xúc xắc | Dadu | 骰子
dice | t | ลูกเต๋าไม้ | Wooden Dice | xúc xắc gỗ | Dadu Kayu | 木骰
dice | t | ลูกเต๋าคู่ | Twin Dice | cặp xúc xắc | Dadu Kembar | 双骰
gem | t | เพชร | Diamond | kim cương | Berlian | 钻石
gem | t | ทับทิม | Ruby | hồng ngọc | Mirah Delima | 红宝石
gem | t | มรกต | Emerald | ngọc lục bảo | Zamrud | 祖母绿
chili | f | พริก | Chili | ớt | Cabai | 辣椒
chili | f | พริกขี้หนู | Bird’s Eye Chili | ớt hiểm | Cabai Rawit | 朝天椒
chili | f | พริกแห้ง | Dried Chili | ớt khô | Cabai Kering | 干辣椒
mangosteen | f | มังคุด | Mangosteen | măng cụt | Manggis | 山竹
mangosteen | f | เงาะ | Rambutan | chôm chôm | Rambutan | 红毛丹
mangosteen | l | สวนมังคุด | Mangosteen Grove | vườn măng cụt | Kebun Manggis | 山竹园
durian | f | ทุเรียน | Durian | sầu riêng | Durian | 榴莲
durian | f | ขนุน | Jackfruit | mít | Nangka | 菠萝蜜
durian | l | สวนทุเรียน | Durian Orchard | vườn sầu riêng | Kebun Durian | 榴莲园
chedi | l | ปราสาททราย | Sandcastle | lâu đài cát | Istana Pasir | 沙堡
chedi | l | หอคอย | Tower | tòa tháp | Menara | 高塔
chedi | l | เมืองเก่า | Old Town | phố cổ | Kota Tua | 古城
elephant | c | ช้าง | Elephant | voi | Gajah | 大象
elephant | c | ลูกช้าง | Baby Elephant | voi con | Anak Gajah | 小象
elephant | c | ช้างไม้ | Wooden Elephant | voi gỗ | Gajah Kayu | 木象
rooster | c | ไก่แจ้ | Bantam | gà tre | Ayam Kate | 矮脚鸡
rooster | c | ไก่ฟ้า | Pheasant | gà lôi | Burung Kuau | 锦鸡
rooster | c | ไก่ป่า | Junglefowl | gà rừng | Ayam Hutan | 原鸡
boat | t | เรือหางยาว | Long-tail Boat | thuyền đuôi dài | Perahu Ekor Panjang | 长尾船
boat | t | เรือสำเภา | Junk | thuyền mành | Kapal Jung | 帆船
boat | t | เรือพาย | Rowboat | con đò | Sampan | 舢板
drum | t | กลอง | Drum | trống | Gendang | 大鼓
drum | t | กลองยาว | Long Drum | trống dài | Gendang Panjang | 长鼓
drum | t | วงกลอง | Drum Circle | dàn trống | Rampak Gendang | 鼓阵
cards | t | ไพ่ | Cards | bộ bài | Kartu | 纸牌
cards | t | ไพ่สามใบ | Card Trio | bộ ba lá | Tiga Kartu | 三张牌
cards | t | ไพ่กระดาษสา | Mulberry Cards | bài giấy dó | Kartu Murbei | 桑皮纸牌
ball | t | ฟุตบอล | Football | bóng đá | Sepak Bola | 足球
ball | t | ตะกร้อ | Takraw | cầu mây | Sepak Takraw | 藤球
ball | l | สนามบอล | Football Pitch | sân bóng | Lapangan Bola | 球场
tiger | c | เสือ | Tiger | hổ | Harimau | 老虎
tiger | c | เสือกระดาษ | Paper Tiger | hổ giấy | Harimau Kertas | 纸老虎
tiger | c | แมวดาว | Leopard Cat | mèo rừng | Kucing Hutan | 豹猫
parasol | t | ร่มกระดาษ | Paper Parasol | dù giấy | Payung Kertas | 纸伞
parasol | t | ร่มแดง | Red Parasol | dù đỏ | Payung Merah | 红伞
parasol | s | สายฝน | Rain | cơn mưa | Hujan | 细雨
kite | t | ว่าว | Kite | cánh diều | Layang-Layang | 风筝
kite | t | ว่าวปักเป้า | Diamond Kite | diều thoi | Layangan Wajik | 菱形风筝
kite | t | ว่าวงู | Snake Kite | diều rắn | Layangan Ular | 蛇形风筝
flame | t | กองไฟ | Bonfire | lửa trại | Api Unggun | 篝火
flame | t | คบไฟ | Torch | ngọn đuốc | Obor | 火把
flame | t | แสงเทียน | Candlelight | ánh nến | Cahaya Lilin | 烛光
pad | t | เกมตู้ | Arcade | máy thùng | Ding-Dong | 街机
pad | t | จอยสติก | Joystick | tay cầm | Joystick | 摇杆
pad | t | พิกเซล | Pixel | pixel | Piksel | 像素
ticket | t | ตั๋วงานวัด | Fair Ticket | vé hội chợ | Karcis Pasar Malam | 庙会门票
ticket | t | ตั๋วรถไฟ | Train Ticket | vé tàu | Karcis Kereta | 火车票
ticket | t | ตั๋วหนัง | Cinema Ticket | vé xem phim | Karcis Bioskop | 电影票
fan | t | พัด | Folding Fan | quạt xếp | Kipas | 折扇
fan | t | พัดใบตาล | Palm Fan | quạt lá cọ | Kipas Lontar | 蒲扇
fan | t | ระบำพัด | Fan Dance | múa quạt | Tari Kipas | 扇子舞
naga | c | พญานาค | Naga | naga | Naga | 那伽
naga | c | นาคน้อย | Little Naga | naga con | Naga Kecil | 小那伽
naga | c | มังกรน้ำ | Water Dragon | thủy long | Naga Air | 水龙
mask | t | หน้ากาก | Mask | mặt nạ | Topeng | 面具
mask | t | หัวโขน | Khon Mask | mặt nạ khon | Topeng Khon | 孔剧面具
mask | c | ยักษ์ | Giant | người khổng lồ | Raksasa | 巨人
owl | c | นกฮูก | Owl | cú mèo | Burung Hantu | 猫头鹰
owl | c | ลูกนกฮูก | Owlet | cú con | Anak Burung Hantu | 小猫头鹰
owl | c | นกฮูกป่า | Wood Owl | cú rừng | Kukuk Beluk | 林鸮
turtle | c | เต่า | Turtle | rùa | Kura-Kura | 灵龟
turtle | c | เต่าทะเล | Sea Turtle | rùa biển | Penyu | 海龟
turtle | c | เต่ามะเฟือง | Leatherback | rùa da | Penyu Belimbing | 棱皮龟
peacock | c | นกยูง | Peacock | chim công | Merak | 孔雀
peacock | c | คู่นกยูง | Peacock Pair | đôi công | Sepasang Merak | 双孔雀
peacock | t | ขนนกยูง | Peacock Feather | lông công | Bulu Merak | 孔雀羽
butterfly | c | ผีเสื้อ | Butterfly | bươm bướm | Kupu-Kupu | 蝴蝶
butterfly | c | ผีเสื้อกลางคืน | Moth | bướm đêm | Ngengat | 飞蛾
butterfly | t | ปีกผีเสื้อ | Butterfly Wing | cánh bướm | Sayap Kupu-Kupu | 蝶翼
crab | c | ปู | Crab | cua | Kepiting | 螃蟹
crab | c | ปูลม | Ghost Crab | còng gió | Kepiting Hantu | 沙蟹
crab | c | ปูม้า | Blue Crab | ghẹ xanh | Rajungan | 花蟹
octopus | c | ปลาหมึก | Octopus | bạch tuộc | Gurita | 章鱼
octopus | c | หมึกกล้วย | Squid | mực ống | Cumi-Cumi | 鱿鱼
octopus | c | หมึกแนวปะการัง | Reef Octopus | bạch tuộc san hô | Gurita Karang | 珊瑚章鱼
hornbill | c | นกเงือก | Hornbill | hồng hoàng | Rangkong | 犀鸟
hornbill | c | คู่นกเงือก | Hornbill Pair | đôi hồng hoàng | Sepasang Rangkong | 双犀鸟
hornbill | l | โพรงนกเงือก | Hornbill Hollow | tổ hồng hoàng | Sarang Rangkong | 犀鸟巢
shell | t | หอยเชลล์ | Scallop | sò điệp | Kerang Simping | 扇贝
shell | t | ไข่มุก | Pearl | ngọc trai | Mutiara | 珍珠
shell | t | หอยมุก | Pearl Oyster | trai ngọc | Kerang Mutiara | 珠贝
pineapple | f | สับปะรด | Pineapple | trái dứa | Nanas | 菠萝
pineapple | f | น้ำสับปะรด | Pineapple Juice | nước dứa | Jus Nanas | 菠萝汁
pineapple | l | ไร่สับปะรด | Pineapple Field | ruộng dứa | Ladang Nanas | 菠萝园
bell | t | ระฆัง | Bell | chuông | Lonceng | 铃铛
bell | t | กระดิ่งลม | Wind Chime | chuông gió | Lonceng Angin | 风铃
bell | t | กระพรวน | Jingle Bell | lục lạc | Giring-Giring | 响铃
key | t | กุญแจ | Key | chìa khóa | Kunci | 钥匙
key | t | กุญแจทองเหลือง | Brass Key | chìa khóa đồng | Kunci Kuningan | 黄铜钥匙
key | t | หีบลับ | Secret Chest | rương bí mật | Peti Rahasia | 秘箱
teapot | t | กาน้ำชา | Teapot | ấm trà | Teko | 茶壶
teapot | l | โรงน้ำชา | Teahouse | quán trà | Kedai Teh | 茶馆
teapot | f | ชาไทย | Thai Tea | trà Thái | Teh Thai | 泰式奶茶
firework | s | พลุ | Fireworks | pháo hoa | Kembang Api | 烟花
firework | s | ดาวตก | Shooting Star | sao băng | Bintang Jatuh | 流星
firework | c | หิ่งห้อย | Firefly | đom đóm | Kunang-Kunang | 萤火虫
mountain | l | ภูเขา | Mountain | ngọn núi | Gunung | 高山
mountain | l | ทะเลหมอก | Sea of Mist | biển mây | Lautan Kabut | 云海
mountain | l | ยอดดอย | Hilltop | đỉnh đồi | Puncak Bukit | 山巅
wave | s | คลื่น | Wave | con sóng | Ombak | 海浪
wave | s | น้ำขึ้น | Rising Tide | thủy triều | Air Pasang | 涨潮
wave | t | กระดานโต้คลื่น | Surfboard | ván lướt sóng | Papan Selancar | 冲浪板
tuktuk | t | ตุ๊กตุ๊ก | Tuk Tuk | xe tuk tuk | Tuk Tuk | 嘟嘟车
tuktuk | t | รถสองแถว | Songthaew | xe songthaew | Songthaew | 双条车
tuktuk | t | สามล้อ | Rickshaw | xích lô | Becak | 三轮车
knight | t | ม้าหมากรุก | Chess Knight | quân mã | Kuda Catur | 骑士棋子
knight | c | ม้าไม้ | Wooden Horse | ngựa gỗ | Kuda Kayu | 木马
knight | t | ม้าหมุน | Carousel | vòng ngựa quay | Komidi Putar | 旋转木马
`

/** Rows of emblem, kind, TH, EN, VI, ID, ZH. */
export const subjects = table(text, 7)
