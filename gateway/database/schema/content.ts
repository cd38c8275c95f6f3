import { index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { moment, words } from './columns.ts'
import { accounts } from './member.ts'

/** Topics of the help centre (C3); `emblem` is a symbol of the sprite, or a name the site does not know. */
export const helpTopics = pgTable('help_topics', {
  id: text('id').primaryKey(),
  position: integer('position').notNull(),
  emblem: text('emblem').notNull(),
  name: words('name').notNull(),
})

/** A question and its answer, which is HTML. */
export const helpArticles = pgTable(
  'help_articles',
  {
    id: text('id').primaryKey(),
    topicId: text('topic_id')
      .notNull()
      .references(() => helpTopics.id, { onDelete: 'cascade' }),
    position: integer('position').notNull(),
    question: words('question').notNull(),
    answer: words('answer').notNull(),
    publishesAt: moment('publishes_at').notNull(),
    endsAt: moment('ends_at'),
  },
  (table) => [index('help_articles_topic').on(table.topicId)],
)

/** What members told the house (C5). */
export const feedback = pgTable(
  'feedback',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    accountId: uuid('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    /** As typed: never HTML. */
    content: text('content').notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [index('feedback_created_at').on(table.createdAt)],
)
