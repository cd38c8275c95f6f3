import type { Term } from './guide.ts'

/** What every component of a pattern promises, after the W3C's ARIA Authoring Practices. */
export interface Pattern {
  title: string
  /** Address of the practice; null where the platform itself is the practice. */
  practice: string | null
  /** What tries it, of tests/suites/patterns; null where the platform's own element does it all. */
  suite: string | null
  keys: readonly Term[]
  promises: readonly string[]
}

const apg = (name: string) => `https://www.w3.org/WAI/ARIA/apg/patterns/${name}/`

/** Every component of a pattern runs through its suite (tests/contracts/components-suites.test.ts). */
export const patterns = {
  button: {
    title: 'Button',
    practice: apg('button'),
    suite: null,
    keys: [['Enter, Space', 'presses it once']],
    promises: [
      'While busy it keeps its focus and its width, says aria-busy and swallows presses.',
      'It never submits a form unless its type says so.',
    ],
  },
  link: {
    title: 'Link',
    practice: apg('link'),
    suite: null,
    keys: [['Enter', 'follows it']],
    promises: ['It is an `a` with an address, so it opens in a new tab and can be copied.'],
  },
  toggle: {
    title: 'Toggle, switch and checkbox',
    practice: apg('switch'),
    suite: 'toggleSuite',
    keys: [['Space', 'turns it over; so does Enter where it is a button']],
    promises: ['Its label does not change with its state; the state is spoken instead.'],
  },
  radio: {
    title: 'Radio group',
    practice: apg('radio'),
    suite: 'radioSuite',
    keys: [
      ['Tab', 'goes to the chosen one, and past the group'],
      ['Arrows', 'go to the next and choose it'],
      ['Space', 'chooses the one in focus'],
    ],
    promises: ['The group has a name, and is one stop of the Tab key.'],
  },
  field: {
    title: 'Field',
    practice: null,
    suite: 'fieldSuite',
    keys: [['Tab', 'goes to it, and on to the buttons inside it']],
    promises: [
      'Label, hint and error belong to the control and are read with it.',
      'An error stands under its field, with an icon and words; what was typed stays.',
      'A submit button is never disabled because the form is not right yet.',
    ],
  },
  dialog: {
    title: 'Dialog',
    practice: apg('dialog-modal'),
    suite: 'dialogSuite',
    keys: [
      ['Tab, Shift Tab', 'stay inside'],
      ['Escape', 'closes it'],
    ],
    promises: [
      'The focus goes to its first field, and back to where it came from.',
      'The page behind neither scrolls nor answers; its title is its name.',
    ],
  },
  popover: {
    title: 'Popover',
    practice: null,
    suite: 'dialogSuite',
    keys: [
      ['Tab, Shift Tab', 'go through what is in it; past an end they close it'],
      ['Escape', 'closes it'],
    ],
    promises: [
      'The focus goes in, and back to its button; its title is its name.',
      'The page beside it goes on: a press there closes it and is not lost.',
    ],
  },
  disclosure: {
    title: 'Disclosure and accordion',
    practice: apg('disclosure'),
    suite: 'disclosureSuite',
    keys: [['Enter, Space', 'open and close it']],
    promises: ['The button says whether it is open; what it opens comes next in the order.'],
  },
  menu: {
    title: 'Menu button',
    practice: apg('menu-button'),
    suite: 'menuSuite',
    keys: [
      ['Enter, Space, Down', 'open it at its first line'],
      ['Arrows, Home, End', 'go through the lines'],
      ['Letters', 'go to the line that begins with them'],
      ['Escape, Tab', 'close it'],
    ],
    promises: ['The focus goes back to the button. Disabled lines are read, and do nothing.'],
  },
  listbox: {
    title: 'Select',
    practice: apg('combobox'),
    suite: 'fieldSuite',
    keys: [
      ['Enter, Space, Down', 'open the list at the chosen option'],
      ['Arrows, Home, End', 'go through the options'],
      ['Letters', 'go to the option that begins with them'],
      ['Enter, Space', 'choose'],
      ['Escape', 'closes it and changes nothing'],
    ],
    promises: ['Its value is read with its label before the list is open.'],
  },
  nativeSelect: {
    title: 'Select that the system draws',
    practice: null,
    suite: 'fieldSuite',
    keys: [
      ['Space, Alt Down', 'open the list at the chosen option'],
      ['Down, Up, Home, End', 'choose at once while it is closed; on a Mac they open it'],
      ['Letters', 'go to the option that begins with them'],
      ['Escape', 'closes it and changes nothing'],
    ],
    promises: ['Its value is read with its label before the list is open.'],
  },
  combobox: {
    title: 'Combobox',
    practice: apg('combobox'),
    suite: 'comboboxSuite',
    keys: [
      ['Letters', 'narrow the list'],
      ['Down, Up', 'go through the options; the text cursor stays where it is'],
      ['Enter', 'chooses'],
      ['Escape', 'closes the list and leaves what is typed; the next is for the dialog around it'],
    ],
    promises: [
      'How many options are left is said politely.',
      'Tab and a tap elsewhere close the list; nobody is kept in it.',
    ],
  },
  tabs: {
    title: 'Tabs',
    practice: apg('tabs'),
    suite: 'tabsSuite',
    keys: [
      ['Tab', 'goes to the chosen tab, then into its panel'],
      ['Arrows, Home, End', 'go through the tabs'],
    ],
    promises: ['Tabs that do not fit scroll; the chosen one is always in sight.'],
  },
  carousel: {
    title: 'Carousel',
    practice: apg('carousel'),
    suite: 'carouselSuite',
    keys: [
      ['Tab', 'comes to pause first, then the slides’ buttons, then the slide'],
      ['Enter, Space', 'pause, or show that slide'],
    ],
    promises: [
      'It stands still on hover, on focus, in a hidden tab and with reduced motion.',
      'While it moves by itself nothing is announced; when turned by hand the slide is.',
    ],
  },
  grid: {
    title: 'Calendar',
    practice: apg('dialog-modal/examples/datepicker-dialog'),
    suite: 'calendarSuite',
    keys: [
      ['Arrows', 'go by day and by week'],
      ['Page Up, Page Down', 'go by month; with Shift by year'],
      ['Home, End', 'go to the ends of the week'],
      ['Enter, Space', 'choose the day'],
    ],
    promises: ['A date can always be typed instead.'],
  },
  table: {
    title: 'Table',
    practice: apg('table'),
    suite: 'tableSuite',
    keys: [['Enter, Space', 'on a heading: sort by it']],
    promises: [
      'It stays a table for a screen reader when it turns into cards.',
      'A heading that sorts says which way.',
    ],
  },
  tooltip: {
    title: 'Tooltip',
    practice: apg('tooltip'),
    suite: 'tooltipSuite',
    keys: [['Escape', 'hides it']],
    promises: ['It shows on focus as on hover, and holds nothing that is not said elsewhere.'],
  },
} as const satisfies Record<string, Pattern>

export type PatternName = keyof typeof patterns
