import {
  CircleQuestionMarkIcon,
  GaugeIcon,
  HeadsetIcon,
  type Icon,
  MailIcon,
  MegaphoneIcon,
  MessageCircleIcon,
  QrCodeIcon,
  SendIcon,
} from '#components/index.ts'
import type { Place } from './places.ts'

/** The eight children of customer service, in the order of the left bar (section 2). */
export const serviceIds = [
  'online',
  'telegram',
  'chat',
  'messages',
  'notices',
  'help',
  'speed',
  'line',
] as const
export type ServiceId = (typeof serviceIds)[number]

/** One that this visitor can reach: a link, something that opens, or both. */
export interface ServiceItem extends Partial<Place> {
  id: ServiceId
  onClick?: () => void
  /** How many unread things wait there. */
  count?: number | undefined
}

/** Their signs; LINE and Telegram have no mark of their own here (DESIGN.md, Icons). */
export const serviceIcons: Record<ServiceId, Icon> = {
  online: HeadsetIcon,
  telegram: SendIcon,
  chat: MessageCircleIcon,
  messages: MailIcon,
  notices: MegaphoneIcon,
  help: CircleQuestionMarkIcon,
  speed: GaugeIcon,
  line: QrCodeIcon,
}
