import { cover, studioKeys, studios, type EmblemName, type StudioKey } from '#art/index.ts'
import { foyerMark, Logo, Mark, type SpotName } from '#components/index.ts'
import { picture, promotionPicture, studioPicture } from '#stories/fixtures/picture.ts'

/** A cover as an address. */
export const coverPicture = (studio: StudioKey, emblem?: EmblemName) =>
  picture(cover(`story-${studio}`, studio, emblem))

/** A promotion's banner as an address. */
export const bannerPicture = (studio: StudioKey, emblem: EmblemName) =>
  promotionPicture(`story-${studio}`, studio, emblem)

/** An address that answers with nothing that is a picture. */
export const brokenPicture = 'data:image/png;base64,bm8='

/** The brand as every bar shows it. */
export const FoyerLogo = ({ href, label }: { href?: string; label?: string }) => (
  <Logo name="Foyer" href={href} label={label}>
    <Mark markup={foyerMark} />
  </Logo>
)

/** The eleven categories of the home's rail. */
export const categories: { id: string; label: string; spot: SpotName; count: string }[] = [
  { id: 'hot', label: 'ยอดนิยม', spot: 'flame', count: '48' },
  { id: 'rng', label: 'สล็อต', spot: 'mangosteen', count: '1,024' },
  { id: 'live', label: 'คาสิโนสด', spot: 'cards', count: '86' },
  { id: 'fish', label: 'ยิงปลา', spot: 'koi', count: '20' },
  { id: 'sports', label: 'กีฬา', spot: 'ball', count: '12' },
  { id: 'esports', label: 'อีสปอร์ต', spot: 'pad', count: '9' },
  { id: 'pvp', label: 'ไพ่และหมากรุก', spot: 'dice', count: '34' },
  { id: 'elott', label: 'หวย', spot: 'ticket', count: '24' },
  { id: 'lott', label: 'หวยออนไลน์', spot: 'lantern', count: '16' },
  { id: 'cockfight', label: 'ไก่ชน', spot: 'rooster', count: '4' },
  { id: 'minigame', label: 'มินิเกม', spot: 'coin', count: '28' },
]

/** The header's links. */
export const headerLinks = [
  ['home', 'หน้าแรก'],
  ['rng', 'สล็อต'],
  ['live', 'คาสิโนสด'],
  ['fish', 'ยิงปลา'],
  ['sports', 'กีฬา'],
  ['pvp', 'ไพ่และหมากรุก'],
  ['elott', 'หวย'],
  ['free', 'เครดิตฟรี'],
  ['promotions', 'โปรโมชั่น'],
  ['invite', 'ชวนเพื่อน'],
].map(([id = '', label = ''], index) => ({ id, label, href: `#${id}`, current: index === 0 }))

/** All studios, with "all" before them. */
export const studioTabs = [
  { id: 'all', label: 'ทุกค่าย', href: '#all' },
  ...studioKeys.map((key) => ({
    id: key as string,
    label: studios[key].name,
    href: `#${key}`,
    thumb: studioPicture(key),
  })),
]

/** The studios as the footer lists them. */
export const studioLinks = studioKeys.map((key) => ({
  id: key as string,
  label: studios[key].name,
  href: `#${key}`,
}))

/** The words of a carousel. */
export const carouselLabels = {
  name: 'แบนเนอร์',
  carousel: 'ภาพสไลด์',
  slide: 'สไลด์',
  pause: 'หยุดสไลด์',
  play: 'เล่นสไลด์',
  previous: 'สไลด์ก่อนหน้า',
  next: 'สไลด์ถัดไป',
  position: (index: number, count: number) => `${index} จาก ${count}`,
}

/** The words of a pager. */
export const pagerLabels = {
  nav: 'หน้า',
  previous: 'หน้าก่อนหน้า',
  next: 'หน้าถัดไป',
  page: (page: number) => `หน้า ${page}`,
}

/** The words of a winner board. */
export const winnerLabels = {
  pause: 'หยุดเลื่อน',
  play: 'เลื่อนต่อ',
  moving: 'กำลังเลื่อน',
  stopped: 'หยุดแล้ว',
  loading: 'กำลังโหลด',
}
