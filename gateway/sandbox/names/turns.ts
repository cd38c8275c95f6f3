// What a subject may be turned into: kinds it suits | TH | EN | VI | ID | ZH, with ~ for the subject.
// Written one by one: the languages say the same thing, each the way its speakers would.
import { table } from '../table.ts'

const text = `
cbftsl | ~ทอง | Golden ~ | ~ vàng | ~ Emas | 金色~
cbt | ~เงิน | Silver ~ | ~ bạc | ~ Perak | 银色~
cbt | ~หยก | Jade ~ | ~ ngọc bích | ~ Giok | 翡翠~
cbt | ~สีคราม | Indigo ~ | ~ màu chàm | ~ Nila | 靛蓝~
cbts | ~สีชมพู | Pink ~ | ~ hồng | ~ Merah Muda | 粉红~
cbft | ~แดงชาด | Vermilion ~ | ~ đỏ son | ~ Merah Tua | 朱红~
cbfts | ~เจ็ดสี | Seven-colour ~ | ~ bảy màu | ~ Tujuh Warna | 七彩~
cts | ~สายรุ้ง | Rainbow ~ | ~ cầu vồng | ~ Pelangi | 彩虹~
cbfts | ~แสงดาว | Starlight ~ | ~ ánh sao | ~ Cahaya Bintang | 星光~
cbftsl | ~ยามเช้า | Morning ~ | ~ ban mai | ~ Pagi | 清晨~
cbftsl | ~ยามเย็น | Evening ~ | ~ chiều hôm | ~ Senja | 黄昏~
cbftsl | ~เที่ยงคืน | Midnight ~ | ~ nửa đêm | ~ Tengah Malam | 午夜~
cbftsl | ~หน้าหนาว | Winter ~ | ~ mùa đông | ~ Musim Dingin | 冬日~
cbftsl | ~หน้าฝน | Monsoon ~ | ~ mùa mưa | ~ Musim Hujan | 雨季~
cbftsl | ~หน้าร้อน | Summer ~ | ~ mùa hè | ~ Musim Panas | 夏日~
cbftsl | ~วันหยุด | Holiday ~ | ~ ngày nghỉ | ~ Liburan | 假日~
cbftsl | ~วันสงกรานต์ | Songkran ~ | ~ ngày Songkran | ~ Songkran | 泼水节~
cbftsl | ~เชียงใหม่ | Chiang Mai ~ | ~ Chiang Mai | ~ Chiang Mai | 清迈~
cbftsl | ~ภูเก็ต | Phuket ~ | ~ Phuket | ~ Phuket | 普吉~
cbftsl | ~อยุธยา | Ayutthaya ~ | ~ Ayutthaya | ~ Ayutthaya | 大城~
cbftsl | ~ลุ่มน้ำโขง | Mekong ~ | ~ Mê Kông | ~ Mekong | 湄公河~
ctsl | ~ทะเลใต้ | South Sea ~ | ~ biển Nam | ~ Laut Selatan | 南海~
cftsl | ~เยาวราช | Yaowarat ~ | ~ Yaowarat | ~ Yaowarat | 耀华力~
cbftsl | ~สุโขทัย | Sukhothai ~ | ~ Sukhothai | ~ Sukhothai | 素可泰~
cftsl | ~หัวหิน | Hua Hin ~ | ~ Hua Hin | ~ Hua Hin | 华欣~
cbftsl | ~แม่กลอง | Mae Klong ~ | ~ Mae Klong | ~ Mae Klong | 美功~
cbftsl | ~แดนเหนือ | Northern ~ | ~ phương Bắc | ~ Utara | 北国~
cbftsl | ~แดนใต้ | Southern ~ | ~ phương Nam | ~ Selatan | 南国~
cbft | ~ในสวน | Garden ~ | ~ trong vườn | ~ di Taman | 园中~
cbftl | ~ริมน้ำ | Riverside ~ | ~ bên sông | ~ Tepi Sungai | 水畔~
cbftl | ~กลางป่า | Forest ~ | ~ giữa rừng | ~ Tengah Hutan | 林间~
ct | ~ชายหาด | Beach ~ | ~ trên bãi biển | ~ di Pantai | 沙滩~
cbftl | ~ใต้แสงจันทร์ | Moonlit ~ | ~ dưới trăng | ~ di Bawah Bulan | 月下~
cbtl | ~กลางสายหมอก | ~ in the Mist | ~ trong sương | ~ dalam Kabut | 雾中~
cft | ~กลางตลาด | Market ~ | ~ giữa chợ | ~ di Pasar | 集市~
cfts | ~งานวัด | Fairground ~ | ~ hội làng | ~ Pasar Malam | 庙会~
cbft | ~หลังบ้าน | Backyard ~ | ~ sau nhà | ~ Belakang Rumah | 后院~
cbft | ~ริมทาง | Roadside ~ | ~ ven đường | ~ Tepi Jalan | 路边~
cbft | ~บนดาดฟ้า | Rooftop ~ | ~ trên sân thượng | ~ di Atap | 天台~
ctsl | ~ปลายฟ้า | ~ at Sky’s End | ~ cuối trời | ~ Ujung Langit | 天边~
ctsl | ~กลางมหาสมุทร | Ocean ~ | ~ giữa đại dương | ~ Samudra | 大洋~
ct | ~ข้ามเมือง | ~ across Town | ~ qua phố | ~ Keliling Kota | 过城~
cftsl | ~นำโชค | Lucky ~ | ~ may mắn | ~ Mujur | 幸运~
cbftsl | ~มหัศจรรย์ | Wondrous ~ | ~ kỳ diệu | ~ Ajaib | 奇妙~
cbtl | ~ร้อยปี | Hundred-year ~ | ~ trăm năm | ~ Seratus Tahun | 百年~
cbtl | ~ในตำนาน | Fabled ~ | ~ huyền thoại | ~ Legenda | 传说~
bftsl | ~ในความทรงจำ | ~ of Memory | ~ ký ức | ~ Kenangan | 记忆~
tsl | ~ปริศนา | Mystery ~ | ~ bí ẩn | ~ Misteri | 神秘~
tl | ~ที่หายไป | Lost ~ | ~ thất lạc | ~ yang Hilang | 失落~
cft | ~จิ๋ว | Tiny ~ | ~ tí hon | ~ Mungil | 迷你~
cft | ~ใหญ่ยักษ์ | Giant ~ | ~ khổng lồ | ~ Raksasa | 巨型~
cbt | ~แก้ว | Glass ~ | ~ thủy tinh | ~ Kaca | 琉璃~
ct | ~เพลิง | Blazing ~ | ~ rực lửa | ~ Membara | 烈焰~
cts | ~น้ำแข็ง | Frozen ~ | ~ băng giá | ~ Beku | 冰雪~
bt | ~ลอยน้ำ | Floating ~ | ~ trên nước | ~ Terapung | 水上~
f | ~สุกงอม | Ripe ~ | ~ chín mọng | ~ Ranum | 熟透~
f | ~หวานเย็น | Iced ~ | ~ ướp lạnh | ~ Dingin | 冰镇~
b | ~บานเช้า | Early-blooming ~ | ~ nở sớm | ~ Mekar Pagi | 早开~
c | ~จอมซน | Cheeky ~ | ~ tinh nghịch | ~ Jahil | 顽皮~
c | ~ขี้เซา | Sleepy ~ | ~ ngái ngủ | ~ Pengantuk | 贪睡~
c | ~นักเดินทาง | Wandering ~ | ~ rong ruổi | ~ Pengembara | 旅行~
c | ~เริงระบำ | Dancing ~ | ~ nhảy múa | ~ Menari | 起舞~
c | ~ผู้เฝ้าประตู | Gatekeeper ~ | ~ gác cổng | ~ Penjaga Gerbang | 守门~
c | ~เจ้าสำราญ | Merry ~ | ~ vui vẻ | ~ Riang | 逍遥~
c | ~หลงทาง | Stray ~ | ~ lạc đường | ~ Tersesat | 迷路~
`

/** Rows of kinds, TH, EN, VI, ID, ZH. */
export const turns = table(text, 6)
