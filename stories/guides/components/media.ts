import type { Guides } from '../guide.ts'

export const guides = {
  icon: {
    use: ['Beside words, in the colour of the text: 16 px in text, 20 in controls, 24 in badges.'],
    avoid: ['To say something alone: an icon button has a name. As an ornament: the four shapes.'],
    anatomy: [['Sign', 'lines of 1.75 px; hidden from a screen reader, since the words say it']],
  },
  image: {
    use: [
      'For every picture that comes from a server. It keeps its box while it loads and if it fails.',
    ],
    avoid: ['For our own art, which is drawn.'],
    anatomy: [
      ['Picture', 'with words for those who do not see it, or none where it only decorates'],
      ['Stand-in', 'the default game sign, or a face'],
    ],
  },
  avatar: {
    use: ['For a person: header, chat, team lists.'],
    avoid: ['For a studio: a vendor icon.'],
    anatomy: [['Face', 'a picture; else a head and shoulders']],
  },
  'game-card': {
    use: ['For a game in a grid. The whole card is one link; the heart is a button beside it.'],
    avoid: ['With more on it: the game sheet tells the rest.'],
    anatomy: [
      ['Cover', 'the only place where colour is loud; no words on it'],
      ['Name, studio, fact', 'a line each'],
      ['Flag', 'new or hot, in words'],
      ['Heart', 'pressed or not; stays where it is while the card lifts'],
    ],
    pattern: 'link',
  },
  'game-grid': {
    use: ['For a page of games: 2, 4, 5 or 10 in a row, always 20, so no row is ragged.'],
    avoid: ['For hundreds at once: the virtual grid.'],
    anatomy: [['List', 'of cards, named after what is in it']],
    keys: [
      ['Tab', 'goes through the cards and the buttons on them'],
      ['Arrows', 'go from card to card, where its page calls `walkByArrows`, as lobbies do'],
    ],
  },
  'virtual-game-grid': {
    use: ['For a list of games that goes on, from a few hundred to 80,000.'],
    avoid: ['For a page of 20: the plain grid, which needs no script.'],
    anatomy: [
      ['List', 'says how many there are and which one this is, though few are in the page'],
      ['Rows', 'come and go with the scrolling; its place is found again'],
    ],
    keys: [
      ['Tab', 'goes through the cards and the buttons on them, however many there are'],
      ['Arrows', 'go from card to card'],
    ],
  },
  spotlight: {
    use: ['For the one game that leads the home’s list.'],
    avoid: ['Twice on a page.'],
    anatomy: [['Cover', 'as large as four cards, with its words on a ground of their own']],
    pattern: 'link',
  },
  carousel: {
    use: ['For a few slides of equal weight: banners.'],
    avoid: ['For what has to be seen: most people see the first slide only.'],
    anatomy: [
      ['Slides', 'one is in the page’s order at a time'],
      ['Pause', 'first; there whenever it moves'],
      ['Segments', 'one a slide, the active one longer with the time that is left'],
      ['Previous, next', 'at the end'],
    ],
    pattern: 'carousel',
  },
  'hero-slide': {
    use: ['For the slides of the home’s hero: a headline of two lines, a sentence, two buttons.'],
    avoid: ['With words in the picture: they cannot be translated or enlarged.'],
    anatomy: [
      ['Scene', 'calm on the left, its subject on the right; it takes the brand’s inks'],
      ['Headline', 'two lines at most'],
      ['Buttons', 'the flame and one neutral'],
    ],
    keys: [['Enter', 'follows the slide, where all of it is one link']],
  },
  'banner-strip': {
    use: ['For an operator’s banner over a page that is about something else: a lobby, help.'],
    avoid: ['For the home’s hero. For a promotion among others: its card.'],
    anatomy: [
      ['Title', 'the link of the whole strip, when it leads somewhere'],
      ['Sentence', 'without one, the picture fills the strip and says the title itself'],
      ['Picture', 'at the end; a scene where there is none'],
    ],
    pattern: 'link',
  },
  'hero-scene': {
    use: ['Behind a hero: hall, river or kites, as the brand says.'],
    avoid: ['Behind text that is not on its calm side.'],
    anatomy: [['Drawing', 'from theme inks only, so any brand may take any scene']],
  },
  'rich-html': {
    use: ['For every HTML that comes from a server: promotions, help, announcements, messages.'],
    avoid: ['For text without markup: a paragraph. There is no second way to show HTML.'],
    anatomy: [
      ['Text', 'in the looped reading face, 36 em wide'],
      ['What may be in it', 'headings, lists, tables, links, emphasis; the rest is taken out'],
      ['Tables', 'scroll in a box of their own'],
    ],
    pattern: 'link',
    keys: [['Left, Right', 'scroll a table that is wider than its room']],
  },
  'qr-code': {
    use: ['To hand an address to a phone: the app, LINE, a referral.'],
    avoid: ['On a phone alone: it cannot scan itself, so the link stands beside it.'],
    anatomy: [
      ['Code', 'black on white in every scheme; level H under the brand’s mark'],
      ['Words', 'what it leads to, and the link to copy'],
    ],
  },
  flag: {
    use: ['Beside a country’s name or dial code.'],
    avoid: ['For a language: languages have names, not flags.'],
    anatomy: [['Flag', 'comes when it is needed; an unknown country shows its code']],
  },
  'vendor-icon': {
    use: ['For a studio in menus and rows: in colour, or in the ink of the words beside it.'],
    avoid: ['Without its name beside it or as its label.'],
    anatomy: [['Sign', 'the studio’s emblem in its frame']],
  },
  cover: {
    use: ['For a game without a picture of its own: the same id always draws the same cover.'],
    avoid: ['As a background for text.'],
    anatomy: [['Field, plate, emblem, frame', 'drawn from the id and the studio’s six inks']],
  },
  spot: {
    use: ['For kinds, topics and rewards: an emblem in three inks of the theme.'],
    avoid: ['In place of an icon in a control.'],
    anatomy: [['Emblem', 'takes the brand’s colours']],
  },
  logo: {
    use: ['In the header, the footer and on closed pages, as a link home.'],
    avoid: ['With another colour, face or distance than the brand says.'],
    anatomy: [
      ['Mark', 'from the brand’s folder'],
      ['Word', 'smaller from eleven letters on'],
    ],
  },
  krajang: {
    use: ['At the edge of the footer and on closed pages, nowhere else.'],
    avoid: ['As a divider.'],
    anatomy: [['Leaf border', 'one of the four ornaments; it does not move']],
  },
} satisfies Guides
