import { useLingui } from '@lingui/react/macro'
import {
  Badge,
  Button,
  Dialog,
  DialogBody,
  DialogContent,
  DialogDescription,
  DialogFooter,
  DialogTitle,
  RefreshCwIcon,
} from '#components/index.ts'
import { useFormat } from '#features/site/index.ts'
import {
  fastestOf,
  isSettled,
  type Measured,
  medianOf,
  type SpeedTestState,
} from './speed-test-state.ts'

export type SpeedTestDialogProps = SpeedTestState & {
  open: boolean
  onOpenChange(open: boolean): void
  onStart(): void
  onStop(): void
}

/** How fast the house answers, by each of its lines (C7). */
export function SpeedTestDialog(props: SpeedTestDialogProps) {
  const { open, onOpenChange, status, lines, onStart, onStop } = props
  const { t } = useLingui()
  const fastest = fastestOf(lines)
  const several = lines.length > 1
  const running = status === 'running'
  return (
    <Dialog open={open} onOpenChange={onOpenChange}>
      <DialogContent
        size={480}
        phone="sheet"
        closeLabel={t({ message: 'Close', context: 'dialog' })}
      >
        <DialogBody>
          <DialogTitle>{t`Speed test`}</DialogTitle>
          <DialogDescription>
            {t`How fast each line answers from where you are. Lower is better`}
          </DialogDescription>
          <ul className="flex flex-col gap-2" aria-busy={running}>
            {lines.map((line, index) => (
              <Row
                key={line.origin}
                line={line}
                number={index}
                running={running}
                fastest={several && status === 'done' && line.origin === fastest}
              />
            ))}
          </ul>
          <p role="status" className="sr-only">
            {status === 'done' && t`The speed test is done`}
          </p>
        </DialogBody>
        <DialogFooter>
          {running ? (
            <Button onClick={onStop}>{t`Stop the test`}</Button>
          ) : (
            <Button iconStart={<RefreshCwIcon />} onClick={onStart}>
              {t`Test again`}
            </Button>
          )}
        </DialogFooter>
      </DialogContent>
    </Dialog>
  )
}

interface RowProps {
  line: Measured
  /** 0 for the site itself. */
  number: number
  running: boolean
  fastest: boolean
}

function Row({ line, number, running, fastest }: RowProps) {
  const { t } = useLingui()
  const format = useFormat()
  const { origin, own, samples, unreachable } = line
  const median = medianOf(samples)
  const time = median === null ? null : format.count(Math.max(1, Math.round(median)))
  return (
    <li className="flex min-h-16 items-center gap-3 rounded-card bg-sunken px-4 py-2 forced-colors:border">
      <div className="min-w-0 flex-1">
        <p className="flex flex-wrap items-center gap-x-2 type-label font-semibold">
          {own ? t`This site` : t`Line ${number}`}
          {fastest && <Badge tone="positive">{t`Fastest`}</Badge>}
        </p>
        <p className="truncate py-px type-caption text-secondary" dir="ltr">
          {origin.replace(/^https?:\/\//, '')}
        </p>
      </div>
      <p className="shrink-0 text-end tabular-nums">
        {unreachable ? (
          <span className="text-status-negative-fg">{t`No answer`}</span>
        ) : time !== null ? (
          <span
            className={isSettled(line) ? 'type-title-sm' : 'text-secondary'}
          >{t`${time} ms`}</span>
        ) : (
          <span className="text-secondary">{running ? t`Measuring` : t`Not measured`}</span>
        )}
      </p>
    </li>
  )
}
