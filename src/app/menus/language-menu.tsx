import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuRadioGroup,
  DropdownMenuRadioItem,
  DropdownMenuTrigger,
} from '#components/index.ts'
import { languageNames, type Locale } from '#contract/index.ts'
import { useLocale } from '#features/site/index.ts'
import { loadMessages } from '../catalogues.ts'
import type { MenuProps } from './lazy-menu.tsx'

/** The languages the brand offers, each by its own name. */
export default function LanguageMenu({ trigger, defaultOpen }: MenuProps) {
  const { locale, locales, change } = useLocale()
  return (
    <DropdownMenu defaultOpen={defaultOpen}>
      <DropdownMenuTrigger>{trigger}</DropdownMenuTrigger>
      <DropdownMenuContent align="end">
        <DropdownMenuRadioGroup
          value={locale}
          onValueChange={(next) => void change(next as Locale)}
        >
          {locales.map((one) => (
            <DropdownMenuRadioItem
              key={one}
              value={one}
              lang={one}
              // A pointer moves the focus too: its words are here before the choice is made.
              onFocus={() => void loadMessages(one).catch(() => undefined)}
            >
              {languageNames[one]}
            </DropdownMenuRadioItem>
          ))}
        </DropdownMenuRadioGroup>
      </DropdownMenuContent>
    </DropdownMenu>
  )
}
