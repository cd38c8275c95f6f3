import type { Guides } from '../guide.ts'

export const guides = {
  amount: {
    use: ['For every sum: from the server’s decimal text or from minor units, never from a float.'],
    avoid: ['For counts and points, which are numbers.'],
    anatomy: [
      ['Sign', 'printed where it matters, plus as well as minus'],
      ['Symbol and digits', 'joined, tabular, Latin in every language'],
    ],
  },
  money: {
    use: ['For an amount in brass: what is somebody’s to have.'],
    avoid: ['For decoration beside an amount: brass is money.'],
    anatomy: [['Amount', 'or *** when it is hidden, read as “hidden”']],
  },
  'balance-well': {
    use: ['In the header, for a member’s balance.'],
    avoid: ['More than once on a page.'],
    anatomy: [
      ['Amount', 'in brass, or ***'],
      ['Eye and refresh', 'the choice to hide is kept; when a refresh is done the amount is said'],
    ],
    pattern: 'toggle',
  },
  badge: {
    use: ['For a short fact beside a name: new, 18+, a count.'],
    avoid: ['For a state of affairs: a status badge. For something to press: a chip.'],
    anatomy: [['Words', 'one or two']],
  },
  'status-badge': {
    use: ['For where something stands: waiting, received, rejected.'],
    avoid: ['With a colour alone: sign and word are part of it.'],
    anatomy: [
      ['Sign', 'of the tone'],
      ['Word', 'from the glossary'],
    ],
  },
  table: {
    use: ['For records that are compared by column: transactions, teams, results.'],
    avoid: ['For two columns of facts: a description list. For things to look at: a grid.'],
    anatomy: [
      ['Caption', 'its name'],
      ['Headings', 'stay in sight; those that sort are buttons and say which way'],
      ['Rows', 'become lines of two when it is narrow; numbers stand at the end'],
      ['Foot', 'the pages'],
    ],
    pattern: 'table',
  },
  'key-figures': {
    use: ['For three to six numbers that sum up a page.'],
    avoid: ['In cards: hairlines are enough.'],
    anatomy: [
      ['Label and figure', 'the figure tabular'],
      ['Trend', 'sign and words, not colour alone'],
    ],
  },
  'line-chart': {
    use: ['For a course over time: turnover by day, members by week.'],
    avoid: ['For exact values alone: a table. For a share of a whole: a split chart.'],
    anatomy: [
      ['Lines', 'differ by colour and by dash; a gap in the data is a gap in the line'],
      ['Points', 'reached by arrows, read with label and value'],
      ['Table', 'behind every chart, one press away'],
    ],
    keys: [['Arrows, Home, End', 'go from point to point']],
  },
  'bar-chart': {
    use: ['To compare a few: this week’s days, five games.'],
    avoid: ['For more than a dozen: a table. For a course over time: a line chart.'],
    anatomy: [
      ['Bars', 'true to nought; series differ by colour and by pattern'],
      ['Table', 'behind it, one press away'],
    ],
    keys: [['Arrows, Home, End', 'go from bar to bar']],
  },
  'split-chart': {
    use: ['For what a whole is made of, in two to six parts.'],
    avoid: ['For parts that do not add up to a whole: a bar chart.'],
    anatomy: [
      ['Bars or ring', 'true to 100 %'],
      ['Rows', 'name and share of each part'],
      ['Table', 'is what is drawn: each name is read with its share'],
    ],
  },
  sparkline: {
    use: ['Beside a figure, for which way it has been going.'],
    avoid: ['Where values are to be read off: a line chart.'],
    anatomy: [['Line', 'without axes; the same is said in words']],
  },
  'date-text': {
    use: ['For a day or an instant, in the portal’s time zone, Gregorian or Buddhist.'],
    avoid: ['For how long ago: relative time.'],
    anatomy: [['Time', 'with the machine’s form beside it for whoever copies it']],
  },
  'relative-time': {
    use: ['For what has just happened: minutes and hours.'],
    avoid: ['For records of money: the date and the time.'],
    anatomy: [['Words', 'with the exact time behind them']],
  },
  'countdown-text': {
    use: ['For the time until a draw closes, by the server’s clock.'],
    avoid: ['To hurry anybody: nothing here ends that was not going to.'],
    anatomy: [
      ['Digits', 'tabular; under 15 minutes in accent, with words'],
      ['Announcement', 'once, politely, at one minute'],
    ],
  },
  'winner-board': {
    use: ['For the latest wins, with masked names.'],
    avoid: ['For anything that has to be read: it moves.'],
    anatomy: [
      ['Rows', 'half a pixel a frame; a still list under reduced motion'],
      ['Pause', 'always there, and says which state it is in'],
    ],
    keys: [
      ['Tab', 'comes to pause first, then to the list'],
      ['Enter, Space', 'stop it, and let it go on'],
      [
        'Up, Down, Page Up, Page Down, Home, End',
        'scroll the list, which stands while it has the focus',
      ],
    ],
  },
  'promotion-card': {
    use: ['For an offer in a list: what it is, until when, the way to its terms.'],
    avoid: ['With a countdown in red.'],
    anatomy: [
      ['Banner', '148 px of drawing'],
      ['Title and text', 'two lines each'],
      ['State', 'only when somebody has joined'],
    ],
    pattern: 'link',
  },
  'turnover-meter': {
    use: ['For how much of a promotion’s turnover is done, before a withdrawal.'],
    avoid: ['For progress that is not money: progress.'],
    anatomy: [
      ['Bar', 'true to its numbers'],
      ['Words', 'done, of how much, what is left'],
    ],
  },
  timeline: {
    use: ['For what becomes of something over time: a withdrawal on its way.'],
    avoid: ['For steps that the visitor takes: a stepper.'],
    anatomy: [
      ['Node', '28 px: done, now, next or refused, by sign and word'],
      ['Line', 'goes on to what comes next'],
      ['Time', 'of what is done'],
    ],
  },
  'description-list': {
    use: ['For facts about one thing: name and value.'],
    avoid: ['For several things with the same facts: a table.'],
    anatomy: [['Term and value', 'beside each other, one under the other when narrow']],
  },
} satisfies Guides
