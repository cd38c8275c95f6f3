import { useLingui } from '@lingui/react/macro'
import { Popover, PopoverContent, PopoverTrigger } from '#components/index.ts'
import { LineCard, type LineCardProps } from '#features/site/line-card.tsx'
import type { MenuProps } from './lazy-menu.tsx'

/** LINE's code, beside the row that asked for it. */
export default function LineMenu(props: LineCardProps & MenuProps) {
  const { trigger, defaultOpen, ...card } = props
  const { t } = useLingui()
  return (
    <Popover defaultOpen={defaultOpen}>
      <PopoverTrigger>{trigger}</PopoverTrigger>
      <PopoverContent
        side="right"
        align="end"
        closeLabel={t({ message: 'Close', context: 'dialog' })}
      >
        <LineCard {...card} />
      </PopoverContent>
    </Popover>
  )
}
