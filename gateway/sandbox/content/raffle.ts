import { dayKey } from '#gateway/house-days.ts'

const hour = 3_600_000
const day = 24 * hour

/** The sandbox's raffle of a week that begins at this midnight: open until Sunday 20:00. */
export const weeklyRaffle = (monday: Date) => {
  const at = (days: number, hours = 0) => new Date(monday.getTime() + days * day + hours * hour)
  return {
    // Bangkok's Monday, which in UTC is still Sunday.
    id: `week-${dayKey(monday)}`,
    title: {
      th: 'จับฉลากโคมประจำสัปดาห์',
      en: 'Lantern raffle of the week',
      vi: 'Bốc thăm đèn lồng trong tuần',
      id: 'Undian lampion minggu ini',
      'zh-CN': '每周灯笼抽奖',
      fil: 'Raffle ng parol ngayong linggo',
    },
    text: {
      th: 'จับทุกวันอาทิตย์ 20:00 น. ฉลากทุกใบมีโอกาสเท่ากัน',
      en: 'Drawn every Sunday at 20:00. Every ticket has the same chance',
      vi: 'Bốc thăm Chủ Nhật hằng tuần lúc 20:00. Mỗi vé có cơ hội như nhau',
      id: 'Diundi setiap Minggu pukul 20.00. Setiap tiket punya peluang yang sama',
      'zh-CN': '每周日 20:00 开奖，每张奖券机会均等',
      fil: 'Binubunot tuwing Linggo, 20:00. Pare-pareho ang tsansa ng bawat tiket',
    },
    prizes: [
      { credit: '1000.00', count: 1 },
      { credit: '300.00', count: 2 },
      { credit: '50.00', count: 10 },
    ],
    ticketPoints: 50,
    maxTickets: 20,
    opensAt: monday,
    drawsAt: at(6, 20),
    claimsUntil: at(13, 20),
  }
}
