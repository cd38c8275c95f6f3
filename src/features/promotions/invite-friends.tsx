import {
  Button,
  CheckIcon,
  ClockIcon,
  CopyButton,
  EmptyState,
  KeyFigure,
  KeyFigures,
  Mark,
  Pagination,
  QrCode,
  Share2Icon,
  Skeleton,
  SkeletonGroup,
  StatusBadge,
  Surface,
} from '#components/index.ts'
import type { InvitedFriend } from '#contract/index.ts'
import {
  LoadFailed,
  type LoadFailure,
  useBrand,
  useFormat,
  useSite,
  usePageWords,
} from '#features/site/index.ts'
import { useLingui } from '@lingui/react/macro'
import { useRef } from 'react'

/** Statuses of the page that friends are invited from; `empty`: nobody has come yet. */
export const inviteFriendsStatuses = ['loading', 'ready', 'empty', 'failed'] as const
export type InviteFriendsStatus = (typeof inviteFriendsStatuses)[number]

/** What somebody invites with, and whom they brought. */
export interface Invitation {
  code: string
  /** Leads to the registration, with the code filled in. */
  link: string
  friends: {
    list: readonly InvitedFriend[]
    pageNo: number
    totalPages: number
    totalCount: number
  }
}

export type InviteFriendsState =
  | { status: 'loading' }
  | { status: 'ready' | 'empty'; invitation: Invitation }
  | ({ status: 'failed' } & LoadFailure)

export type InviteFriendsProps = InviteFriendsState & {
  /** Hands the link to the device's own ways of sharing; not there where it has none. */
  onShare?: (() => void) | undefined
  pageHref(pageNo: number): string
}

/** Invite friends (C8): one's own link, in every form that can be passed on, and who came by it. */
export function InviteFriends(props: InviteFriendsProps) {
  const { t } = useLingui()
  const format = useFormat()
  const { referralReward } = useBrand()
  const sum = referralReward === null ? null : format.roundMoney(referralReward)
  return (
    <div className="mx-auto flex w-full max-w-[960px] min-w-0 flex-col gap-6 md:gap-8">
      <header>
        <h1 className="type-display-md text-primary max-md:text-[1.75rem]">{t`Invite friends`}</h1>
        <p className="pt-1 text-secondary wrap-break-word">
          {sum === null
            ? t`Send your link. Whoever joins with it is listed here`
            : t`Your friend joins with your link and makes a first deposit. Each of you gets ${sum} of play credit`}
        </p>
      </header>
      {props.status === 'loading' && <InviteSkeleton />}
      {props.status === 'failed' && (
        <LoadFailed
          title={t`Your link didn’t load`}
          code={props.code}
          retrying={props.retrying}
          onRetry={props.onRetry}
        />
      )}
      {(props.status === 'ready' || props.status === 'empty') && (
        <>
          <Share invitation={props.invitation} onShare={props.onShare} />
          <Friends {...props} sum={sum} />
        </>
      )}
    </div>
  )
}

function Share({
  invitation,
  onShare,
}: Pick<InviteFriendsProps, 'onShare'> & { invitation: Invitation }) {
  const { t } = useLingui()
  const { brand, mark } = useSite()
  const { code, link } = invitation
  const address = useRef<HTMLParagraphElement>(null)
  const copy = {
    copiedLabel: t`Copied`,
    failedLabel: t`Select it and copy by hand`,
  }
  return (
    <Surface className="grid grid-cols-[minmax(0,1fr)] gap-6 p-5 md:grid-cols-[minmax(0,1fr)_auto] md:items-center md:p-8">
      <div className="flex min-w-0 flex-col gap-4">
        <div className="min-w-0">
          <h2 className="type-label text-secondary">{t`Invite link`}</h2>
          <p
            ref={address}
            translate="no"
            className="mt-1.5 rounded-input border border-subtle bg-canvas px-[14px] py-[10px] font-medium wrap-anywhere text-primary select-all"
          >
            {link}
          </p>
        </div>
        <div className="flex flex-wrap gap-3">
          <CopyButton
            variant="primary"
            className="max-md:grow"
            text={link}
            label={t`Copy link`}
            source={address}
            {...copy}
          />
          {onShare && (
            <Button className="max-md:grow" iconStart={<Share2Icon />} onClick={onShare}>
              {t`Share`}
            </Button>
          )}
        </div>
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1 border-t border-subtle pt-4 text-secondary">
          {t`Referral code`}
          <span translate="no" className="type-title-sm text-primary tabular-nums select-all">
            {code}
          </span>
          <CopyButton
            iconOnly
            variant="ghost"
            text={code}
            label={t`Copy referral code`}
            {...copy}
          />
        </p>
      </div>
      <QrCode
        className="mx-auto"
        size="lg"
        value={link}
        label={t`QR code of your invite link`}
        failedLabel={t`The link is too long for a QR code`}
        logo={<Mark markup={mark} />}
      >
        <span className="type-caption text-muted">{t`Opens ${{ name: brand.name }} with your code`}</span>
      </QrCode>
    </Surface>
  )
}

type FriendsProps = Extract<InviteFriendsProps, { status: 'ready' | 'empty' }> & {
  sum: string | null
}

function Friends({ status, invitation, pageHref, sum }: FriendsProps) {
  const { t } = useLingui()
  const format = useFormat()
  const pageWords = usePageWords()
  const { list, pageNo, totalPages, totalCount } = invitation.friends
  // Two masked names may be the same, of two who joined at once.
  const rows = list.map((friend, at) => ({ key: `${pageNo} ${at}`, friend }))
  return (
    <section className="flex min-w-0 flex-col gap-4" aria-labelledby="friends">
      <h2 id="friends" className="type-display-sm text-primary max-md:text-[1.375rem]">
        {t`Your friends`}
      </h2>
      <KeyFigures variant="tiles" label={t`Your friends`}>
        <KeyFigure label={t`Joined with your link`} value={format.count(totalCount)} />
        {sum !== null && <KeyFigure label={t`Reward per friend`} value={sum} />}
      </KeyFigures>
      {status === 'empty' ? (
        <EmptyState
          variant="section"
          emblem="lantern"
          title={t`Nobody has come yet`}
          className="rounded-card border border-subtle bg-surface"
        >
          {t`Send your link to the first one`}
        </EmptyState>
      ) : (
        <ul className="divide-y divide-subtle rounded-card border border-subtle bg-surface">
          {rows.map(({ key, friend }) => (
            <Friend key={key} friend={friend} promised={sum !== null} />
          ))}
        </ul>
      )}
      {totalPages > 1 && (
        <Pagination page={pageNo} count={totalPages} href={pageHref} labels={pageWords} />
      )}
    </section>
  )
}

/** @param promised whether the house pays for a friend at all: else nobody waits for anything */
function Friend({ friend, promised }: { friend: InvitedFriend; promised: boolean }) {
  const { t } = useLingui()
  const format = useFormat()
  const { account, joinedAt, rewarded } = friend
  const date = format.date(joinedAt)
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 px-5 py-3">
      <div className="min-w-0">
        <p translate="no" className="font-medium wrap-anywhere text-primary">
          {account}
        </p>
        <p className="type-caption text-muted">{t`Joined ${date}`}</p>
      </div>
      {rewarded ? (
        <StatusBadge status="positive" icon={<CheckIcon size="sm" />}>
          {t`Rewarded`}
        </StatusBadge>
      ) : (
        promised && (
          <StatusBadge status="info" icon={<ClockIcon size="sm" />}>
            {t`No deposit yet`}
          </StatusBadge>
        )
      )}
    </li>
  )
}

function InviteSkeleton() {
  const { t } = useLingui()
  return (
    <SkeletonGroup label={t`Loading`} className="flex flex-col gap-6 md:gap-8">
      <Skeleton className="h-[452px] rounded-card! md:h-[284px]" />
      <div className="flex flex-col gap-4">
        <Skeleton shape="text" className="h-6! w-40" />
        <Skeleton className="h-[84px] rounded-card!" />
        <Skeleton className="h-[190px] rounded-card!" />
      </div>
    </SkeletonGroup>
  )
}
