import {
  CherryIcon,
  FeatherIcon,
  FishIcon,
  FlameIcon,
  Gamepad2Icon,
  type Icon,
  JoystickIcon,
  SpadeIcon,
  type SpotName,
  TicketIcon,
  TicketsIcon,
  TrophyIcon,
  VideoIcon,
} from '#components/index.ts'
import type { CategoryId } from './navigation.ts'

/** Icon of the bars and emblem of the rail, by category. */
export const categoryLook: Record<CategoryId, { icon: Icon; spot: SpotName }> = {
  hot: { icon: FlameIcon, spot: 'flame' },
  rng: { icon: CherryIcon, spot: 'mangosteen' },
  live: { icon: VideoIcon, spot: 'cards' },
  fish: { icon: FishIcon, spot: 'koi' },
  sports: { icon: TrophyIcon, spot: 'ball' },
  esports: { icon: Gamepad2Icon, spot: 'pad' },
  pvp: { icon: SpadeIcon, spot: 'dice' },
  lottery: { icon: TicketIcon, spot: 'ticket' },
  elott: { icon: TicketsIcon, spot: 'lantern' },
  cockfight: { icon: FeatherIcon, spot: 'rooster' },
  minigame: { icon: JoystickIcon, spot: 'coin' },
}
