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
import type { Category, CategoryId } from './navigation.ts'

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

/** The categories that have a sign and a name; a list from elsewhere may hold more. */
export const knownOf = (categories: readonly Category[]): Category[] =>
  categories.filter(({ id }) => Object.hasOwn(categoryIcons, id))
