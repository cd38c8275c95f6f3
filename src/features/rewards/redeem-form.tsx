import { valibotResolver } from '@hookform/resolvers/valibot'
import {
  Button,
  Field,
  Form,
  KeyRoundIcon,
  NumberInput,
  PasswordInput,
  TextArea,
  TextInput,
} from '#components/index.ts'
import type { Reward } from '#contract/index.ts'
import { mostAtOnce } from '#contract/index.ts'
import { type DraftName, useDraft } from '#features/session/index.ts'
import { useFormat } from '#features/site/index.ts'
import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useForm } from 'react-hook-form'
import { mostOf, type PointsTold, standingOf } from './mall-rules.ts'
import { type RedeemFault, redeemSchema, type RedeemValues } from './redeem-rules.ts'
import { RewardAlert } from './reward-alert.tsx'
import type { RedeemState } from './redeem-dialog.tsx'
import { RedeemSums, RewardDetails, RewardHead } from './redeem-parts.tsx'

export interface RedeemFormProps {
  reward: Reward
  /** What the member has; null while it is asked for. */
  points: PointsTold | null
  rank: number
  /** Where points are earned; null in a house without missions. */
  missionsHref: string | null
  state: RedeemState
  /** Where the address waits while the form is away; never the password. @default nothing is kept */
  draft?: DraftName
  onSubmit(quantity: number, values: RedeemValues): void
  /** Asks in whose session has ended meanwhile. */
  onLogin(): void
}

/** The reward, how many, what it costs, and the password [17b]. */
export function RedeemForm(props: RedeemFormProps) {
  const { reward, points, rank, missionsHref, state, draft, onSubmit, onLogin } = props
  const { t } = useLingui()
  const sent = reward.kind === 'goods'
  // Whoever is logged out meanwhile has typed the one that was asked for until then.
  const [confirmWith, setConfirmWith] = useState(points?.confirmWith)
  if (points && points.confirmWith !== confirmWith) setConfirmWith(points.confirmWith)
  const byPayment = confirmWith === 'payment'
  const form = useForm<Partial<RedeemValues>, unknown, RedeemValues>({
    resolver: valibotResolver(redeemSchema(sent, byPayment)),
  })
  const { register, handleSubmit, formState, setError } = form
  const { errors } = formState
  useDraft(draft, form, ['password'])
  const [quantity, setQuantity] = useState<number | null>(1)
  const alert = useRef<HTMLDivElement>(null)
  const words = useFaultWords()
  const wrongPassword = t`This isn’t your password. Check it`
  const refused = state.status === 'refused' ? state.problem : null

  const tell = useEffectEvent(() => {
    if (refused?.kind === 'password') {
      setError('password', { message: wrongPassword }, { shouldFocus: true })
    } else alert.current?.focus()
  })
  useEffect(() => {
    if (state.failures > 0) tell()
  }, [state.failures])

  const error = (name: keyof RedeemValues, label: string) => words(errors[name]?.message, label)
  const balance = points?.balance ?? 0
  const many = Math.max(1, quantity ?? 1)
  const most = mostOf(reward, balance, mostAtOnce)
  const standing = standingOf(reward, points && { points: balance, rank })
  const password = byPayment ? t`Withdrawal password` : t`Password`
  return (
    <Form
      summary={
        refused &&
        refused.kind !== 'password' && (
          <RewardAlert ref={alert} problem={refused} failures={state.failures} onLogin={onLogin} />
        )
      }
      onSubmit={handleSubmit((values) => onSubmit(Math.min(many, most), values))}
    >
      <RewardHead reward={reward}>
        {standing === 'open' && most > 1 && (
          <NumberInput
            variant="bare"
            className="[&_input]:w-[3ch]"
            size="md"
            aria-label={t`How many`}
            value={quantity}
            min={1}
            max={most}
            onValueChange={setQuantity}
            decreaseLabel={t`One less`}
            increaseLabel={t`One more`}
          />
        )}
      </RewardHead>
      <RewardDetails reward={reward} />
      <RedeemSums reward={reward} quantity={many} points={points} />
      {standing === 'open' ? (
        <>
          {sent && (
            <>
              <Field
                label={t`Recipient’s name`}
                error={error('name', t`Recipient’s name`)}
                required
              >
                <TextInput {...register('name')} autoComplete="name" maxLength={80} />
              </Field>
              <Field label={t`Mobile number`} error={error('mobile', t`Mobile number`)} required>
                <TextInput
                  {...register('mobile')}
                  inputMode="tel"
                  autoComplete="tel"
                  maxLength={24}
                />
              </Field>
              <Field label={t`Address`} error={error('address', t`Address`)} required>
                <TextArea
                  {...register('address')}
                  autoComplete="street-address"
                  counter={{
                    limit: 300,
                    label: (left) =>
                      t`${plural(left, { one: '# character left', other: '# characters left' })}`,
                  }}
                />
              </Field>
            </>
          )}
          <Field
            label={password}
            error={error('password', password) ?? errors.password?.message}
            required
          >
            <PasswordInput
              {...register('password')}
              iconStart={<KeyRoundIcon />}
              showLabel={t`Show password`}
              hideLabel={t`Hide password`}
              autoComplete={byPayment ? 'off' : 'current-password'}
            />
          </Field>
          <div className="flex flex-col gap-3">
            <Button
              type="submit"
              variant="primary"
              size="lg"
              block
              busy={state.status === 'sending'}
              busyLabel={t`Redeeming`}
            >
              {t`Confirm redemption`}
            </Button>
            <p className="text-center type-caption text-muted">
              {t`It can’t be undone. Follow it in the redemption history`}
            </p>
          </div>
        </>
      ) : (
        <WhyNot
          standing={standing}
          reward={reward}
          missing={reward.points - balance}
          missionsHref={missionsHref}
        />
      )}
    </Form>
  )
}

function useFaultWords() {
  const { t } = useLingui()
  return (fault: string | undefined, field: string): string | undefined => {
    switch (fault as RedeemFault | undefined) {
      case 'required':
        return t`${field} can’t be empty`
      case 'mobile':
        return t`Enter a mobile number of 6 to 15 digits`
      case 'name':
        return t`Use 2 to 80 characters`
      case 'address':
        return t`Write the whole address, 10 to 300 characters`
      default:
        return undefined
    }
  }
}

interface WhyNotProps {
  standing: 'short' | 'sold-out' | 'rank'
  reward: Reward
  missing: number
  missionsHref: string | null
}

/** What keeps somebody from it, and the way there. */
function WhyNot({ standing, reward, missing, missionsHref }: WhyNotProps) {
  const { t } = useLingui()
  const format = useFormat()
  const lacks = Math.max(0, missing)
  const more = format.count(lacks)
  const rank = reward.minRank ?? 0
  const text = {
    'sold-out': t`This reward is sold out. New ones may come`,
    rank: t`This reward is for VIP ${rank} and above`,
    short: t`${plural(lacks, { one: `You need ${more} more point for this`, other: `You need ${more} more points for this` })}`,
  }[standing]
  return (
    <div className="flex flex-col gap-4">
      <p className="text-center text-secondary">{text}</p>
      {standing !== 'sold-out' && missionsHref && (
        <Button size="lg" block asChild>
          <a href={missionsHref}>{t`See missions`}</a>
        </Button>
      )}
    </div>
  )
}
