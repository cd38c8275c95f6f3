import { Logo, Mark } from '#components/index.ts'
import { lookOf, tokensIn } from '#stories/foundations/parts/tokens.ts'
import { storySite } from '#stories/support/site.tsx'
import { measureBrand, ratioText } from '#tokens/contrast.ts'
import { shapeOf } from '#tokens/draft.ts'
import { brandRamps } from '#tokens/ramp.ts'
import { StoryFrame } from '../studio/story-frame.tsx'
import { wordsIn } from '../studio/words.ts'
import type { StudioWords } from '../studio/words.ts'

/** The screens a brand is judged by: five at a desk, one closed door, three on a phone. */
const screens = [
  { key: 'home', story: 'pages-home--guest', width: 1440 },
  { key: 'member', story: 'pages-home--member', width: 1440 },
  { key: 'lobby', story: 'pages-lobby--guest', width: 1440 },
  { key: 'login', story: 'pages-login--guest', width: 1440 },
  { key: 'closed', story: 'pages-closed--maintenance', width: 1440 },
  { key: 'lost', story: 'pages-not-found--guest', width: 1440 },
  { key: 'home', story: 'pages-home--guest', width: 390 },
  { key: 'lobby', story: 'pages-lobby--guest', width: 390 },
  { key: 'region', story: 'pages-closed--region-block', width: 390 },
] as const satisfies readonly { key: keyof StudioWords; story: string; width: number }[]

const desk = screens.filter(({ width }) => width > 600)
const phone = screens.filter(({ width }) => width < 600)

interface ReviewProps {
  brand: string
  /** Of the page and of the screens on it. */
  locale: string
}

/** One brand at a glance: what it decided, its narrowest pair, nine screens in two schemes. */
export function Review({ brand, locale }: ReviewProps) {
  const words = wordsIn(locale)
  const { brand: settings, mark } = storySite(brand, 'dark')
  const frames = (list: readonly (typeof screens)[number][], height: number, pair: string) =>
    list.map(({ key, story, width }) => (
      <section key={`${story} ${width}`} className="flex min-w-0 flex-col gap-2">
        <h3 className="type-label text-secondary">{words[key]}</h3>
        <div className={`grid min-w-0 gap-3 ${pair}`}>
          {(['dark', 'light'] as const).map((scheme) => (
            <StoryFrame
              key={scheme}
              {...{ story, brand, scheme, locale, width, height }}
              label={words.inFrame(words[key], words[scheme], width)}
            />
          ))}
        </div>
      </section>
    ))
  return (
    <main className="flex min-h-screen min-w-0 flex-col gap-8 bg-canvas p-4 text-primary lg:p-8">
      <header className="flex flex-wrap items-center justify-between gap-6">
        <div className="flex flex-col gap-1">
          <h1>
            <Logo name={settings.name} size="lg">
              <Mark markup={mark} />
            </Logo>
          </h1>
          <p className="type-body-sm text-secondary">{words.reviewHint}</p>
        </div>
        <Facts brand={brand} words={words} />
      </header>
      <section className="flex min-w-0 flex-col gap-6">
        <h2 className="type-title-md">1440 px</h2>
        {/* On a phone, half of it would be too small to read. */}
        {frames(desk, 420, 'sm:grid-cols-2')}
      </section>
      <section className="flex min-w-0 flex-col gap-6">
        <h2 className="type-title-md">390 px</h2>
        <div className="grid min-w-0 gap-6 lg:grid-cols-3">{frames(phone, 460, 'grid-cols-2')}</div>
      </section>
    </main>
  )
}

function Facts({ brand, words }: { brand: string; words: StudioWords }) {
  const look = lookOf(brand)
  const { radius, face } = shapeOf(look)
  const { settings } = { settings: storySite(brand, 'dark').brand }
  const [narrow] = measureBrand(look)
    .filter(({ kind }) => kind !== 'visible')
    .toSorted((a, b) => a.ratio / a.need - b.ratio / b.need)
  const facts = [
    [words.face, face],
    [words.radius, `${radius} px`],
    [words.scene, settings.scene],
    [words.scheme, words[settings.defaultScheme]],
    ...(narrow ? [[words.narrow, `${ratioText(narrow.ratio)} / ${narrow.need}`]] : []),
  ]
  return (
    <div className="flex min-w-0 flex-col gap-3">
      <ul aria-label={words.facts} className="flex flex-wrap gap-x-6 gap-y-2">
        {facts.map(([name, value]) => (
          <li key={name} className="flex flex-col">
            <span className="type-caption text-muted">{name}</span>
            <span className="type-label text-primary">{value}</span>
          </li>
        ))}
      </ul>
      <div aria-hidden="true" className="grid grid-cols-2 gap-1.5">
        {brandRamps.map((ramp) => (
          <span key={ramp} className="flex overflow-hidden rounded-xs">
            {tokensIn(brand, `color.${ramp}`).map(({ name, css }) => (
              <span key={name} className="h-3 flex-1" style={{ background: css.dark }} />
            ))}
          </span>
        ))}
      </div>
    </div>
  )
}
