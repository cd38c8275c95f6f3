import {
  CherryIcon,
  FeatherIcon,
  FishIcon,
  FlameIcon,
  Gamepad2Icon,
  type Icon,
  JoystickIcon,
  SpadeIcon,
  TicketIcon,
  TicketsIcon,
  TrophyIcon,
  VideoIcon,
} from '#components/index.ts'
import type { CategoryId } from './navigation.ts'

/** Icon of a category in the side bar. */
export const categoryIcons: Record<CategoryId, Icon> = {
  hot: FlameIcon,
  rng: CherryIcon,
  live: VideoIcon,
  fish: FishIcon,
  sports: TrophyIcon,
  esports: Gamepad2Icon,
  pvp: SpadeIcon,
  lottery: TicketIcon,
  elott: TicketsIcon,
  cockfight: FeatherIcon,
  minigame: JoystickIcon,
}
