// Which class a slot falls into, by what is drawn on it (decision 41): SM slot machine, SC scratch card.
import type { EmblemName } from '#art/index.ts'
import type { GameClass } from '#contract/index.ts'

const byEmblem: Partial<Record<EmblemName, GameClass>> = {
  cards: 'VP',
  dice: 'TG',
  knight: 'TG',
  coin: 'JP',
  gem: 'JP',
  key: 'JP',
  pad: 'AC',
  ball: 'AC',
  tuktuk: 'AC',
  ticket: 'BG',
  drum: 'BG',
  teapot: 'SC',
  chili: 'SC',
}

/** The class of a slot. */
export const slotClass = (emblem: EmblemName): GameClass => byEmblem[emblem] ?? 'SM'
