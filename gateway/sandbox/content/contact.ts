// Ways to reach the house, outside resources, and dialling codes. Hosts end in .example: nobody's.
import type { Resource, ServiceEntry } from '#contract/index.ts'
import type { Text } from '../types.ts'

/** An entry of customer service. */
export type SandboxService = Omit<ServiceEntry, 'title'> & { readonly title: Text }

/** In the order of the service menu. VIP replaces live chat above rank level 4 (section 6). */
export const serviceEntries: readonly SandboxService[] = [
  {
    csType: 'LIVECHAT',
    title: { th: 'ไลฟ์แชต', en: 'Live chat' },
    path: 'https://service.foyer.example/chat',
  },
  {
    csType: 'LINE',
    title: { th: 'LINE ฝ่ายบริการ', en: 'LINE customer service' },
    path: 'https://line.foyer.example/@foyer-sandbox',
  },
  {
    csType: 'TELEGRAM',
    title: { th: 'Telegram ฝ่ายบริการ', en: 'Telegram customer service' },
    path: 'https://telegram.foyer.example/foyer_sandbox',
  },
  {
    csType: 'VIP',
    title: { th: 'ฝ่ายบริการ VIP', en: 'VIP customer service' },
    path: 'https://service.foyer.example/vip',
  },
]

/** App packages and social pages, by `resourceType`. */
export const resources: readonly Resource[] = [
  {
    // The sandbox has no package to give away: the site itself is put on the home screen.
    resourceType: 'ANDROID',
    url: '/down#android',
    qrCodeUrl: null,
    labelNameEn: 'Android app',
  },
  {
    resourceType: 'MOBILECONFIG',
    url: '/app/profile.mobileconfig',
    qrCodeUrl: null,
    labelNameEn: 'iOS profile',
  },
  {
    resourceType: 'LINE',
    url: 'https://line.foyer.example/@foyer-sandbox',
    qrCodeUrl: null,
    labelNameEn: 'LINE',
  },
  {
    resourceType: 'FACEBOOK',
    url: 'https://facebook.foyer.example/foyer-sandbox',
    qrCodeUrl: null,
    labelNameEn: 'Facebook',
  },
  {
    resourceType: 'TELEGRAM',
    url: 'https://telegram.foyer.example/foyer_sandbox',
    qrCodeUrl: null,
    labelNameEn: 'Telegram',
  },
]

/** A country of the dial-code picker: ISO 3166 code and dialling code. */
export type SandboxCountry = {
  readonly countryCode: string
  readonly countryDialingCode: string
  readonly name: Text
}

const country = (
  countryCode: string,
  countryDialingCode: string,
  th: string,
  en: string,
): SandboxCountry => ({ countryCode, countryDialingCode, name: { th, en } })

/** The first is the default. */
export const countries: readonly SandboxCountry[] = [
  country('TH', '66', 'ไทย', 'Thailand'),
  country('LA', '856', 'ลาว', 'Laos'),
  country('KH', '855', 'กัมพูชา', 'Cambodia'),
  country('MM', '95', 'เมียนมา', 'Myanmar'),
  country('VN', '84', 'เวียดนาม', 'Vietnam'),
  country('MY', '60', 'มาเลเซีย', 'Malaysia'),
  country('SG', '65', 'สิงคโปร์', 'Singapore'),
  country('ID', '62', 'อินโดนีเซีย', 'Indonesia'),
  country('PH', '63', 'ฟิลิปปินส์', 'Philippines'),
  country('CN', '86', 'จีน', 'China'),
  country('HK', '852', 'ฮ่องกง', 'Hong Kong'),
  country('TW', '886', 'ไต้หวัน', 'Taiwan'),
  country('JP', '81', 'ญี่ปุ่น', 'Japan'),
  country('KR', '82', 'เกาหลีใต้', 'South Korea'),
  country('IN', '91', 'อินเดีย', 'India'),
  country('AU', '61', 'ออสเตรเลีย', 'Australia'),
  country('GB', '44', 'สหราชอาณาจักร', 'United Kingdom'),
  country('US', '1', 'สหรัฐอเมริกา', 'United States'),
]
