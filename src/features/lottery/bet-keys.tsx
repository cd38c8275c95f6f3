import { CodeInput, Field } from '#components/index.ts'
import { useLingui } from '@lingui/react/macro'
import { NumberPad } from './number-pad.tsx'
import type { Play } from './slip-rules.ts'
import { usePlayWords } from './use-play-words.ts'

export interface BetKeysProps {
  play: Play
  /** The digits so far. */
  number: string
  /** Told of each change; a full number goes on the slip and the wells are empty again. */
  onNumber(number: string): void
}

/** Wells of one digit each, and the keys under them: by thumb, by pointer, by keyboard. */
export function BetKeys({ play, number, onNumber }: BetKeysProps) {
  const { t } = useLingui()
  const words = usePlayWords()
  const name = words.name(play.code)
  const { digits } = play
  return (
    <div className="flex min-w-0 flex-col gap-5 max-md:contents">
      <Field
        label={t`${name} number`}
        hint={t`It goes on the slip by itself when it is complete`}
        className="max-md:items-center max-md:[&>label]:sr-only short:[&>p]:sr-only"
      >
        <CodeInput
          size="lg"
          className="short:[&>span]:h-14 short:[&>span]:w-14 short:[&>span]:text-[1.75rem]"
          length={digits}
          value={number}
          autoComplete="off"
          onValueChange={onNumber}
        />
      </Field>
      {/* On a phone it stays over the bar with the sum, as long as that leaves room for what it fills. */}
      <div className="max-md:order-last max-md:-mx-4 max-md:border-t max-md:border-subtle max-md:bg-sunken max-md:px-4 max-md:py-3 short:py-2 max-md:[@media(min-height:38rem)]:sticky max-md:[@media(min-height:38rem)]:bottom-[calc(53px+max(10px,env(safe-area-inset-bottom)))] max-md:[@media(min-height:38rem)]:z-1">
        <NumberPad
          onDigit={(digit) => onNumber(number + digit)}
          onBack={() => onNumber(number.slice(0, -1))}
          onClear={() => onNumber('')}
        />
      </div>
    </div>
  )
}
