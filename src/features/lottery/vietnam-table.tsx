import { cx } from '#components/cx.ts'
import type { CalendarDate } from '#platform/index.ts'
import { useFormat } from '#features/site/index.ts'
import { useLingui } from '@lingui/react/macro'
import { cutNumber, type DigitChoice, keyed, type ProvinceDraw } from './vietnam-rules.ts'

export interface VietnamTableProps {
  provinces: readonly ProvinceDraw[]
  /** The province that a phone shows. */
  chosen: string
  digits: DigitChoice
  date: CalendarDate
}

/** The special prize; the others are `G1` and so on. */
const special = 'DB'
/** As people in Vietnam write it, with a bar through the D. */
const codeText = (code: string) => code.replace(/^D/, String.fromCodePoint(0x110))

/** Where the columns have no room the keys scroll them. */
const scroller = { role: 'region', tabIndex: 0 } as const

/** A prize a row, a province a column; the last two digits in bold, by weight alone. */
export function VietnamTable({ provinces, chosen, digits, date }: VietnamTableProps) {
  const { t } = useLingui()
  const format = useFormat()
  const day = format.date(date)
  const longest = provinces.toSorted((a, b) => b.prizes.length - a.prizes.length)[0]
  const codes = longest?.prizes.map(({ code }) => code) ?? []
  const away = (id: string) => id !== chosen && 'max-md:hidden'
  return (
    <div
      className="overflow-x-auto rounded-card border border-subtle bg-surface focus-visible:outline-offset-0"
      aria-label={t`Prizes`}
      {...scroller}
    >
      <table className="w-full border-separate border-spacing-0">
        <caption className="sr-only">{t`Numbers drawn on ${day}`}</caption>
        <thead>
          <tr className="type-label text-primary">
            <th scope="col" className="w-[112px] px-3 py-3 text-start md:w-[125px]">
              {t({ message: 'Prize', context: 'lottery' })}
            </th>
            {provinces.map(({ id, name }) => (
              <th
                key={id}
                scope="col"
                translate="no"
                lang="vi"
                className={cx('min-w-[132px] px-3 py-3 text-center', away(id))}
              >
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {codes.map((code) => (
            <tr key={code} className={cx(code === special && 'bg-sunken')}>
              <PrizeHead code={code} />
              {provinces.map(({ id, prizes }) => (
                <td
                  key={id}
                  className={cx(
                    'border-t border-subtle px-3 py-3 text-center md:border-s',
                    away(id),
                  )}
                >
                  <Numbers
                    numbers={prizes.find((row) => row.code === code)?.numbers ?? []}
                    isSpecial={code === special}
                    wide={provinces.length === 1}
                    digits={digits}
                  />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

function PrizeHead({ code }: { code: string }) {
  const { t } = useLingui()
  const number = code.replace(/^G/, '')
  return (
    <th scope="row" className="border-t border-subtle px-3 py-3 text-start font-regular">
      <span className="block type-label text-primary">
        {code === special
          ? t`Special prize`
          : t({ message: `Prize ${number}`, context: 'lottery' })}
      </span>
      <span translate="no" aria-hidden="true" className="block type-caption text-muted">
        {codeText(code)}
      </span>
    </th>
  )
}

interface NumbersProps {
  numbers: readonly string[]
  isSpecial: boolean
  /** The only province: its column has room for three. */
  wide: boolean
  digits: DigitChoice
}

/** Numbers under one another; more than four stand in two columns. */
function Numbers({ numbers, isSpecial, wide, digits }: NumbersProps) {
  const { t } = useLingui()
  if (numbers.length === 0) return <span className="text-muted">{t`Awaiting result`}</span>
  const many = numbers.length > 4
  return (
    <ul
      className={cx(
        'mx-auto grid w-fit justify-items-center gap-x-8 gap-y-0.5 tabular-nums',
        isSpecial
          ? 'text-[1.625rem] leading-[1.4] font-semibold text-value'
          : 'text-[1.0625rem] text-primary',
        many && 'grid-cols-2',
        many && wide && 'sm:grid-cols-3',
      )}
    >
      {keyed(numbers).map(({ key, number }) => {
        const { lead, last } = cutNumber(number, digits)
        return (
          <li key={key}>
            {lead}
            <b className="font-bold">{last}</b>
          </li>
        )
      })}
    </ul>
  )
}
