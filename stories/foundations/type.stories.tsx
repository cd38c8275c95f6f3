import preview from '#storybook/preview.tsx'
import { stress } from '#stories/support/index.ts'
import { displayFamilies, families, scriptsOf } from '#tokens/faces.ts'
import type { TypographyValue } from '#tokens/values.ts'
import { Code, Table } from './parts/table.tsx'
import { globalsOf, lookOf, tokensIn } from './parts/tokens.ts'

const meta = preview.meta({ tags: ['!autodocs'] })

/** Digits and capitals only: these two are never set in a script with marks. */
const latinOnly = new Set(['overline', 'figure'])

const samples = [
  { lang: 'th', text: 'ไฟติดแล้ว เข้ามาเล่นกัน' },
  { lang: 'en', text: 'The lanterns are lit' },
  { lang: 'vi', text: 'Đèn đã sáng, mời vào chơi' },
  { lang: 'zh-CN', text: '灯笼已亮，请进来玩' },
]

const stylesOf = (brand: string) =>
  tokensIn(brand, 'type').map((token) => ({
    ...token,
    style: lookOf(brand).dark.get(token.name)?.value as TypographyValue,
  }))

/** Every style in the scripts it is set in. */
export const Styles = meta.story({
  render: (_, context) => {
    const { brand } = globalsOf(context)
    return (
      <div className="flex flex-col divide-y divide-subtle">
        {stylesOf(brand).map(({ name, short, variable, description, style }) => (
          <section key={name} className="grid gap-3 py-6 md:grid-cols-[200px_minmax(0,1fr)]">
            <div className="flex flex-col gap-1">
              <h3 className="type-label text-primary">type-{short}</h3>
              <p className="type-caption text-secondary">
                {style.fontSize.value} px × {style.lineHeight}, {style.fontWeight}
              </p>
              <p className="type-caption text-muted">{description}</p>
            </div>
            <div
              className="flex min-w-0 flex-col gap-2 text-primary"
              style={{ font: `var(${variable})` }}
            >
              {latinOnly.has(short) ? (
                <p lang="en">{short === 'figure' ? '฿12,480.00  14:32' : 'NEW 18+ RTP 96.5 %'}</p>
              ) : (
                samples.map(({ lang, text }) => (
                  <p key={lang} lang={lang} className="wrap-break-word">
                    {text}
                  </p>
                ))
              )}
            </div>
          </section>
        ))}
      </div>
    )
  },
})

const [marks] = stress

/** Tone over vowel over consonant, vowel below: two lines of every Thai style, none touching the other. */
export const StackedMarks = meta.story({
  render: (_, context) => {
    const { brand } = globalsOf(context)
    return (
      <div className="flex flex-col gap-4">
        {stylesOf(brand)
          .filter(({ short }) => !latinOnly.has(short))
          .map(({ name, short, variable }) => (
            <section key={name} className="flex flex-col gap-1">
              <h3 className="type-caption text-secondary">{short}</h3>
              <div lang="th" className="text-primary" style={{ font: `var(${variable})` }}>
                <p className="bg-surface">{marks.text} ฎีกา ปู่ น้ำพุ</p>
                <p className="bg-sunken">ผู้ใหญ่ กตัญญู {marks.text}</p>
              </div>
            </section>
          ))}
      </div>
    )
  },
})

/** Thai letters in long reading carry loops; elsewhere they do not. */
export const Reading = meta.story({
  render: () => (
    <div className="grid gap-6 md:grid-cols-2">
      {[
        { face: 'font-ui', name: 'font-ui', lang: 'th' },
        { face: 'font-reading', name: 'font-reading', lang: 'th' },
      ].map(({ face, name, lang }) => (
        <section key={name} className="flex flex-col gap-2">
          <h3 className="type-caption text-secondary">{name}</h3>
          <p lang={lang} className={`max-w-[36em] type-body-lg text-primary ${face}`}>
            เมื่อท่านสมัครสมาชิกแล้ว ยอดเครดิตทดลองจะเข้ากระเป๋าทันที ใช้เล่นได้ทุกเกมในบ้าน ไม่มีการตัดเงินจริง
            และถอนเป็นเงินจริงไม่ได้ ปั๊มแต้มสะสมได้ตามปกติ
          </p>
        </section>
      ))}
    </div>
  ),
})

/** The families we serve, cut by script so that a page loads what it shows. */
export const Faces = meta.story({
  render: () => (
    <Table
      caption="Faces"
      head={['Family', 'Sample', 'Weights', 'Scripts', 'Sets']}
      rows={families.map((family) => ({
        key: family.family,
        cells: [
          family.family,
          <span
            key="sample"
            lang="th"
            style={{ fontFamily: family.family }}
            className="text-[22px] leading-[1.62]"
          >
            ซุ้มโคมไฟ
          </span>,
          [family.weight].flat().join(' to '),
          <Code key="scripts">{scriptsOf(family).join(', ')}</Code>,
          displayFamilies.includes(family)
            ? 'Headlines'
            : family.slug === 'looped'
              ? 'Long reading, Thai'
              : 'Everything else',
        ],
      }))}
    />
  ),
})
