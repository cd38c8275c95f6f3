import type { HelpArticle, HelpTopic } from '#contract/index.ts'
import { foldText, type Query, readQuery } from './help-fold.ts'

/** What the address of the help centre says. */
export interface HelpAddress {
  /** What is searched for; '' for nothing. */
  query: string
  topic: string | null
  article: string | null
}

const idOf = (text: string | null) => (text && /^[\w-]{1,64}$/.test(text) ? text : null)

/** Query string of the page; what makes no sense is as if it were not there. */
export function readAddress(search: string): HelpAddress {
  const params = new URLSearchParams(search)
  return {
    query: (params.get('q') ?? '').slice(0, 100).trim(),
    topic: idOf(params.get('topic')),
    article: idOf(params.get('article')),
  }
}

/** The same as a query string, with its `?`, or ''. */
export function writeAddress({ query, topic, article }: HelpAddress): string {
  const params = new URLSearchParams()
  if (query) params.set('q', query)
  if (topic) params.set('topic', topic)
  if (article) params.set('article', article)
  const text = params.toString()
  return text && `?${text}`
}

/** The article that a fragment names: `#help-limits`, or `#limits` as people write it. */
export function articleOfHash(hash: string, topics: readonly HelpTopic[]): string | null {
  const name = hash.replace(/^#(?:help-)?/, '')
  return topics.some((topic) => topic.articles.some(({ id }) => id === name)) ? name : null
}

/** The topic an article stands in. */
export const topicOf = (topics: readonly HelpTopic[], article: string | null): HelpTopic | null =>
  topics.find((topic) => topic.articles.some(({ id }) => id === article)) ?? null

/** The words of HTML, good enough to look for something in them; never shown. */
const wordsOf = (html: string) =>
  html
    .replace(/<[^>]*>/g, ' ')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&')

/** An article that was found. */
export interface Found {
  article: HelpArticle
  topic: string
}

/** 3 where the question begins with all that was typed, 2 where it has every word, 1 where the answer helps. */
function rank({ question, answer }: HelpArticle, { words, tones }: Query): 0 | 1 | 2 | 3 {
  const asked = foldText(question, tones).text
  if (words.every((word) => asked.includes(word))) return asked.startsWith(words.join(' ')) ? 3 : 2
  const all = `${asked} ${foldText(wordsOf(answer), tones).text}`
  return words.every((word) => all.includes(word)) ? 1 : 0
}

function findWith(topics: readonly HelpTopic[], query: Query): Found[] {
  return topics
    .flatMap((topic) =>
      topic.articles.map((article) => ({ article, topic: topic.id, rank: rank(article, query) })),
    )
    .filter((one) => one.rank > 0)
    .toSorted((a, b) => b.rank - a.rank)
}

/** What a search found, and what of it is marked. */
export interface Search {
  found: readonly Found[]
  query: Query
}

/**
 * Articles that have every word of a query, best first, whatever their topic. Case, Latin diacritics
 * and Thai tone marks that were not typed are forgiven; those that were typed count, unless nothing
 * is found with them. Thai needs no spaces: a word is found inside others.
 */
export function searchHelp(topics: readonly HelpTopic[], typed: string): Search | null {
  const query = readQuery(typed)
  if (query.words.length === 0) return null
  const found = findWith(topics, query)
  if (found.length > 0 || !query.tones) return { found, query }
  const forgiving = readQuery(typed, true)
  return { found: findWith(topics, forgiving), query: forgiving }
}
