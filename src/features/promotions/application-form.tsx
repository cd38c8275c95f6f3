import { valibotResolver } from '@hookform/resolvers/valibot'
import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { Button, Field, FileInput, Form, TextArea } from '#components/index.ts'
import { type PromotionDetails, promotionLimits } from '#contract/index.ts'
import { type DraftName, useDraft } from '#features/session/index.ts'
import { useFormat } from '#features/site/index.ts'
import { useEffect, useEffectEvent, useMemo, useRef } from 'react'
import { Controller, useForm } from 'react-hook-form'
import {
  type ApplicationFault,
  applicationSchema,
  type ApplicationValues,
} from './application-rules.ts'
import { PromotionAlert } from './promotion-alert.tsx'
import type { PromotionProblem } from './promotion-problem.ts'

/**
 * Statuses of an application.
 * - `uploading`: its pictures are on their way; `sending`: they are there, and it goes after them
 * - `failed`: see `problem`; nothing that was written or chosen is lost
 */
export const applicationFormStatuses = ['idle', 'uploading', 'sending', 'failed'] as const
export type ApplicationFormStatus = (typeof applicationFormStatuses)[number]

export type ApplicationFormState =
  | { status: 'idle' | 'sending' }
  | { status: 'uploading'; /** 1-based, of how many. */ picture: number; pictures: number }
  | { status: 'failed'; problem: PromotionProblem; failures: number }

export type ApplicationFormProps = ApplicationFormState & {
  /** What is asked for. */
  application: PromotionDetails['application']
  /** Where what was written and chosen waits while the form is away. @default nothing is kept */
  draft?: DraftName
  onSubmit(values: ApplicationValues): void
  /** The way out without sending. */
  onCancel(): void
}

const megabyte = 1024 * 1024

/** Sizes in the reader's digits; below a tenth of a megabyte nobody counts. */
function useSize(): (bytes: number) => string {
  const format = useFormat()
  return (bytes) => `${format.count(Math.max(0.1, Math.round((bytes / megabyte) * 10) / 10))} MB`
}

/** An application to take part: a note, and pictures that show it (section 5). */
export function ApplicationForm(props: ApplicationFormProps) {
  const { t } = useLingui()
  const { application, onSubmit, onCancel } = props
  const { remark, proofsMin, proofsMax } = application
  const size = useSize()
  const alert = useRef<HTMLDivElement>(null)
  const schema = useMemo(() => applicationSchema(application), [application])
  const form = useForm<Partial<ApplicationValues>, unknown, ApplicationValues>({
    resolver: valibotResolver(schema),
  })
  const { register, handleSubmit, control, formState } = form
  useDraft(props.draft, form)
  const { errors } = formState
  const failures = props.status === 'failed' ? props.failures : 0
  const focus = useEffectEvent(() => alert.current?.focus())
  useEffect(() => {
    if (failures > 0) focus()
  }, [failures])

  const most = promotionLimits.remark
  const max = promotionLimits.proofBytes / megabyte
  const words: Record<ApplicationFault, string> = {
    required: t`Write a short note`,
    'too-long': t`Use up to ${most} characters`,
    'too-few': t`Add at least ${plural(proofsMin, { one: '# picture', other: '# pictures' })}`,
  }
  const error = (name: keyof ApplicationValues) =>
    words[errors[name]?.message as ApplicationFault] ?? undefined
  const busy = props.status === 'uploading' || props.status === 'sending'
  const at = props.status === 'uploading' ? props.picture : 0
  const of = props.status === 'uploading' ? props.pictures : 0
  return (
    <Form
      summary={
        props.status === 'failed' && (
          <PromotionAlert ref={alert} problem={props.problem} failures={props.failures} />
        )
      }
      onSubmit={(event) => void handleSubmit((values) => !busy && onSubmit(values))(event)}
    >
      {proofsMax > 0 && (
        <Controller
          control={control}
          name="proofs"
          render={({ field }) => (
            <Field
              label={t`Pictures that show it`}
              optionalLabel={proofsMin === 0 ? t`Optional` : undefined}
              required={proofsMin > 0}
              hint={t`${plural(proofsMax, { one: '1 picture', other: 'Up to # pictures' })}, PNG or JPG, 5 MB each`}
              error={error('proofs')}
            >
              <FileInput
                ref={field.ref}
                name={field.name}
                value={field.value ?? []}
                onValueChange={(files) => field.onChange([...files])}
                maxCount={proofsMax}
                maxSize={promotionLimits.proofBytes}
                disabled={busy}
                invitation={
                  <>
                    <span className="pointer-coarse:hidden">
                      {t`Choose pictures, or drop them here`}
                    </span>
                    <span className="hidden pointer-coarse:inline">{t`Choose pictures`}</span>
                  </>
                }
                dropLabel={t`Drop them here`}
                problemText={(problem, name) => {
                  switch (problem) {
                    case 'type':
                      return t`${name} isn’t a PNG or JPG. Choose another picture`
                    case 'size':
                      return t`${name} is over ${max} MB. Choose a smaller picture`
                    case 'count':
                      return t`${plural(proofsMax, { one: 'Only 1 picture fits', other: 'Only # pictures fit' })}`
                    case 'unreadable':
                      return t`${name} can’t be read. Choose another picture`
                  }
                }}
                removeLabel={(name) => t`Remove ${name}`}
                removedText={(name) => t`${name} removed`}
                addedText={(count) =>
                  t`${plural(count, { one: '# picture chosen', other: '# pictures chosen' })}`
                }
                sizeText={size}
              />
            </Field>
          )}
        />
      )}
      {remark !== 'none' && (
        <Field
          label={t`Note`}
          optionalLabel={remark === 'optional' ? t`Optional` : undefined}
          required={remark === 'required'}
          error={error('remark')}
        >
          <TextArea
            {...register('remark')}
            readOnly={busy}
            counter={{
              limit: most,
              label: (left) =>
                left < 0
                  ? t`${plural({ over: -left }, { one: '# character too many', other: '# characters too many' })}`
                  : t`${plural(left, { one: '# character left', other: '# characters left' })}`,
            }}
          />
        </Field>
      )}
      <div className="flex flex-wrap justify-end gap-[10px] pt-1">
        <Button onClick={onCancel}>{t`Cancel`}</Button>
        <Button
          type="submit"
          variant="primary"
          busy={busy}
          busyLabel={of > 1 ? t`Picture ${at} of ${of}` : t`Sending`}
        >
          {t`Send application`}
        </Button>
      </div>
    </Form>
  )
}
