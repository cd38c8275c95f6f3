import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuRadioGroup,
  DropdownMenuRadioItem,
  DropdownMenuTrigger,
} from '#components/index.ts'
import { languageNames, type Locale } from '#contract/index.ts'
import { useLocale } from '#features/site/index.ts'
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
            <DropdownMenuRadioItem key={one} value={one} lang={one}>
              {languageNames[one]}
            </DropdownMenuRadioItem>
          ))}
        </DropdownMenuRadioGroup>
      </DropdownMenuContent>
    </DropdownMenu>
  )
}
