import type { Guides } from '../guide.ts'

export const guides = {
  alert: {
    use: ['In the flow of a page or form: what happened, then what to do.'],
    avoid: [
      'For one field: its own error stands under it.',
      'For something that passes: a toast. For something that must be answered: a message dialog.',
    ],
    anatomy: [
      ['Icon', 'carries the colour of the tone; the words say it as well'],
      ['Title and text', 'the limit first, then the way out'],
      ['Action', 'one, where there is something to do about it'],
    ],
  },
  'empty-state': {
    use: [
      '`EmptyState` where there is nothing yet, with the way to change that.',
      '`ErrorState` where it did not load: what happened, its code, try again.',
      '`section` in one row, so that the rest of the page lives on.',
    ],
    avoid: ['While it is still loading: a skeleton.'],
    anatomy: [
      ['Niche', 'with an emblem, grey when something failed'],
      ['Title and sentence', 'what is so, and what helps'],
      ['Action', 'one'],
    ],
    pattern: 'button',
  },
  skeleton: {
    use: ['While content of a known shape is on its way, in the same boxes, after 150 ms.'],
    avoid: [
      'For a wait without a shape: the flame. Inside a button: its own spinner.',
      'For titles that are known: show them.',
    ],
    anatomy: [
      ['Box', 'of the content’s own size, so that nothing moves when it comes'],
      ['Group', 'several boxes that are read out as one wait'],
    ],
  },
  spinner: {
    use: ['Inside a control that is busy, beside its verb.'],
    avoid: ['Alone on a page: a skeleton, or the flame.'],
    anatomy: [['Ring', 'open, in the colour of the text around it']],
  },
  'loading-region': {
    use: ['Around a part of a page that loads by itself: it says so once, and when it is there.'],
    avoid: ['Around a whole page: the page says it.'],
    anatomy: [
      ['Region', 'busy while it loads'],
      ['Announcement', 'polite: when it begins, and when it is there'],
    ],
  },
  'offline-strip': {
    use: ['Over the header while there is no network, with the time of what is shown.'],
    avoid: ['For one call that failed: an error state in its place.'],
    anatomy: [['Strip', '40 px: a sign, what is so, since when']],
    pattern: 'button',
  },
  'flame-loader': {
    use: ['While a game or a page is being opened and there is nothing else to see.'],
    avoid: ['For parts of a page: skeletons.'],
    anatomy: [
      ['Flame', 'fills from below, the only ornament that moves; lit under reduced motion'],
      ['Label', 'what is being waited for'],
    ],
  },
  progress: {
    use: ['For how far something has come, when that is known: an upload, a promotion’s turnover.'],
    avoid: ['For a wait of unknown length: the flame or a skeleton.'],
    anatomy: [
      ['Label', 'what is coming along'],
      ['Bar', 'and the same in words; without a value a piece of it runs through'],
    ],
  },
} satisfies Guides
