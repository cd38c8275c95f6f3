import { useLingui } from '@lingui/react/macro'
import { Button, GlobeIcon, IconButton } from '#components/index.ts'
import { languageNames } from '#contract/index.ts'
import { useLocale } from '#features/site/index.ts'
import { lazyMenu } from './lazy-menu.tsx'

const Menu = lazyMenu(() => import('./language-menu.tsx'))

/** The language switch: a globe in the bars, with the language's name where there is room. */
export function LanguageSwitch({ named = false }: { named?: boolean }) {
  const { t } = useLingui()
  const { locale } = useLocale()
  const label = t`Language`
  const name = languageNames[locale]
  return (
    <Menu
      renderButton={(handlers) =>
        named ? (
          <Button
            variant="ghost"
            iconStart={<GlobeIcon />}
            aria-label={t`Language, ${name}`}
            {...handlers}
          >
            {name}
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
