import type { Guides } from '../guide.ts'

export const guides = {
  form: {
    use: ['Around the fields of everything that is sent.'],
    avoid: ['With a submit button that is disabled until all is right: say what is missing.'],
    anatomy: [
      ['Fields', 'one under another'],
      ['Submit', 'always pressable; busy while it is on its way'],
    ],
    pattern: 'field',
  },
  field: {
    use: ['Around every control: label above, hint and error below.'],
    avoid: ['With a placeholder in place of the label.'],
    anatomy: [
      ['Label', 'with the word for optional where it is'],
      ['Control', 'joined with label, hint and error'],
      ['Message', 'a hint, or an error with its sign; takes no room while there is none'],
    ],
    pattern: 'field',
  },
  'field-group': {
    use: ['For several controls that answer one question.'],
    avoid: ['To give a form sections: headings.'],
    anatomy: [
      ['Legend', 'the question'],
      ['Controls', 'with one hint and one error for all of them'],
    ],
    pattern: 'field',
  },
  'text-input': {
    use: ['For a line of text.'],
    avoid: ['For more than a line: a text area. For secrets: a password input.'],
    anatomy: [
      ['Well', '52 px, on the canvas'],
      ['Start and end', 'a sign, a unit, a button'],
    ],
    pattern: 'field',
  },
  'text-area': {
    use: ['For what somebody tells in their own words.'],
    avoid: ['For a line.'],
    anatomy: [
      ['Well', 'grows with the text'],
      ['Counter', 'in code points; what is too much is kept and marked, never cut'],
    ],
    pattern: 'field',
  },
  'password-input': {
    use: ['For passwords and secrets. Password managers and pasting work.'],
    avoid: ['For the six digits of a PIN: code input.'],
    anatomy: [
      ['Well', 'as a text input'],
      ['Eye', 'shows and hides; its name says what it will do'],
    ],
    pattern: 'field',
  },
  'password-strength': {
    use: ['Under a new password.'],
    avoid: ['Where a password is only asked for.'],
    anatomy: [['Four steps', 'and the word for how strong it is']],
  },
  'number-input': {
    use: ['For a count with a smallest and a largest value.'],
    avoid: ['For codes and phone numbers, which are text. For sums: money input.'],
    anatomy: [
      ['Well', 'takes Thai digits and pasted groups'],
      ['Steps', 'down and up'],
    ],
    pattern: 'field',
    keys: [
      ['Up, Down', 'a step'],
      ['Home, End', 'the smallest and the largest'],
    ],
  },
  'money-input': {
    use: ['For a sum to deposit, to stake, to withdraw.'],
    avoid: ['For points.'],
    anatomy: [
      ['Symbol', 'of the currency'],
      ['Digits', 'grouped while typing, without losing the place'],
      ['All', 'a button for the whole of it, where that makes sense'],
    ],
    pattern: 'field',
    keys: [['Up, Down', 'a step, where it has one']],
  },
  select: {
    use: ['For one of five to fifteen known options.'],
    avoid: ['For two or three: radios or a segment. For many: a combobox.'],
    anatomy: [
      ['Well', 'shows the value'],
      ['List', 'with groups; phones draw their own'],
    ],
    pattern: 'listbox',
  },
  'select-chip': {
    use: ['Among facets, for one of a few steps, and for the order of a list.'],
    avoid: ['In a form: a select.'],
    anatomy: [['Pill', 'a native select in the looks of a chip']],
    pattern: 'nativeSelect',
  },
  combobox: {
    use: ['For one of many options, found by typing: banks, countries.'],
    avoid: ['To search a page: a search field.'],
    anatomy: [
      ['Well', 'for letters; marks and accents do not matter'],
      ['List', 'what fits; says when nothing does, when it loads, when it failed'],
      ['Clear', 'empties it'],
    ],
    pattern: 'combobox',
  },
  checkbox: {
    use: ['To agree, or to choose several.'],
    avoid: ['For what takes effect at once: a switch.'],
    anatomy: [
      ['Box', '22 px in a target of 44'],
      ['Label', 'may hold a link, which is not part of the press'],
    ],
    pattern: 'toggle',
  },
  'radio-group': {
    use: ['For one of two to five options that are worth seeing together.'],
    avoid: ['For more: a select.'],
    anatomy: [
      ['Legend', 'the question'],
      ['Options', 'as lines, cards or tiles, with a sentence each where it helps'],
    ],
    pattern: 'radio',
  },
  switch: {
    use: ['For a setting that takes effect at once.'],
    avoid: ['In a form that is sent later: a checkbox.'],
    anatomy: [
      ['Label', 'what is on'],
      ['Track and thumb', 'the thumb changes sides, so that it is not colour alone'],
    ],
    pattern: 'toggle',
  },
  'code-input': {
    use: ['For the code of an SMS, and for the six digits of a withdrawal.'],
    avoid: ['For passwords.'],
    anatomy: [
      ['Cells', '48 × 52, drawn over one field: pasting and the phone’s own code work'],
      ['Ring', 'on the next empty cell'],
    ],
    pattern: 'field',
  },
  'phone-input': {
    use: ['For a phone number. What is pasted is understood, country code and all.'],
    avoid: ['For other digits.'],
    anatomy: [
      ['Dial code', 'flag and code; opens a list, which can be searched from nine countries on'],
      ['Number', 'grouped as that country writes it; digits alone are sent'],
    ],
    pattern: 'combobox',
    keys: [
      ['Enter, Space, Down, Up', 'on the dial code: open its list at the chosen country'],
      [
        'Letters, under nine countries',
        'there is no search: go to the country that begins with them',
      ],
      ['Tab', 'from the list: closes it and goes on to the number'],
    ],
  },
  'captcha-field': {
    use: ['Where the server asks for it, and only then.'],
    avoid: ['Before anything has gone wrong.'],
    anatomy: [
      ['Picture', 'a press brings another, once a second at most'],
      ['Well', 'for what is read in it'],
    ],
    pattern: 'field',
  },
  calendar: {
    use: ['Inside a date field’s panel, or where a month is the page.'],
    avoid: ['As the only way to give a date: typing is faster.'],
    anatomy: [
      ['Caption', 'month and year, Gregorian or Buddhist'],
      ['Days', 'a grid; today has words'],
    ],
    pattern: 'grid',
  },
  'date-input': {
    use: ['For a day: of birth, of a transfer.'],
    avoid: ['For a stretch of days: a date range.'],
    anatomy: [
      ['Well', 'takes a date typed in any usual order'],
      ['Calendar', 'in a popover, in a sheet on phones'],
    ],
    pattern: 'grid',
    keys: [
      ['Enter', 'reads the date that is typed'],
      ['Alt Down', 'opens the calendar'],
    ],
  },
  'date-range-input': {
    use: ['For records between two days.'],
    avoid: ['For one day.'],
    anatomy: [
      ['Ready ranges', 'today, 7 days, 30 days'],
      ['From and to', 'two dates, typed or picked'],
    ],
    pattern: 'grid',
  },
  'file-input': {
    use: ['For pictures that help a person to help: a slip, a screenshot.'],
    avoid: ['For what the site knows already.'],
    anatomy: [
      ['Key', 'and a place to drop files on'],
      ['Previews', 'each can be taken away; a refused file says why'],
    ],
    pattern: 'field',
  },
  'error-summary': {
    use: ['At the head of a long form, after a send that failed.'],
    avoid: ['For a form of two fields: their errors are in sight.'],
    anatomy: [
      ['Title', 'how many things are to be mended; it takes the focus'],
      ['Links', 'to each field, in the words of its error'],
    ],
    keys: [
      ['Tab', 'goes through the lines; after a send that failed the summary has the focus'],
      ['Enter', 'goes to the field of the line'],
    ],
  },
  'search-field': {
    use: ['To find by name on this page. What counts as found is the caller’s.'],
    avoid: ['To choose one option of a form: a combobox.'],
    anatomy: [
      ['Well', 'with its sign; `/` goes there'],
      ['Clear', 'when something is in it'],
    ],
    pattern: 'field',
    keys: [
      ['Enter', 'searches, where typing alone does not'],
      ['Escape', 'empties it; empty, it is for the dialog around it'],
      ['The key that it shows', 'comes here from anywhere on the page, but from another field'],
    ],
  },
} satisfies Guides
