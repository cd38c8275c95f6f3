import type { Guides } from '../guide.ts'

export const guides = {
  button: {
    use: [
      'For something that happens: log in, deposit, send. Begin with a verb.',
      'Primary once a surface: it is the flame that a visitor finds first.',
      'Danger where something is left or lost. It is crimson, so that it never looks like the flame.',
    ],
    avoid: [
      'To go somewhere: give the looks to a link with `asChild`, or use a link.',
      'Without words: an icon button, which says its name.',
      'For on and off: a toggle, or a switch in a form.',
    ],
    anatomy: [
      ['Key', 'fill, a light along the top and a lip of 2 px that it loses when pressed'],
      ['Icon', '20 px before or after the words, never alone'],
      ['Words', 'a verb; while busy the verb of what is going on, in the same width'],
    ],
    pattern: 'button',
  },
  'icon-button': {
    use: ['Where the sign is known by everyone: close, search, refresh, show a password.'],
    avoid: ['For the main thing to do: words are found sooner than a sign.'],
    anatomy: [
      ['Key', 'a square as high as a button of its size, 44 px for a finger'],
      ['Icon', '20 px; its name is the label, which is required'],
    ],
    pattern: 'button',
  },
  link: {
    use: [
      'To go somewhere. `inline` in a sentence is underlined, `standalone` after a list says where to.',
    ],
    avoid: ['For something that happens on this page: a button.'],
    anatomy: [
      ['Words', 'that make sense read alone: not “here”'],
      ['Arrow', 'where it leaves the site, with words for a screen reader'],
    ],
    pattern: 'link',
  },
  toggle: {
    use: ['For a view that stays on until it is pressed again: dense, full screen, mute.'],
    avoid: [
      'In a form: a switch or a checkbox, which are sent along.',
      'Among facets: a toggle chip.',
    ],
    anatomy: [['Key', 'stays down while on; its words name what is on and never change']],
    pattern: 'toggle',
  },
  'toggle-chip': {
    use: [
      'For the facets of a list, several at once. A chosen one shows an x: it can be taken away.',
    ],
    avoid: ['For one of several views: a segment. For a tag that does nothing: a badge.'],
    anatomy: [
      ['Pill', '40 px high, 36 over tables'],
      ['Cross', 'while it is on, and taking it away is what a press does'],
    ],
    pattern: 'toggle',
  },
  'chip-button': {
    use: ['Among facets, for the one that opens the sheet with all of them.'],
    avoid: ['To filter by itself: a toggle chip.'],
    anatomy: [
      ['Pill', 'as high as the chips beside it'],
      ['Count', 'how many facets are on; part of the name that is read'],
    ],
    pattern: 'button',
  },
  segment: {
    use: [
      'For two or three short choices of which one always holds: mobile or e-mail, keys or table.',
    ],
    avoid: [
      'For more than four, or long words: a select or a radio group.',
      'For parts of a page with content of their own: tabs.',
    ],
    anatomy: [
      ['Well', 'the sunken ground that holds the choices'],
      ['Choice', 'as wide as the others; the chosen one is raised and bold'],
    ],
    pattern: 'radio',
  },
  'copy-button': {
    use: ['Beside what somebody will need elsewhere: an account number, a code, a link.'],
    avoid: ['As the only way to it: the text stands there too and can be selected.'],
    anatomy: [
      ['Key', 'a button, with words or with the sign alone'],
      ['Answer', 'says “copied” for a moment, or that the browser refused, and how to go on'],
    ],
    pattern: 'button',
  },
  'countdown-button': {
    use: ['For what may be asked again after a while: a code by SMS.'],
    avoid: ['To hurry somebody: time that runs out for the player is a countdown text.'],
    anatomy: [
      ['Key', 'while it counts it keeps its place in the order and its words stay readable'],
      ['Seconds', 'to an instant of the server’s clock, right again after the tab has slept'],
    ],
    pattern: 'button',
  },
} satisfies Guides
