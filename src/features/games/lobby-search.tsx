import { SearchField } from '#components/index.ts'
import { useLingui } from '@lingui/react/macro'
import type { LobbyProps } from './lobby-props.ts'
import { nameLimit } from './lobby-rules.ts'
import { useTypedName } from './use-typed-name.ts'

/**
 * Finds games by name; before the page has come alive it is a form of its own. The letters stay in
 * here until their typist pauses, so that a keystroke draws this field and nothing else.
 */
export function LobbySearch(props: Pick<LobbyProps, 'category' | 'filters' | 'onSearch'>) {
  const { category, filters, onSearch } = props
  const { t } = useLingui()
  const { text, type, submit } = useTypedName(filters.name, category, onSearch)
  return (
    <SearchField
      className="w-full md:w-[320px]"
      size="md"
      label={t`Search games`}
      placeholder={t`Search by name`}
      clearLabel={t`Clear search`}
      shortcut="/"
      action={`/${category}`}
      name="name"
      maxLength={nameLimit}
      value={text}
      onValueChange={type}
      onSearch={submit}
    />
  )
}
