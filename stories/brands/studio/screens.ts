/** A screen of the product, by the story that shows it. */
export interface Screen {
  /** Names it in the studio. */
  key: 'home' | 'member' | 'lobby' | 'login' | 'closed' | 'region' | 'lost'
  story: string
}

/** Screens the studio can show. */
export const screens: readonly Screen[] = [
  { key: 'home', story: 'pages-home--guest' },
  { key: 'member', story: 'pages-home--member' },
  { key: 'lobby', story: 'pages-lobby--guest' },
  { key: 'login', story: 'pages-login--guest' },
  { key: 'closed', story: 'pages-closed--maintenance' },
  { key: 'region', story: 'pages-closed--region-block' },
  { key: 'lost', story: 'pages-not-found--guest' },
]

/** Widths of the frame, px: a desk and a phone. */
export const widths = [1440, 390] as const
