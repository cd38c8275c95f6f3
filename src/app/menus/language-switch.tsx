import { useLingui } from '@lingui/react/macro'
import { Button, GlobeIcon, IconButton } from '#components/index.ts'
import { localeLabels, useLocale } from '#features/site/index.ts'
import { lazyMenu } from './lazy-menu.tsx'

const Menu = lazyMenu(() => import('./language-menu.tsx'))

/** The language switch: a globe in the bars, with the language's name where there is room. */
export function LanguageSwitch({ named = false }: { named?: boolean }) {
  const { t } = useLingui()
  const { locale } = useLocale()
  const label = t`Language`
  return (
    <Menu
      button={(handlers) =>
        named ? (
          <Button
            variant="ghost"
            iconStart={<GlobeIcon />}
            aria-label={t`Language, ${localeLabels[locale]}`}
            {...handlers}
          >
            {localeLabels[locale]}
          </Button>
        ) : (
          <IconButton label={label} {...handlers}>
            <GlobeIcon />
          </IconButton>
        )
      }
    />
  )
}
