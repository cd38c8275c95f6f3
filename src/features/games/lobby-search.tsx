import { SearchField } from '#components/index.ts'
import { useLingui } from '@lingui/react/macro'
import { memo } from 'react'
import type { LobbyProps } from './lobby-props.ts'
import { nameLimit } from './lobby-rules.ts'
import { useTypedName } from './use-typed-name.ts'

interface LobbySearchProps extends Pick<LobbyProps, 'category' | 'onSearch'> {
  /** The name that the address asks for. */
  name: string
}

/**
 * Finds games by name; before the page has come alive it is a form of its own. The letters stay in
 * here until their typist pauses, so that a keystroke draws this field and nothing else.
 */
export const LobbySearch = memo(function LobbySearch(props: LobbySearchProps) {
  const { category, name, onSearch } = props
  const { t } = useLingui()
  const { text, type, submit } = useTypedName(name, category, onSearch)
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
})
