import { DescriptionItem, DescriptionList, Surface } from '#components/index.ts'
import type { PromotionDetails } from '#contract/index.ts'
import { useFormat } from '#features/site/index.ts'
import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'

/** From when until when, what for, on what terms, with how many. */
export function PromotionFacts({ promotion }: { promotion: PromotionDetails }) {
  const { t } = useLingui()
  const format = useFormat()
  const { startsAt, endsAt, schedule, reward, turnover, participants, lang } = promotion
  const count = format.count(participants)
  const from = format.date(startsAt)
  const to = endsAt === null ? null : format.date(endsAt)
  return (
    <Surface className="px-5 py-4">
      <DescriptionList variant="lined">
        <DescriptionItem term={t`When`}>
          {schedule === null ? (
            to === null ? (
              t`No end date`
            ) : (
              t`${from} to ${to}`
            )
          ) : (
            <span lang={lang}>{schedule}</span>
          )}
        </DescriptionItem>
        {reward !== null && (
          <DescriptionItem term={t({ message: 'Reward', context: 'promotion' })}>
            <span lang={lang}>{reward}</span>
          </DescriptionItem>
        )}
        {turnover !== null && (
          <DescriptionItem term={t`Turnover`}>
            <span lang={lang}>{turnover}</span>
          </DescriptionItem>
        )}
        {participants > 0 && (
          <DescriptionItem term={t`Taking part`}>
            {t`${plural(participants, { one: `${count} person`, other: `${count} people` })}`}
          </DescriptionItem>
        )}
      </DescriptionList>
    </Surface>
  )
}
