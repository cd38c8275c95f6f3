import { setupI18n } from '@lingui/core'
import { useMemo } from 'react'
import { SWRConfig } from 'swr'
import { App } from '#app/app.tsx'
import { wake } from '#app/late.tsx'
import type { PageState } from '#app/page-state.ts'
import { createClient } from '#client/index.ts'
import {
  announcements,
  balance,
  domainRoute,
  gameList,
  gameMenus,
  hotGames,
  languageCodes,
  type Locale,
  memberInfo,
  systemStatus,
  winnerBoard,
} from '#contract/index.ts'
import { guestStore } from '#features/session/index.ts'
import { BotCheckProvider, noBotCheck } from '#features/session/use-bot-check.ts'
import { confirmAge } from '#features/site/age.ts'
import type { Globals } from '#storybook/toolbar.ts'
import { answer } from '#stories/fixtures/answers.ts'
import { hotList } from '#stories/fixtures/games/games.ts'
import { gamePage } from '#stories/fixtures/games/pages.ts'
import { winnersAnswer } from '#stories/fixtures/games/winners.ts'
import { homeAnnouncements } from '#stories/fixtures/site/banners.ts'
import { balanceAnswer, memberAnswer } from '#stories/fixtures/site/member.ts'
import { houseMenus } from '#stories/fixtures/site/menus.ts'
import { openStatus } from '#stories/fixtures/site/status.ts'
import { storyLocale, storySite, storySwr } from '#stories/support/site.tsx'
import type { I18n } from '@lingui/core'

/** Fetched before the first story, so that none waits for Vite. */
export const code = import.meta.glob(
  ['../../src/app/closed-site.tsx', '../../src/app/{menus,overlays,pages,parts}/*.tsx'],
  { eager: true },
)

export interface WholeSiteProps {
  /** Who is signed in; null for a guest. */
  account?: string | null
}

/** The site as the browser's entry builds it, without what the server inlines; calls are answered by the story. */
function WholeSite({
  account = null,
  brand,
  locale: named,
  scheme,
  i18n,
}: WholeSiteProps & Pick<Globals, 'brand' | 'locale' | 'scheme'> & { i18n: I18n }) {
  const locale = storyLocale(named)
  const state = useMemo(
    (): PageState => ({
      ...storySite(brand, scheme),
      locale,
      messages: {},
      sheet: null,
      page: { id: 'home', address: '' },
      at: { pathname: '/', search: '' },
      fallback: {},
    }),
    [brand, scheme, locale],
  )
  // Its own: the site's language switch must not change the language of the next story.
  const words = useMemo(
    () => setupI18n({ locale: named, messages: { [named]: i18n.messages } }),
    [named, i18n],
  )
  const tokens = useMemo(
    () => ({
      ...guestStore,
      token: () => account && `token-of-${account}`,
      account: () => account,
    }),
    [account],
  )
  const client = useMemo(
    () =>
      createClient({
        origin: '',
        merchant: state.brand.merchant,
        language: () => languageCodes[words.locale as Locale] ?? languageCodes.en,
        token: tokens.token,
      }),
    [state, words, tokens],
  )
  return (
    <SWRConfig value={storySwr}>
      {/* A proof that a form gets ready would be asked for when its story has ended. */}
      <BotCheckProvider value={noBotCheck}>
        <App state={state} i18n={words} client={client} tokens={tokens} host="foyer.test" />
      </BotCheckProvider>
    </SWRConfig>
  )
}

/** `render` of a page's stories. */
export const wholeSite = (
  props: WholeSiteProps,
  { id, globals, loaded }: { id: string; globals: object; loaded: { i18n?: I18n } },
) => {
  const { brand, locale, scheme, motion } = globals as Globals
  return (
    <WholeSite
      key={`${id} ${brand} ${locale}`}
      {...props}
      {...{ brand, locale, scheme, motion }}
      i18n={loaded.i18n!}
    />
  )
}

/** A house where everything is well; a story answers first what it wants otherwise. */
export const everythingWell = [
  answer(systemStatus, openStatus('HOT3')),
  answer(gameMenus, houseMenus),
  answer(announcements, homeAnnouncements),
  answer(hotGames, { list: hotList }),
  answer(winnerBoard, winnersAnswer),
  answer(gameList, gamePage()),
  answer(memberInfo, memberAnswer),
  answer(balance, balanceAnswer),
  answer(domainRoute, { domainList: [] }),
]

/**
 * Stands at an address of the site, as `beforeEach` of its stories; what Storybook and Vitest keep
 * in the address stays there. Every late part comes at once.
 */
export const at =
  (path: string, question = '') =>
  () => {
    const { pathname, search } = location
    const asked = question && `&${question}`
    history.replaceState(history.state, '', `${path}${search || '?'}${asked}`)
    // Who looks at a story has been asked.
    confirmAge(99)
    wake()
    return () => history.replaceState(history.state, '', pathname + search)
  }
