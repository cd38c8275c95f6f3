import type { Guides } from '../guide.ts'

export const guides = {
  breadcrumb: {
    use: ['On pages more than two deep: help topics, promotions.'],
    avoid: ['On the first level, and as the only way back on phones: the page bar.'],
    anatomy: [
      ['Links', 'from the top; the middle folds away when it is narrow, behind a button'],
      ['Here', 'the last, no link, said to be the current page'],
    ],
    pattern: 'link',
  },
  'category-rail': {
    use: ['On the home, for the kinds of games, as doors in a row.'],
    avoid: ['For pages that are no places: links.'],
    anatomy: [
      ['Niche', 'the ogee arch; the current one is filled'],
      ['Name', 'one line, two on phones'],
    ],
    pattern: 'link',
  },
  'chip-group': {
    use: ['For the facets of a list: they wrap when wide and scroll sideways on phones.'],
    avoid: ['For one of several views: tabs or a segment.'],
    anatomy: [
      ['Chips', 'a named group'],
      ['End', 'the order, or the density'],
    ],
  },
  'header-bar': {
    use: ['Once, at the top of every page.'],
    avoid: ['On a phone’s inner pages: the page bar takes its place.'],
    anatomy: [
      ['Mark', 'in a column as wide as the side'],
      ['Links', 'as many as there is room for'],
      ['Actions', 'language, theme, then who is here'],
    ],
  },
  'header-nav': {
    use: ['For the site’s pages in the header; what does not fit is under “more”.'],
    avoid: ['For actions: they stand at the end of the bar.'],
    anatomy: [
      ['Links', '10, 6, 3 or none by width; decided by CSS, so the first paint is right'],
      ['More', 'a menu of the others'],
    ],
    pattern: 'link',
  },
  'mobile-bar': {
    use: ['On phones, for the five places under the thumb.'],
    avoid: ['With a sixth, and on betting screens, which need the room.'],
    anatomy: [
      ['Items', 'sign and word; the middle one carries the flame'],
      ['Quiet', 'where the page has a flame of its own'],
    ],
    pattern: 'link',
  },
  'page-bar': {
    use: ['On a phone’s inner pages in the header’s place: back, title, one action.'],
    avoid: ['On first-level pages.'],
    anatomy: [
      ['Back', 'to where the page belongs'],
      ['Title', 'one line'],
      ['Action', 'one'],
    ],
    keys: [
      ['Tab', 'comes to back first, then to the action'],
      ['Enter', 'goes back; Space does where back is a button'],
    ],
  },
  pagination: {
    use: ['For lists of many pages: 20 games, 9 notices. Every page is a link that can be shared.'],
    avoid: ['Where the end does not matter: a list that goes on.'],
    anatomy: [
      ['Previous, next', 'always there; not a link at the ends'],
      ['Pages', 'three around the current one, one at each end'],
    ],
    pattern: 'link',
  },
  'scroll-row': {
    use: ['For a row that is wider than its room, with its current item in sight.'],
    avoid: ['Where wrapping would do.'],
    anatomy: [
      ['Row', 'scrolls without a bar'],
      ['Keys', 'for a pointer without a wheel; the keyboard goes through the items'],
    ],
    keys: [
      ['Tab', 'goes through the items; the one in focus comes into sight, out from under the keys'],
    ],
  },
  'side-nav': {
    use: [
      'For places and kinds of games from 768 px up; small between 768 and 1280, or by choice.',
    ],
    avoid: ['On phones: the bar and the menu sheet.'],
    anatomy: [
      ['Groups', 'home and recent, categories, service, split by hairlines'],
      ['Row', 'sign, word, count; the one you are in is filled, bold and has a sign in accent'],
      ['Branch', 'opens children behind a line'],
    ],
    pattern: 'disclosure',
    keys: [['Escape', 'while it is small: puts away the name beside a sign']],
  },
  'skip-link': {
    use: ['First on every page, so that a keyboard passes the bars.'],
    avoid: ['Hidden for good: it shows when it has the focus.'],
    anatomy: [['Link', 'to the main part, which takes the focus']],
    pattern: 'link',
  },
  stepper: {
    use: ['For a task of two to five steps in a fixed order: deposit, redeem.'],
    avoid: ['For parts in any order: tabs. For what happens by itself: a timeline.'],
    anatomy: [
      ['Step', 'done, now or next, by sign and by word'],
      ['Phone', 'the nodes in a row, and the name of the step one is at under it'],
    ],
    pattern: 'link',
  },
  tabs: {
    use: ['For parts of one thing of which one is seen at a time.'],
    avoid: ['To go to another page: links. For one setting of a form: a segment.'],
    anatomy: [
      ['Row', 'with arrows where it overflows'],
      ['Tab', '48 px; the chosen one bold over a bar of 3 px'],
      ['Panel', 'what belongs to it'],
    ],
    pattern: 'tabs',
  },
  'vendor-tabs': {
    use: ['In a lobby, for the studios. They are links: back and a shared address work.'],
    avoid: ['For parts of a page: tabs.'],
    anatomy: [
      ['Thumb', '34 px from the studio’s art'],
      ['Name', 'the chosen one is bordered in accent'],
    ],
    pattern: 'link',
  },
} satisfies Guides
