import type { Locale } from '#contract/index.ts'
import { createFormat } from '#features/site/format.ts'

const instant = '2026-11-20T14:32:00Z'
const names: Record<Locale, string> = {
  th: 'Thai',
  en: 'English',
  vi: 'Vietnamese',
  id: 'Indonesian',
  'zh-CN': 'Chinese',
  fil: 'Filipino',
}

/** What the site's own code prints in each language: nothing here is typed by hand. */
export function Formats() {
  return (
    <table>
      <caption>The same sum, count and instant in six languages</caption>
      <thead>
        <tr>
          <th scope="col">Language</th>
          <th scope="col">Money</th>
          <th scope="col">Count</th>
          <th scope="col">Date and time</th>
          <th scope="col">On boards</th>
        </tr>
      </thead>
      <tbody>
        {(Object.keys(names) as Locale[]).map((locale) => {
          const format = createFormat(locale, 'THB')
          return (
            <tr key={locale}>
              <th scope="row">{names[locale]}</th>
              <td lang={locale}>{format.money('-1234.50')}</td>
              <td lang={locale}>{format.count(1_024_000)}</td>
              <td lang={locale}>{format.dateTime(instant)}</td>
              <td>{format.boardDate(instant)}</td>
            </tr>
          )
        })}
      </tbody>
    </table>
  )
}
