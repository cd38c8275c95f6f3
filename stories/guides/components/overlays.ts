import type { Guides } from '../guide.ts'

export const guides = {
  dialog: {
    use: ['For a task that interrupts the page and ends: log in, register, redeem.'],
    avoid: [
      'To tell or to ask one thing: a message dialog.',
      'For something beside the page: a popover. For menus and filters on phones: a sheet.',
    ],
    anatomy: [
      ['Veil', 'over the page; a press on it closes, and the caller keeps what was typed'],
      ['Title', 'its name; with a sentence that is read when it opens'],
      ['Body', 'the part that scrolls'],
      ['Foot', 'the actions, which stay'],
      ['Cross', 'last in the order; none where the content has its own way out'],
    ],
    pattern: 'dialog',
  },
  'message-dialog': {
    use: [
      '`info` tells something and may close by itself; `warning` stops; `danger` asks before a loss.',
    ],
    avoid: ['For what needs no answer: a toast. For a form: a dialog.'],
    anatomy: [
      ['Badge', 'in the tint of the status, with its sign'],
      ['Title and text', 'one thing; server HTML only through the rich text outlet'],
      ['Buttons', 'confirm at the end, cancel as a ghost; on phones confirm on top'],
      ['Seconds', 'in the text, when it closes by itself'],
    ],
    pattern: 'dialog',
  },
  sheet: {
    use: ['For menus, filters and short tasks that come from an edge, above all on phones.'],
    avoid: ['For a long form: a page. On wide screens for a task: a dialog.'],
    anatomy: [
      ['Grip', '40 × 4: it can be drawn away, and has a button for those who cannot'],
      ['Body', 'as high as its content; 48 px of the page stay in sight'],
      ['Foot', 'fixed'],
    ],
    pattern: 'dialog',
  },
  popover: {
    use: ['For a little more about one control, beside the page that goes on: a code to scan.'],
    avoid: ['For words alone: a tooltip. For a list of things to do: a menu.'],
    anatomy: [
      ['Trigger', 'a button that says whether it is open'],
      ['Panel', '252 or 360 px, or as wide as its trigger; with a title and a cross'],
    ],
    pattern: 'popover',
  },
  tooltip: {
    use: [
      'For the name of a sign, or a hint that helps and is not needed. A long press shows it on touch.',
    ],
    avoid: [
      'For what everybody has to know: words on the page.',
      'With links or buttons in it: a popover.',
    ],
    anatomy: [['Words', 'one line or two; shown on focus and on hover, and hoverable itself']],
    pattern: 'tooltip',
  },
  'dropdown-menu': {
    use: ['For things to do, or one of a few settings, behind one button: account, language.'],
    avoid: ['To fill in a form: a select. For pages of the site: navigation.'],
    anatomy: [
      ['Trigger', 'a button that says it opens a menu'],
      [
        'Lines',
        'actions, links, or one chosen of several; the one that leaves is crimson and last',
      ],
      ['Label and line', 'group what belongs together'],
    ],
    pattern: 'menu',
  },
  toast: {
    use: ['For what has just been done, and may be missed: added to favourites, undo.'],
    avoid: [
      'For errors in a form: at the field. For anything that must be read: an alert or a dialog.',
    ],
    anatomy: [
      ['Region', 'bottom right, under the header on phones; four at most, newest below'],
      ['Icon', 'carries the colour; the title stays plain'],
      ['Action and cross', 'five seconds, never for bad news; waits on hover and focus'],
    ],
    keys: [
      ['F8', 'goes to the messages'],
      ['Escape', 'puts the one in focus away'],
    ],
  },
} satisfies Guides
