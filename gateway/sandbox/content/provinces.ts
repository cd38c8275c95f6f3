import type { VietnamRegion } from './lotteries.ts'

/** Invented provinces that draw on a weekday, Sunday first, by region; each with a short id. */
export const vietnamProvinces: Readonly<
  Record<VietnamRegion, readonly (readonly (readonly [id: string, name: string])[])[]>
> = {
  south: [
    [
      ['cc', 'Cồn Cát'],
      ['rt', 'Rạch Trúc'],
      ['dm', 'Đồi Mây'],
    ],
    [
      ['tb', 'Thành Biển'],
      ['dn', 'Đồng Nước'],
      ['mc', 'Mũi Chàm'],
    ],
    [
      ['bd', 'Bãi Dừa'],
      ['vt', 'Vịnh Tàu Giấy'],
      ['bs', 'Bạch Sen'],
    ],
    [
      ['dh', 'Đồng Hoa'],
      ['cm', 'Chợ Mây'],
      ['sl', 'Sóc Lúa'],
    ],
    [
      ['td', 'Tây Đồi'],
      ['ag', 'An Giếng'],
      ['bt', 'Bình Trăng'],
    ],
    [
      ['sh', 'Sông Hồng'],
      ['bc', 'Bến Cảng'],
      ['ds', 'Đồi Sương'],
    ],
    [
      ['tb', 'Thành Biển'],
      ['la', 'Làng An'],
      ['bp', 'Bình Phù Sa'],
      ['hg', 'Hậu Giếng'],
    ],
  ],
  central: [
    [
      ['kt', 'Kho Thóc'],
      ['kh', 'Khánh Hồ'],
    ],
    [
      ['th', 'Thành Huệ'],
      ['py', 'Phú Yến'],
    ],
    [
      ['dl', 'Đắk Lá'],
      ['qn', 'Quảng Nắng'],
    ],
    [
      ['dt', 'Đà Thuyền'],
      ['kh', 'Khánh Hồ'],
    ],
    [
      ['bn', 'Bình Nón'],
      ['qt', 'Quảng Trúc'],
      ['qb', 'Quảng Bưởi'],
    ],
    [
      ['gl', 'Gia Lam Sơn'],
      ['nt', 'Ninh Thủy'],
    ],
    [
      ['dt', 'Đà Thuyền'],
      ['qg', 'Quảng Gió'],
      ['dg', 'Đắk Gạo'],
    ],
  ],
  north: [
    [['tt', 'Thái Tre']],
    [['tc', 'Thành Cổ']],
    [['qh', 'Quảng Hạc']],
    [['bg', 'Bắc Giếng']],
    [['tc', 'Thành Cổ']],
    [['hp', 'Hải Phố']],
    [['nd', 'Nam Đèn']],
  ],
}
