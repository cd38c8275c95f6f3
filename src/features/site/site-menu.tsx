import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import {
  Button,
  Dialog,
  DialogBody,
  DialogFooter,
  DialogTitle,
  GlobeIcon,
  HeadsetIcon,
  MoonIcon,
  PlayIcon,
  SheetContent,
  Spot,
  type SpotName,
  SunIcon,
} from '#components/index.ts'
import { languageNames, type ServiceEntry } from '#contract/index.ts'
import { categorySpots } from './category-spots.ts'
import { useLocale } from './locale-context.ts'
import type { Category } from './navigation.ts'
import { safeService } from './service-link.ts'
import { useCategoryLabels } from './use-category-labels.ts'
import { useScheme } from './use-scheme.ts'

export interface SiteMenuProps {
  open: boolean
  onOpenChange(open: boolean): void
  path: string
  categories: readonly Category[]
  service: readonly ServiceEntry[]
  /** A member's balance, above the categories. */
  balance?: ReactNode
  /** The games one played last have a page. @default false */
  recent?: boolean
  /** Opens a demo account; without it there is none to be had. */
  onDemo?: (() => void) | undefined
}

/** The menu of a phone: every room, customer service, language and theme. */
export function SiteMenu(props: SiteMenuProps) {
  const { open, onOpenChange, path, categories, service, balance, recent = false, onDemo } = props
  const { t } = useLingui()
  const labels = useCategoryLabels()
  return (
    <Dialog open={open} onOpenChange={onOpenChange}>
      <SheetContent
        closeLabel={t({ message: 'Close', context: 'dialog' })}
        aria-describedby={undefined}
        onClick={({ target }) => {
          if (target instanceof Element && target.closest('a[href]')) onOpenChange(false)
        }}
      >
        <DialogBody>
          <DialogTitle className="sr-only">{t`Main menu`}</DialogTitle>
          {balance ? <div className="me-12">{balance}</div> : <div className="h-control-md" />}
          <nav aria-label={t`Categories`}>
            <ul className="grid grid-cols-3 gap-1 xs:grid-cols-4">
              <MenuTile href="/" label={t`Home`} spot="lotus" current={path === '/'} />
              {recent && (
                <MenuTile
                  href="/recent"
                  label={t`Recent`}
                  spot="key"
                  current={path === '/recent'}
                />
              )}
              {categories.map(({ id, href }) => (
                <MenuTile
                  key={id}
                  href={href}
                  label={labels[id]}
                  spot={categorySpots[id]}
                  current={path === href}
                />
              ))}
            </ul>
          </nav>
          <ServiceLinks service={service} />
          {onDemo && (
            <Button block iconStart={<PlayIcon />} onClick={onDemo}>
              {t`Try demo`}
            </Button>
          )}
        </DialogBody>
        <DialogFooter>
          <Choices />
        </DialogFooter>
      </SheetContent>
    </Dialog>
  )
}

function MenuTile(props: { href: string; label: string; spot: SpotName; current: boolean }) {
  return (
    <li>
      <a
        href={props.href}
        aria-current={props.current ? 'page' : undefined}
        className="flex min-h-[88px] flex-col items-center justify-center gap-1 rounded-md px-1 py-2 text-center type-caption text-secondary focus-visible:-outline-offset-3 aria-[current]:bg-selected aria-[current]:text-primary"
      >
        <Spot name={props.spot} className="size-10" />
        {props.label}
      </a>
    </li>
  )
}

function ServiceLinks({ service }: { service: readonly ServiceEntry[] }) {
  const links = service.flatMap((entry) => {
    const href = safeService(entry)
    return href ? [{ ...entry, href }] : []
  })
  if (links.length === 0) return null
  return (
    <ul className="grid gap-x-3 gap-y-1 border-t border-subtle pt-2 min-[360px]:grid-cols-2">
      {links.map(({ csType, title, href }) => (
        <li key={csType}>
          <a
            href={href}
            target="_blank"
            rel="noreferrer"
            className="flex min-h-target items-center gap-3 rounded-md px-2 type-label text-secondary hover:text-primary"
          >
            <HeadsetIcon />
            {title}
          </a>
        </li>
      ))}
    </ul>
  )
}

/** The next language of the brand's list, and the other scheme. */
function Choices() {
  const { t } = useLingui()
  const { locale, locales, change } = useLocale()
  const { scheme, toggle } = useScheme()
  return (
    <>
      {locales
        .filter((one) => one !== locale)
        .map((one) => (
          <Button
            key={one}
            lang={one}
            className="flex-auto whitespace-nowrap"
            iconStart={<GlobeIcon />}
            onClick={() => void change(one)}
          >
            {languageNames[one]}
          </Button>
        ))}
      <Button
        className="flex-auto whitespace-nowrap"
        iconStart={scheme === 'dark' ? <SunIcon /> : <MoonIcon />}
        onClick={toggle}
      >
        {scheme === 'dark' ? t`Light theme` : t`Dark theme`}
      </Button>
    </>
  )
}
