import { SearchField } from '#components/index.ts'
import { useLingui } from '@lingui/react/macro'
import { nameLimit } from './lobby-rules.ts'
import type { LobbyProps } from './lobby-props.ts'

/** Finds games by name; before the page has come alive it is a form of its own. */
export function LobbySearch(
  props: Pick<LobbyProps, 'category' | 'name' | 'onNameChange' | 'onNameSubmit'>,
) {
  const { category, name, onNameChange, onNameSubmit } = props
  const { t } = useLingui()
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
      value={name}
      onValueChange={onNameChange}
      onSearch={onNameSubmit}
    />
  )
}
