import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import {
  Button,
  Dialog,
  DialogBody,
  DialogFooter,
  DialogTitle,
  GlobeIcon,
  MoonIcon,
  PlayIcon,
  SheetContent,
  SmartphoneIcon,
  Spot,
  type SpotName,
  SunIcon,
} from '#components/index.ts'
import { languageNames } from '#contract/index.ts'
import { categorySpots } from './category-spots.ts'
import { useLocale } from './locale-context.ts'
import type { Category } from './navigation.ts'
import type { Place, Places } from './places.ts'
import type { ServiceItem } from './service-items.ts'
import { MenuLinks, type SocialLink } from './site-menu-links.tsx'
import { useCategoryLabels } from './use-category-labels.ts'
import { useScheme } from './use-scheme.ts'

export interface SiteMenuProps {
  open: boolean
  onOpenChange(open: boolean): void
  path: string
  categories: readonly Category[]
  /** What there is besides the rooms. @default none */
  places?: Places
  /** Where a member sees what they bet. @default nowhere */
  bets?: Place | undefined
  /** The ways to customer service that there are. @default none */
  service?: readonly ServiceItem[]
  /** Where the house can be followed. @default none */
  social?: readonly SocialLink[]
  /** A member's balance, above everything; without it there is a guest. */
  balance?: ReactNode
  /** What a guest can do. */
  onLogin?: (() => void) | undefined
  /** Registration is switched on. @default false */
  canJoin?: boolean
  /** The games one played last have a page. @default false */
  recent?: boolean
  /** Opens a demo account; without it there is none to be had. */
  onDemo?: (() => void) | undefined
}

/** The sidebar of section 2, a sheet on phones (S9): what to do first, every room, every place. */
export function SiteMenu(props: SiteMenuProps) {
  const { open, onOpenChange, path, categories, recent = false, onDemo } = props
  const { places = {}, bets, service = [], social = [] } = props
  const { t } = useLingui()
  const labels = useCategoryLabels()
  const tile = ({ id, href }: Category) => (
    <MenuTile
      key={id}
      href={href}
      label={labels[id]}
      spot={categorySpots[id]}
      current={path === href}
    />
  )
  return (
    <Dialog open={open} onOpenChange={onOpenChange}>
      <SheetContent
        closeLabel={t({ message: 'Close', context: 'dialog' })}
        aria-describedby={undefined}
        // On the way down: what the row does may be to open something in the menu's place.
        onClickCapture={({ target }) => {
          if (target instanceof Element && target.closest('a[href], [data-leaves]')) {
            onOpenChange(false)
          }
        }}
      >
        <DialogBody>
          <DialogTitle className="sr-only">{t`Main menu`}</DialogTitle>
          <MenuStart {...props} places={places} />
          <nav aria-label={t`Categories`}>
            <ul className="grid grid-cols-3 gap-1 xs:grid-cols-4">
              <MenuTile href="/" label={t`Home`} spot="lotus" current={path === '/'} />
              {/* Popular first, Recent second (section 2, Header menu). */}
              {categories.filter(({ id }) => id === 'hot').map(tile)}
              {recent && (
                <MenuTile
                  href="/recent"
                  label={t`Recent`}
                  spot="key"
                  current={path === '/recent'}
                />
              )}
              {categories.filter(({ id }) => id !== 'hot').map(tile)}
            </ul>
          </nav>
          <MenuLinks {...{ path, places, bets, service, social }} />
          {onDemo && (
            <Button block iconStart={<PlayIcon />} onClick={onDemo}>
              {t`Try demo`}
            </Button>
          )}
        </DialogBody>
        <DialogFooter>
          <Choices download={places.download} />
        </DialogFooter>
      </SheetContent>
    </Dialog>
  )
}

/** Deposit and withdraw for who is in, log in and join for who is not; beside the x. */
function MenuStart(props: SiteMenuProps & { places: Places }) {
  const { balance, onLogin, canJoin = false } = props
  const { deposit, withdraw } = props.places
  const { t } = useLingui()
  if (balance) {
    return (
      <div className="flex flex-col gap-3">
        <div className="me-12 flex gap-2 *:first:min-w-0 *:first:flex-1">{balance}</div>
        {(deposit ?? withdraw) && (
          <div className="flex gap-2 *:flex-1">
            {deposit && (
              <Button variant="primary" asChild>
                <a {...deposit}>{t`Deposit`}</a>
              </Button>
            )}
            {withdraw && (
              <Button asChild>
                <a {...withdraw}>{t`Withdraw`}</a>
              </Button>
            )}
          </div>
        )}
      </div>
    )
  }
  if (!onLogin && !canJoin) return <div className="h-control-md" />
  return (
    <div className="me-12 flex gap-2 *:flex-1">
      {onLogin && (
        <Button variant={canJoin ? 'neutral' : 'primary'} onClick={onLogin}>
          {t`Log in`}
        </Button>
      )}
      {canJoin && (
        <Button variant="primary" asChild>
          <a href="/register">{t`Join`}</a>
        </Button>
      )}
    </div>
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

/** The other languages of the brand's list, the other scheme, and the app. */
function Choices({ download }: { download: Place | undefined }) {
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
      {download && (
        <Button className="flex-auto whitespace-nowrap" iconStart={<SmartphoneIcon />} asChild>
          <a {...download}>{t({ message: 'App', context: 'menu' })}</a>
        </Button>
      )}
    </>
  )
}
