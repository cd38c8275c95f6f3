import { games, lottery } from './games-and-lottery.ts'
import { money } from './money.ts'
import { play } from './play.ts'
import { account, start } from './start-and-account.ts'
import type { HelpTopic } from './topic.ts'

export type { HelpArticle, HelpTopic } from './topic.ts'

/** The six topics of the help centre, in their order. */
export const helpTopics: readonly HelpTopic[] = [start, money, games, lottery, account, play]
