import { useLingui } from '@lingui/react/macro'
import {
  LockIcon,
  MessageDialog,
  UserIcon,
  UserPlusIcon,
  UsersIcon,
  WifiOffIcon,
} from '#components/index.ts'
import { useRefusalWords } from './use-refusal-words.ts'

/**
 * What the house says about somebody's session.
 * - `demo`, `demo-chat`: closed to demo accounts (section 8, `in_need_true_account`)
 * - `agents`: open to agents only
 * - `welcome`: the first login of an account (section 4)
 * - `unreached`: who they are did not come, so nobody knows what they may
 * - `spent`: the link that should have logged in is used up or too old (A12)
 * - `lost`: no answer came to such a link, so it may be used up
 * - `too-many` and on: such a link was refused for something else than itself
 */
export const sessionMessageStatuses = [
  'demo',
  'demo-chat',
  'agents',
  'welcome',
  'unreached',
  'spent',
  'lost',
  'too-many',
  'maintenance',
  'blocked',
  'bad-address',
  'not-member',
  'not-agent',
] as const
export type SessionMessageStatus = (typeof sessionMessageStatuses)[number]

export interface SessionMessageProps {
  open: boolean
  status: SessionMessageStatus
  /** Until another try makes sense, with `too-many`. @default null */
  minutes?: number | null
  /** Registration is open; without it there is nothing to offer. */
  canJoin: boolean
  /** Creates an account, logs in, asks again, or has simply read it. */
  onConfirm(): void
  onDismiss(): void
}

/** Whether the way on is to log in. */
export const leadsToLogin = (status: SessionMessageStatus): boolean =>
  ['spent', 'lost', 'too-many', 'not-member', 'not-agent'].includes(status)

function useWords({ status, minutes = null, canJoin }: SessionMessageProps) {
  const { t } = useLingui()
  const refusal = useRefusalWords()
  const join = canJoin ? t`Create an account` : null
  switch (status) {
    case 'demo':
      return {
        tone: 'warning' as const,
        icon: <UserPlusIcon size="lg" />,
        title: t`Create an account first`,
        text: t`A demo account can’t open this`,
        offer: join,
      }
    case 'demo-chat':
      return {
        tone: 'warning' as const,
        icon: <UserPlusIcon size="lg" />,
        title: t`Chat is for members`,
        text: t`Create an account to join in`,
        offer: join,
      }
    case 'agents':
      return {
        tone: 'warning' as const,
        icon: <UsersIcon size="lg" />,
        title: t`This is the agents’ room`,
        text: t`Your account is a member’s. Ask customer service how to become an agent`,
        offer: null,
      }
    case 'welcome':
      return {
        tone: 'info' as const,
        icon: <UserIcon size="lg" />,
        title: t`You’re home. Welcome`,
        text: t`This is the first visit of this account. Have a look around`,
        offer: null,
      }
    case 'unreached':
      return {
        tone: 'warning' as const,
        icon: <WifiOffIcon size="lg" />,
        title: t`Your account didn’t load`,
        text: refusal('failed', { status }),
        offer: t`Try again`,
      }
    case 'spent':
      return {
        tone: 'info' as const,
        icon: <LockIcon size="lg" />,
        title: t`This link no longer works`,
        text: t`It has been used before or has expired. Log in as usual`,
        offer: t`Log in`,
      }
    case 'lost':
      return {
        tone: 'warning' as const,
        icon: <WifiOffIcon size="lg" />,
        title: t`The link didn’t get through`,
        text: t`The connection dropped. Open the link again, or log in as usual`,
        offer: t`Log in`,
      }
    case 'too-many':
    case 'maintenance':
    case 'blocked':
    case 'bad-address':
      return {
        tone: 'warning' as const,
        icon: <LockIcon size="lg" />,
        title: t`You’re not logged in`,
        text: refusal(status, { status, minutes }),
        offer: leadsToLogin(status) ? t`Log in` : null,
      }
    case 'not-member':
    case 'not-agent':
      return {
        tone: 'warning' as const,
        icon: <UsersIcon size="lg" />,
        title: t`You’re not logged in`,
        text:
          status === 'not-member'
            ? t`Only members can log in here. Check which account you use`
            : t`Only agents can log in here. Members use the main site`,
        offer: t`Log in`,
      }
  }
}

/** One thing to know about one's session, and the way on from there. */
export function SessionMessage(props: SessionMessageProps) {
  const { open, onConfirm, onDismiss } = props
  const { t } = useLingui()
  const { tone, icon, title, text, offer } = useWords(props)
  return (
    <MessageDialog
      open={open}
      tone={tone}
      icon={icon}
      title={title}
      confirmLabel={offer ?? t`OK`}
      {...(offer === null ? {} : { cancelLabel: t`Not now` })}
      onConfirm={offer === null ? onDismiss : onConfirm}
      onDismiss={onDismiss}
    >
      {text}
    </MessageDialog>
  )
}
