import { Segment, SegmentItem } from '#components/index.ts'
import { useLingui } from '@lingui/react/macro'

export interface ProvinceChoiceProps {
  provinces: readonly { id: string; name: string }[]
  /** Id of the chosen one. */
  chosen: string
  onChoose(id: string): void
  className?: string
}

/** One of the provinces that draw on a day: two to four. */
export function ProvinceChoice({ provinces, chosen, onChoose, className }: ProvinceChoiceProps) {
  const { t } = useLingui()
  return (
    <Segment className={className} label={t`Province`} value={chosen} onValueChange={onChoose}>
      {provinces.map(({ id, name }) => (
        <SegmentItem key={id} value={id}>
          <span translate="no" lang="vi">
            {name}
          </span>
        </SegmentItem>
      ))}
    </Segment>
  )
}
