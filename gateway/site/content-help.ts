import type { calls } from '#contract/index.ts'
import { asc } from 'drizzle-orm'
import { helpArticles, helpTopics } from '#gateway/database/schema/index.ts'
import type { Handler } from '#gateway/http/handler.ts'
import { running } from './announcements.ts'
import { cleanStored } from './clean.ts'
import { langOf, say } from './words.ts'

/** The help centre (C3); a topic without articles is left out. */
export const helpCenter: Handler<typeof calls.helpCenter> = async (
  { now, locale },
  { database },
) => {
  const topics = await database
    .select()
    .from(helpTopics)
    .orderBy(asc(helpTopics.position), asc(helpTopics.id))
  const articles = await database
    .select()
    .from(helpArticles)
    .where(running(helpArticles, now))
    .orderBy(asc(helpArticles.position), asc(helpArticles.id))
  return {
    topics: topics
      .map(({ id, name, emblem }) => ({
        id,
        name: say(name, locale).text,
        emblem,
        articles: articles
          .filter(({ topicId }) => topicId === id)
          .map((article) => {
            const lang = langOf([article.question, article.answer], locale)
            return {
              id: article.id,
              question: say(article.question, lang).text,
              answer: cleanStored(say(article.answer, lang).text),
              lang,
            }
          }),
      }))
      .filter((topic) => topic.articles.length > 0),
  }
}
