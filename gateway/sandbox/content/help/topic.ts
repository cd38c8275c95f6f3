import type { EmblemName } from '#art/index.ts'
import type { Text } from '../../types.ts'

/** A question and its answer; the answer is HTML of h3, p, ul, ol, li, table and b. */
export type HelpArticle = {
  readonly id: string
  readonly question: Text
  readonly answer: Text
}

/** A topic of the help centre. */
export type HelpTopic = {
  readonly id: string
  readonly emblem: EmblemName
  readonly name: Text
  readonly articles: readonly HelpArticle[]
}

const paragraphs = (lines: readonly string[]) =>
  lines.map((line) => (line.startsWith('<') ? line : `<p>${line}</p>`)).join('')

/** An article out of its lines, the question first; a line that is HTML stays as it is. */
export const article = (
  id: string,
  th: readonly [question: string, ...answer: string[]],
  en: readonly [question: string, ...answer: string[]],
): HelpArticle => {
  const [thQuestion, ...thAnswer] = th
  const [enQuestion, ...enAnswer] = en
  return {
    id,
    question: { th: thQuestion, en: enQuestion },
    answer: { th: paragraphs(thAnswer), en: paragraphs(enAnswer) },
  }
}
