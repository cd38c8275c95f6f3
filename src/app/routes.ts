import type { Call, Input } from '#contract/index.ts'
import type { ComponentType } from 'react'

/** A read that the server makes before it renders a page, so that the page comes with its data. */
export interface Read<C extends Call = Call> {
  call: C
  input: Input<C>
}

/** Keeps call and input of a read together. */
export function read<C extends Call>(call: C, input: Input<C>): Read {
  return { call, input } as Read
}

/** What a page module exports. */
export interface PageModule {
  default: ComponentType
  /** Stands alone, without bars. @default false */
  bare?: boolean
  /** It stands in the place of a page that did not come. @default false */
  standsIn?: boolean
  /** Reads of the page for a guest, from its query string. */
  reads?: (path: string, search: string) => Read[]
  /**
   * Fetches what the page is made of, where that comes late on a first visit. Who comes from another
   * page stays there until it is here.
   */
  body?: (search: string) => Promise<unknown>
}

export interface Route<Id extends string = PageId> {
  /** Name of the page group, which is that of its file in `pages/`. */
  id: Id
  paths: readonly string[]
}

/** Every path there is, in history mode (section 2). What a page group is made of: `page-loaders.ts`. */
export const routes = [
  {
    id: 'home',
    paths: ['/', '/index', '/index.html', '/home'],
  },
  {
    id: 'lobby',
    paths: [
      '/hot',
      '/rng',
      '/live',
      '/fish',
      '/sports',
      '/esports',
      '/pvp',
      '/elott',
      '/cockfight',
      '/minigame',
    ],
  },
  {
    id: 'game',
    paths: ['/game'],
  },
  {
    id: 'lottery',
    paths: ['/lottery'],
  },
  {
    id: 'vnlottery',
    paths: ['/vnlottery'],
  },
  {
    id: 'lottery-results',
    paths: ['/lottery/results'],
  },
  {
    id: 'recent',
    paths: ['/recent'],
  },
  {
    id: 'seamless',
    paths: ['/seamless'],
  },
  {
    id: 'down',
    paths: ['/down', '/download'],
  },
  {
    id: 'promotions',
    paths: ['/promotions'],
  },
  {
    id: 'promo-detail',
    paths: ['/promoDetail'],
  },
  {
    id: 'invite',
    paths: ['/invite'],
  },
  {
    id: 'point-mall',
    paths: ['/pointMall'],
  },
  {
    id: 'missions',
    paths: ['/missions'],
  },
  {
    id: 'betting-record',
    paths: ['/member/bettingRecord'],
  },
  {
    id: 'login',
    paths: ['/login'],
  },
  {
    id: 'social-return',
    paths: ['/login/social'],
  },
  {
    id: 'register',
    paths: ['/register', '/register.html'],
  },
  {
    id: 'forgot-password',
    paths: ['/forgot-password'],
  },
  {
    id: 'reset-password',
    paths: ['/reset-password'],
  },
  {
    id: 'help',
    paths: ['/help'],
  },
  {
    id: 'help-bare',
    paths: ['/helpmc'],
  },
] as const satisfies readonly Route<string>[]

/** Names of the page groups. */
export type PageId = (typeof routes)[number]['id'] | typeof notFoundRoute.id

/** Shown with status 404 for any other path. */
export const notFoundRoute = {
  id: 'not-found',
  paths: [],
} as const satisfies Route<string>

/** The route of a path; a trailing slash makes no difference. */
export function routeOf(path: string): Route {
  const plain = path.length > 1 ? path.replace(/\/+$/, '') : path
  return routes.find((route: Route) => route.paths.includes(plain)) ?? notFoundRoute
}

/** Whether a link leads somewhere: to a page of the site, or elsewhere, which is not ours to know. */
export function leadsSomewhere(href: string): boolean {
  if (!href.startsWith('/')) return true
  return routeOf(href.replace(/[?#].*$/s, '')) !== (notFoundRoute as Route)
}
