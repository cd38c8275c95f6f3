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
  /** Reads of the page for a guest, from its query string. */
  reads?: (path: string, search: string) => Read[]
}

export interface Route {
  /** Name of the page group, which is that of its file in `pages/`. */
  id: string
  paths: readonly string[]
  load: () => Promise<PageModule>
}

/** Every path there is, in history mode (section 2). */
export const routes = [
  {
    id: 'home',
    paths: ['/', '/index', '/index.html', '/home'],
    load: () => import('./pages/home.tsx'),
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
      '/lottery',
      '/elott',
      '/cockfight',
      '/minigame',
    ],
    load: () => import('./pages/lobby.tsx'),
  },
  {
    id: 'recent',
    paths: ['/recent'],
    load: () => import('./pages/recent.tsx'),
  },
  {
    id: 'login',
    paths: ['/login'],
    load: () => import('./pages/login.tsx'),
  },
  {
    id: 'social-return',
    paths: ['/login/social'],
    load: () => import('./pages/social-return.tsx'),
  },
  {
    id: 'register',
    paths: ['/register', '/register.html'],
    load: () => import('./pages/register.tsx'),
  },
  {
    id: 'forgot-password',
    paths: ['/forgot-password'],
    load: () => import('./pages/forgot-password.tsx'),
  },
  {
    id: 'reset-password',
    paths: ['/reset-password'],
    load: () => import('./pages/reset-password.tsx'),
  },
] as const satisfies readonly Route[]

/** Shown with status 404 for any other path. */
export const notFoundRoute = {
  id: 'not-found',
  paths: [],
  load: () => import('./pages/not-found.tsx'),
} as const satisfies Route

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
