import { SearchField } from '#components/index.ts'
import { useLingui } from '@lingui/react/macro'
import { nameLimit } from './lottery-list-rules.ts'
import { useTypedSearch } from './use-typed-search.ts'

/**
 * Finds lotteries by name; before the page has come alive it is a form of its own. The letters stay in
 * here until their typist pauses, so that a keystroke draws this field and nothing else.
 */
export function LotterySearch({ name, onName }: { name: string; onName(name: string): void }) {
  const { t } = useLingui()
  const { text, type, submit } = useTypedSearch(name, onName)
  return (
    <SearchField
      className="w-full md:w-[300px]"
      size="md"
      label={t`Search lotteries`}
      placeholder={t`Search lotteries`}
      clearLabel={t`Clear search`}
      action="/lottery"
      name="name"
      maxLength={nameLimit}
      value={text}
      onValueChange={type}
      onSearch={submit}
    />
  )
}
