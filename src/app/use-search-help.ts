import { useCall } from '#client/index.ts'
import { helpCenter } from '#contract/index.ts'
import type { SearchItem } from '#features/games/search-rules.ts'
import { kept } from '#features/site/index.ts'
import { useHelpAddress } from './use-help-address.ts'

/**
 * Questions of the help centre, for a search that is open: who looks for something that this house has
 * no page for, such as a deposit, is told why, or what to do instead.
 */
export function useSearchHelp(shown: boolean): SearchItem[] {
  const address = useHelpAddress()
  const { data } = useCall(helpCenter, shown ? {} : null, kept)
  const articles = data?.topics.flatMap((topic) =>
    topic.articles.map((article) => ({ ...article, topic: topic.name })),
  )
  return (articles ?? []).map(({ id, question, lang, topic }) => ({
    id: `help-${id}`,
    group: 'help',
    title: question,
    titleLang: lang,
    note: topic,
    icon: 'help',
    href: `${address}?article=${id}`,
  }))
}
