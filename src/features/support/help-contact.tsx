import { useLingui } from '@lingui/react/macro'
import {
  Alert,
  Button,
  ChevronRightIcon,
  GaugeIcon,
  HeadsetIcon,
  type Icon,
  Link,
  MailIcon,
  MessageCircleIcon,
  SendIcon,
  ShieldCheckIcon,
} from '#components/index.ts'
import type { ServiceEntry } from '#contract/index.ts'

/** A way to customer service: a link, or what opens it better than a link could. */
export interface HelpService {
  csType: ServiceEntry['csType']
  title: string
  /** BCP 47 of the title. */
  lang?: string | undefined
  href?: string
  onClick?: (() => void) | undefined
}

export interface HelpContactProps {
  service: readonly HelpService[]
  /** Opens the form for feedback; not there where the house takes none. */
  onFeedback?: (() => void) | undefined
  /** Opens the speed test, where there is one. */
  onSpeedTest?: (() => void) | undefined
  /** Where limits are explained. */
  limitsHref?: string | null
  /** Where the user agreement is. */
  agreementHref?: string | null
  /** A strip under the questions instead of a column beside them. */
  bare?: boolean
}

interface Way {
  id: string
  label: string
  lang?: string | undefined
  icon: Icon
  href?: string
  onClick?: (() => void) | undefined
}

const signs: Partial<Record<ServiceEntry['csType'], Icon>> = {
  LINE: MessageCircleIcon,
  TELEGRAM: SendIcon,
}

/** Ways to people, for who found no answer. */
export function HelpContact(props: HelpContactProps) {
  const { service, onFeedback, onSpeedTest, limitsHref, agreementHref, bare = false } = props
  const { t } = useLingui()
  const chat = service.find(({ csType }) => csType === 'LIVECHAT' || csType === 'VIP')
  const ways: Way[] = [
    ...service.flatMap(({ csType, title, ...way }) => {
      const icon = signs[csType]
      return icon ? [{ id: csType, label: title, icon, ...way }] : []
    }),
    ...(onFeedback
      ? [{ id: 'feedback', label: t`Send feedback`, icon: MailIcon, onClick: onFeedback }]
      : []),
    ...(onSpeedTest
      ? [{ id: 'speed', label: t`Speed test`, icon: GaugeIcon, onClick: onSpeedTest }]
      : []),
  ].filter(({ href, onClick }: Way) => href !== undefined || onClick !== undefined)
  return (
    <aside aria-label={t`Customer service`} className="flex flex-col gap-4">
      {chat && <Chat bare={bare} way={chat} />}
      {!bare && ways.length > 0 && (
        <ul className="overflow-hidden rounded-card border border-subtle bg-surface py-2">
          {ways.map((way) => (
            <li key={way.id}>
              <WayRow {...way} />
            </li>
          ))}
        </ul>
      )}
      {!bare && limitsHref && (
        <Alert live={false} icon={<ShieldCheckIcon />} title={t`Responsible play`}>
          <Link href={limitsHref}>{t`How to set a limit`}</Link>
        </Alert>
      )}
      {!bare && agreementHref && (
        <Link variant="standalone" href={agreementHref} className="self-start">
          {t`User agreement`}
        </Link>
      )}
    </aside>
  )
}

function WayRow({ label, lang, icon: Sign, href, onClick }: Way) {
  const look =
    'flex min-h-target w-full items-center gap-3 px-5 py-2 text-start type-label text-primary hover:bg-hover focus-visible:-outline-offset-3'
  const face = (
    <>
      <Sign className="shrink-0 text-secondary" />
      <span lang={lang} className="min-w-0 flex-1 wrap-anywhere">
        {label}
      </span>
      <ChevronRightIcon size="sm" className="shrink-0 text-muted" />
    </>
  )
  return href === undefined ? (
    <button type="button" onClick={onClick} className={look}>
      {face}
    </button>
  ) : (
    <a href={href} target="_blank" rel="noopener noreferrer" className={look}>
      {face}
    </a>
  )
}

/** The dusk panel: people, at any hour. */
function Chat({ bare, way: { href, onClick } }: { bare: boolean; way: HelpService }) {
  const { t } = useLingui()
  if (href === undefined && !onClick) return null
  const face = <>{t`Start a chat`}</>
  const common = { size: bare ? 'sm' : 'md', block: !bare } as const
  return (
    <div
      className={`rounded-card bg-chat-tint p-5 ${bare ? 'flex flex-wrap items-center gap-3' : ''}`}
    >
      <p className="flex min-w-0 flex-1 items-center gap-3 type-title-sm text-primary">
        <HeadsetIcon className="shrink-0 text-chat-tint-fg" />
        {t`Talk to a person`}
      </p>
      {!bare && (
        <p className="mt-1 mb-4 type-body-sm text-chat-tint-fg">
          {t`Customer service answers at any hour`}
        </p>
      )}
      {href === undefined ? (
        <Button {...common} iconStart={<MessageCircleIcon />} onClick={onClick}>
          {face}
        </Button>
      ) : (
        <Button {...common} iconStart={<MessageCircleIcon />} asChild>
          <a href={href} target="_blank" rel="noopener noreferrer">
            {face}
          </a>
        </Button>
      )}
    </div>
  )
}
