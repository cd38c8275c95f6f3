import type { Guides } from '../guide.ts'

export const guides = {
  'app-shell': {
    use: ['Once, around every page that has the house around it.'],
    avoid: ['For closed pages and frames of games, which stand alone.'],
    anatomy: [
      ['Skip link', 'first in the order, seen when it has the focus'],
      ['Header, side, mobile bar', 'the ways around; which of them shows depends on the width'],
      ['Main', 'at most 1360 px wide'],
      ['Footer', 'says that it is play money'],
    ],
    keys: [['Tab, then Enter', 'first on the page: pass the bars, to the main part']],
  },
  page: {
    use: ['For the parts of a page, one under another, in the design’s rhythm.'],
    avoid: ['Inside a section: a stack.'],
    anatomy: [['Gap', '48 px, 32 on phones']],
  },
  section: {
    use: ['For a titled part of a page, with a link to all of it.'],
    avoid: ['To hold the view’s primary button: that belongs to the page.'],
    anatomy: [
      ['Title', 'a heading of the level that its place asks for'],
      ['Way on', 'a link at the end of the title’s line'],
    ],
    pattern: 'link',
  },
  stack: {
    use: ['To put things one after another with the same room between them.'],
    avoid: ['For columns: a grid. Between the parts of a page: Page.'],
    anatomy: [['Gap', 'one of the design’s steps; children bring no margins']],
  },
  grid: {
    use: ['For equal things beside each other: games, promotions, rewards.'],
    avoid: ['For a form: its fields stand one under another.'],
    anatomy: [['Columns', 'as many as the design gives that kind at that width']],
  },
  accordion: {
    use: ['For questions and their answers, where a reader wants one or two of many.'],
    avoid: ['For what everybody has to read: a section. For steps: a stepper.'],
    anatomy: [
      ['Row', 'the question, a heading; the whole row opens it'],
      ['Answer', 'stays open while others are opened'],
    ],
    pattern: 'disclosure',
  },
  divider: {
    use: ['Where space alone does not tell two things apart.'],
    avoid: ['Between cards, or around them.'],
    anatomy: [['Hairline', 'across, or between things in a row; with words for “or”']],
  },
  surface: {
    use: ['For a ground of its own: raised, sunken, inverse. Tokens inside take its values.'],
    avoid: ['Inside another surface: cards are never nested.'],
    anatomy: [['Ground', 'a scope of tokens; text, borders and rings are right on it']],
  },
  footer: {
    use: ['Once, at the foot of every page.'],
    avoid: ['For links that a player needs to play: those belong in the header and the side.'],
    anatomy: [
      ['Leaf border', 'the one place of that ornament'],
      ['Studios', 'in columns; in sideways rows on phones'],
      ['Columns', 'who this is, and links by kind'],
      ['Legal line', 'whose this is, the server’s time, that it is play money'],
    ],
    pattern: 'link',
  },
  'footer-stories': {
    use: ['For the five texts about the house, at the foot.'],
    avoid: ['For news or offers: banners.'],
    anatomy: [
      ['Cell', 'all texts lie in one, so the longest sets the height and nothing jumps'],
      ['Pause and dots', 'always there when it moves'],
    ],
    pattern: 'carousel',
  },
  'closed-page': {
    use: ['For maintenance, a region that is shut out, a page that could not be opened.'],
    avoid: ['For a part of a page that failed: an error state.'],
    anatomy: [
      ['Door', 'closed, or lit and empty'],
      ['Title and text', 'what is so and until when'],
      ['Facts', 'in a list that can be read out to customer service'],
      ['Service', 'the primary: a person helps'],
    ],
  },
} satisfies Guides
