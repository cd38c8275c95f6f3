import { useLingui } from '@lingui/react/macro'
import { EmptyState, Skeleton, SkeletonGroup } from '#components/index.ts'
import { LoadFailed } from '#features/site/index.ts'
import { RegisterFields } from './register-fields.tsx'
import type { RegisterFormProps } from './register-props.ts'

/** Registration by user name or mobile number: what is asked, the server's settings say (A4). */
export function RegisterForm(props: RegisterFormProps) {
  const { t } = useLingui()
  switch (props.status) {
    case 'loading':
      return (
        <SkeletonGroup label={t`Loading`} className="flex flex-col gap-4">
          {[1, 2, 3, 4].map((row) => (
            <Skeleton key={row} className="h-[80px]" />
          ))}
        </SkeletonGroup>
      )
    case 'unavailable':
      return (
        <LoadFailed
          variant="section"
          level={2}
          emblem="koi"
          title={t`This part didn’t load`}
          code={props.code}
          retrying={props.retrying}
          onRetry={props.onRetry}
        />
      )
    case 'closed':
      return (
        <EmptyState emblem="key" title={t`We aren’t taking new members`}>
          {t`Ask customer service when the door opens again`}
        </EmptyState>
      )
    default:
      return <RegisterFields {...props} />
  }
}
