// A sentence for the few games that are shown large.
import type { Text } from './types.ts'

/** By game id. */
export const descriptions: Readonly<Record<string, Text>> = {
  'KRT-0059': {
    th: 'เรียงงาทองครบสามแถว เปิดโบนัสขบวนโคม',
    en: 'Line up the golden tusks in three rows to open the lantern parade',
  },
  'NGW-0021': {
    th: 'นาคเจ็ดเศียรเลื้อยข้ามวงล้อ ทุกเศียรที่เรียงติดกันเพิ่มตัวคูณหนึ่งเท่า ครบเจ็ดเปิดถ้ำบาดาล',
    en: 'The naga winds across the reels. Each head in a row adds one to the multiplier, and seven open the cave below',
  },
  'LTF-0170': {
    th: 'ดอกบัวบานทีละกลีบใต้แสงจันทร์ ครบแปดกลีบได้หมุนฟรีสิบครั้ง',
    en: 'The lotus opens petal by petal under the moon. Eight petals give ten free spins',
  },
  'KRT-0291': {
    th: 'ปล่อยโคมขึ้นฟ้าทีละดวง โคมที่ลอยถึงยอดกลายเป็นสัญลักษณ์พิเศษ',
    en: 'Lanterns rise one by one. Those that reach the top turn wild',
  },
  'MSN-0031': {
    th: 'ฝนหยดแรกตกที่วงล้อไหน วงล้อนั้นหมุนใหม่หนึ่งครั้ง',
    en: 'Where the first drop falls, the reel turns once more',
  },
  'OPR-0010': {
    th: 'ปูวิ่งข้างข้ามหาด ก้ามใหญ่หนีบสัญลักษณ์ไว้ให้หนึ่งตา',
    en: 'The crab runs sideways along the sand and holds one symbol for a turn',
  },
  'TTL-0035': {
    th: 'เก้าไลน์สั้นกระชับ เผ็ดขึ้นทุกครั้งที่พริกมาติดกัน',
    en: 'Nine short lines, hotter each time the chillies meet',
  },
  'KNR-0003': {
    th: 'ลูกเต๋าสองลูกกลิ้งผ่านเงาจันทร์ แต้มคู่หมุนฟรีสองครั้ง',
    en: 'Two dice roll through the moon’s shadow. A pair gives two free spins',
  },
  'PPT-0119': {
    th: 'นกฮูกวาดหมึกทับวงล้อกลาง ทำให้ทั้งแถวเหมือนกัน',
    en: 'The owl brushes ink over the middle reel until every symbol matches',
  },
  'MKH-0082': {
    th: 'ปลาคาร์ปว่ายทวนน้ำหนึ่งขั้นต่อรอบ ถึงต้นน้ำเมื่อไรได้โบนัส',
    en: 'The koi swims upstream one step a round. The bonus waits at the spring',
  },
  'ADM-3001': {
    th: 'ยิงหมึกสีตามลำดับ แปดหนวดครบเปิดหีบก้นทะเล',
    en: 'Follow the colours of the ink. Eight arms open the chest on the seabed',
  },
}
