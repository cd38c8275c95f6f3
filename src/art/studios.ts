// The 24 invented studios: six inks, a frame, and the emblem of the tab thumb.
// Ink rules, which the tests enforce:
//   bg, bg2  the ground and its second tone, 1.15:1 to 2.5:1 apart, so that the field stays quiet
//   a, b     main and second emblem inks, each at least 1.9:1 on bg or on bg2, one above 2.4:1 on bg2
//   c        highlight and frame; ink: the darkest tone, details only
// Eight frames, three studios each. Closest pair: saffron and mekong (hair, orange and brown).
import type { CoverInks, EmblemName } from './emblems/index.ts'
import type { FrameName } from './frames.ts'

/** How a studio's covers look. */
export type Studio = {
  readonly name: string
  readonly frame: FrameName
  readonly emblem: EmblemName
  readonly inks: CoverInks
}

/** `inks` in the order bg, bg2, a, b, c, ink. */
const studio = (name: string, frame: FrameName, emblem: EmblemName, inks: string): Studio => {
  const [bg = '', bg2 = '', a = '', b = '', c = '', ink = ''] = inks.split(' ')
  return { name, frame, emblem, inks: { bg, bg2, a, b, c, ink } }
}

/** Every studio by its art key. */
export const studios = {
  lotus: studio('Lotus Forge', 'hair', 'lotus', '#7c2140 #4f132b #f3a9b6 #ee7a50 #fbe6bd #2a0815'),
  naga: studio('Naga Works', 'notch', 'naga', '#11524a #083431 #7cc9a2 #e7b04a #f5ead0 #04201e'),
  krathong: studio(
    'Krathong',
    'arch',
    'lantern',
    '#24376b #141f46 #a3bbee #ef8a5e #fde8c6 #0a1029',
  ),
  monsoon: studio('Monsoon', 'band', 'parasol', '#2f637c #194156 #b7dde4 #f0bd60 #f8f1df #0b2431'),
  saffron: studio(
    'Saffron Nine',
    'hair',
    'coin',
    '#d88a35 #b4611f #8f2030 #5c1224 #fff0cf #3f1108',
  ),
  tuktuk: studio(
    'Tuk Tuk Lab',
    'step',
    'tuktuk',
    '#d9543f #ad372b #ffd79b #0f4d55 #fff0da #430e0d',
  ),
  kinnari: studio('Kinnari', 'arch', 'moon', '#54427f #342759 #d6bdf0 #f0aa52 #fbead6 #190f33'),
  rambutan: studio(
    'Rambutan',
    'notch',
    'mangosteen',
    '#f1dcb6 #e5c792 #c42f41 #2c7557 #fffaf0 #4a1c17',
  ),
  papertiger: studio(
    'Paper Tiger',
    'stamp',
    'tiger',
    '#ece2cf #d8c9ad #2c2623 #d2602a #fffaf0 #171310',
  ),
  heron: studio('Blue Heron', 'rail', 'wave', '#4a6078 #31445a #d7e3ea #e6a15c #f6f0e2 #111b26'),
  mekong: studio('Mekong House', 'hair', 'boat', '#8a5a36 #643c20 #eccb94 #8fd0c2 #fbf0d9 #2a1508'),
  pier: studio('Old Pier', 'step', 'crab', '#1f4548 #10292d #dd8455 #c9d8cf #f3ead6 #06171a'),
  jasmine: studio(
    'Night Jasmine',
    'crest',
    'butterfly',
    '#17351f #0b1f12 #f4f1e4 #e58fa6 #cfe3a4 #06120a',
  ),
  gong: studio('Copper Gong', 'notch', 'bell', '#43271b #27140d #d98b4a #f0c98a #fff0d8 #150803'),
  kites: studio('Seven Kites', 'stamp', 'kite', '#8ecbe0 #62aecb #9c241d #7a4d04 #fffdf3 #123c50'),
  saltchili: studio(
    'Salt & Chili',
    'step',
    'chili',
    '#f4efe8 #e0d6c8 #c2282c #4c7a2b #ffffff #3a0c0d',
  ),
  pandan: studio('Pandan', 'band', 'pineapple', '#6f9f59 #4c7c3d #fdf6e0 #6d2a12 #ffe9a8 #1c3312'),
  indigo: studio('Indigo Loom', 'crest', 'fan', '#22265c #14173c #e9e6f4 #8fa1e6 #f7d9a0 #090b22'),
  firefly: studio('Firefly', 'arch', 'firework', '#20261f #10140f #cfe36a #6fb58c #fff6c2 #050704'),
  mist: studio('Misty Hill', 'rail', 'mountain', '#b9b4cf #978fb4 #4b3d77 #9c2c45 #fbf8ff #231a40'),
  mango: studio(
    'Mango Street',
    'stamp',
    'elephant',
    '#f3b63a #dd921d #24592f #9c2817 #fff6d8 #40200a',
  ),
  anise: studio('Star Anise', 'rail', 'teapot', '#6e3b46 #4b232e #e8b9a6 #dfae52 #fbe9dd #260d14'),
  andaman: studio('Andaman', 'band', 'octopus', '#0b7a83 #055862 #ffa88b #ffe08a #f2fff9 #032f35'),
  teak: studio(
    'Golden Teak',
    'crest',
    'hornbill',
    '#a5723f #7d5128 #34190a #f6d189 #fff2d6 #1f0f05',
  ),
} as const satisfies Record<string, Studio>

/** The art key of a studio. */
export type StudioKey = keyof typeof studios

/** Studio keys, in the order in which the site lists them. */
export const studioKeys = Object.keys(studios) as readonly StudioKey[]
