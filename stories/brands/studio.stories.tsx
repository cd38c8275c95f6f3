import { expect, fn, spyOn, waitFor, within } from 'storybook/test'
import preview from '#storybook/preview.tsx'
import type { Globals } from '#storybook/toolbar.ts'
import { contrastPairs } from '#tokens/contrast-pairs.ts'
import type { Choices } from './studio/choices.ts'
import { draftText, readDraft } from './studio/draft-link.ts'
import { Studio } from './studio/studio.tsx'

/** Every pair is measured in both schemes. */
const all = contrastPairs.length * 2

/** A draft from somebody's link counts alone. */
type StudioArgs = Choices & { draft?: string }

const untouched: StudioArgs = { name: 'Pandan', start: 'foyer' }

const inEnglish = { globals: { locale: 'en' } }

const fileIn = (canvas: HTMLElement, name: string) =>
  canvas.querySelector(`[data-file="${name}"]`)?.textContent ?? ''

const meta = preview.meta({
  title: 'Brands/Studio',
  // It has landmarks and headings of its own, and frames: one at a time.
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
  args: untouched,
  argTypes: {
    accent: { control: 'color' },
    neutral: { control: 'color' },
    value: { control: 'color' },
    service: { control: 'color' },
    radius: { control: { type: 'range', min: 0, max: 20 } },
    draft: { type: 'string', control: false },
  },
  render: ({ draft, ...args }: StudioArgs, { id, globals }: { id: string; globals: object }) => (
    <Studio
      key={draft ?? JSON.stringify(args)}
      initial={readDraft(draft) ?? args}
      story={id}
      locale={(globals as Globals).locale}
    />
  ),
})

/** As one finds it: the house's look under another name, and nothing fails. */
export const Untouched = meta.story()

/** Every choice made: a brand of its own, ready to take. */
export const Finished = meta.story({
  args: {
    accent: '#2f9e7a',
    neutral: '#274a45',
    value: '#d9a441',
    service: '#a2405f',
    radius: 6,
    face: 'Trirong',
    scene: 'kites',
    scheme: 'light',
  },
})

/** A blue a little too dark for the night: its pairs stand first, each with the way out. */
export const FailingPair = meta.story({ args: { accent: '#2f7de1' } })

/** Two colours at fault: one press takes both ways out. */
export const FailingTwice = meta.story({ args: { accent: '#d64a2e', value: '#a57627' } })

/** Begun from another brand, whose roles stay. */
export const FromAnother = meta.story({ args: { start: 'siam', accent: '#a2405f' } })

/** What was typed is no colour: the last one stays in force. */
export const Misread = meta.story({ args: { accent: 'mauvish' } })

/** A name without a Latin letter: its folder is named beside it. */
export const Nameless = meta.story({ args: { name: 'คราม' } })

/** A name whose folder is there: its files would replace another brand's. */
export const NameTaken = meta.story({ args: { name: 'Síam' } })

/** Another's draft, as its link brings it. */
export const FromLink = meta.story({
  args: { draft: draftText({ name: 'คราม Khram 2', start: 'siam', accent: 'rgb(47 125 180)' }) },
})

/** A colour that fails closes the door and names the way out; taking it opens the door. */
export const BehaviourFix = meta.story({
  ...inEnglish,
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('button', { name: 'Download files' })).toBeEnabled()
    await userEvent.type(canvas.getByLabelText('Service'), '#8f6fe8')
    await expect(await canvas.findByText(/\d+ pairs fail\. Fix them/)).toBeVisible()
    const door = canvas.getByRole('button', { name: 'Download files' })
    await expect(door).toBeDisabled()
    await expect(door).toHaveAccessibleDescription(/Fix them to take the files/)
    const [first] = within(canvas.getByRole('table')).getAllByRole('button')
    await expect(first).toHaveAccessibleName(/^Use #[0-9a-f]{6} for Service$/)
    first?.focus()
    await userEvent.keyboard('{Enter}')
    await expect(canvas.getByRole('heading', { name: 'Colour pairs' })).toHaveFocus()
    await waitFor(() => expect(door).toBeEnabled())
    await expect(canvas.getByText(`${all} pairs pass`)).toBeVisible()
    await expect(canvas.queryByText(/pairs fail/)).toBeNull()
  },
})

/** Two faults, one press. */
export const BehaviourFixAll = FailingTwice.extend({
  ...inEnglish,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Use every nearest colour' }))
    await waitFor(() => expect(canvas.getByText(`${all} pairs pass`)).toBeVisible())
    await expect(canvas.getByRole('button', { name: 'Download files' })).toBeEnabled()
  },
})

/** Only what fails; with nothing failing, that is said. */
export const BehaviourFilter = FailingPair.extend({
  ...inEnglish,
  play: async ({ canvas, userEvent }) => {
    const table = canvas.getByRole('table')
    await userEvent.click(canvas.getByRole('button', { name: 'Only failing' }))
    await expect(within(table).queryByText('Pass')).toBeNull()
    await userEvent.click(canvas.getAllByRole('button', { name: /^Use #/ })[0]!)
    await expect(canvas.getByLabelText('Accent')).toHaveFocus()
    await expect(await canvas.findByText('No pair fails')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Only failing' }))
    await userEvent.click(canvas.getByRole('button', { name: `Show all ${all}` }))
    await expect(within(table).getAllByRole('row')).toHaveLength(1 + all)
    await userEvent.click(canvas.getByRole('button', { name: 'Show the narrowest' }))
    await expect(within(table).getAllByRole('row')).toHaveLength(13)
  },
})

/** What is exported is what was chosen, in three files. */
export const BehaviourExport = Finished.extend({
  ...inEnglish,
  play: async ({ canvas, canvasElement, userEvent }) => {
    const taken: string[] = []
    const click = spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
      this: HTMLAnchorElement,
    ) {
      taken.push(this.download)
    })
    await userEvent.click(canvas.getByRole('button', { name: 'Download files' }))
    await expect(taken).toEqual(['brand.json', 'tokens.json', 'logo.svg'])
    click.mockRestore()
    const text = (name: string) => fileIn(canvasElement, name)
    await expect(JSON.parse(text('tokens.json'))).toEqual({
      $schema: 'https://www.designtokens.org/schemas/2025.10/format.json',
      $description: 'Pandan.',
      color: {
        accent: { $extensions: { ramp: '#2f9e7a' } },
        neutral: { $extensions: { ramp: '#274a45' } },
        value: { $extensions: { ramp: '#d9a441' } },
        service: { $extensions: { ramp: '#a2405f' } },
      },
      font: { family: { display: { $value: 'Trirong' } } },
      radius: { md: { $value: { value: 6, unit: 'px' } } },
    })
    await expect(JSON.parse(text('brand.json'))).toMatchObject({
      id: 'pandan',
      name: 'Pandan',
      scene: 'kites',
      defaultScheme: 'light',
    })
    await expect(text('logo.svg')).toContain('viewBox="0 0 100 108"')
    await expect(text('tokens.json').trimEnd().split('\n').length).toBeLessThan(60)
  },
})

/** A colour that cannot be read closes the door too: the files would have another. */
export const BehaviourMisread = Misread.extend({
  ...inEnglish,
  play: async ({ canvas, userEvent }) => {
    const door = canvas.getByRole('button', { name: 'Download files' })
    await expect(door).toBeDisabled()
    await expect(door).toHaveAccessibleDescription(/One of the colours can’t be read/)
    await userEvent.clear(canvas.getByLabelText('Accent'))
    await waitFor(() => expect(door).toBeEnabled())
  },
})

/** A Thai name is written as it is; its folder takes Latin letters, and no other brand's. */
export const BehaviourThaiName = Nameless.extend({
  ...inEnglish,
  play: async ({ canvas, canvasElement, userEvent }) => {
    const door = canvas.getByRole('button', { name: 'Download files' })
    const folder = canvas.getByLabelText('Folder')
    await expect(door).toBeDisabled()
    await expect(folder).toHaveAccessibleDescription(/Write the name in Latin letters/)
    await userEvent.type(folder, 'Khram')
    await expect(folder).toHaveAccessibleDescription(/There is a brands\/khram already/)
    await userEvent.type(folder, ' Noi')
    await waitFor(() => expect(door).toBeEnabled())
    await expect(JSON.parse(fileIn(canvasElement, 'brand.json'))).toMatchObject({
      id: 'khram-noi',
      name: 'คราม',
    })
  },
})

/** Files for a folder that is there would replace another brand's. */
export const BehaviourTaken = NameTaken.extend({
  ...inEnglish,
  play: async ({ canvas, userEvent }) => {
    const name = canvas.getByLabelText('Brand name')
    await expect(name).toHaveAccessibleDescription(/There is a brands\/siam already/)
    await expect(canvas.getByRole('button', { name: 'Download files' })).toBeDisabled()
    await userEvent.type(name, ' 2')
    await expect(canvas.getByRole('button', { name: 'Download files' })).toBeEnabled()
  },
})

/** A file, and a link to the draft, go to the clipboard. */
export const BehaviourCopy = Finished.extend({
  ...inEnglish,
  play: async ({ canvas, userEvent }) => {
    const writeText = fn((_text: string) => Promise.resolve())
    const clipboard = spyOn(navigator, 'clipboard', 'get').mockReturnValue({
      ...navigator.clipboard,
      writeText,
    })
    await userEvent.click(canvas.getByRole('button', { name: 'Copy tokens.json' }))
    await expect(writeText).toHaveBeenLastCalledWith(expect.stringContaining('"ramp": "#2f9e7a"'))
    await expect(await canvas.findByText('tokens.json is on the clipboard')).toBeInTheDocument()
    await userEvent.click(canvas.getByRole('button', { name: 'Copy link' }))
    const link = new URL(String(writeText.mock.lastCall?.[0]))
    const [, draft] = link.searchParams.get('args')?.split('draft:') ?? []
    await expect(readDraft(draft)).toMatchObject({ name: 'Pandan', accent: '#2f9e7a', radius: 6 })
    // Plain http has no clipboard, and the old command is refused where nobody has pressed anything.
    clipboard.mockReturnValue(undefined as unknown as Clipboard)
    const command = spyOn(document, 'execCommand').mockReturnValue(false)
    await userEvent.click(canvas.getByRole('button', { name: 'Copy brand.json' }))
    await expect(await canvas.findByText(/^Can’t copy here/)).toBeInTheDocument()
    command.mockRestore()
    clipboard.mockRestore()
  },
})

/** Everything is reached, chosen and changed by keys. */
export const BehaviourKeys = meta.story({
  ...inEnglish,
  play: async ({ canvas, canvasElement, userEvent }) => {
    canvas.getByLabelText('Brand name').focus()
    await userEvent.keyboard('{Control>}a{/Control}Doi Mok')
    await expect(await canvas.findByText('Folder brands/doi-mok')).toBeVisible()
    canvas.getByRole('radio', { name: /Chonburi/ }).focus()
    await userEvent.keyboard('{ArrowDown}')
    await expect(canvas.getByRole('radio', { name: /Trirong/ })).toBeChecked()
    canvas.getByRole('radio', { name: 'hall' }).focus()
    await userEvent.keyboard('{ArrowDown}{ArrowDown}')
    await waitFor(() => expect(fileIn(canvasElement, 'brand.json')).toContain('kites'))
    await expect(fileIn(canvasElement, 'tokens.json')).toContain('Trirong')
    await userEvent.click(canvas.getByRole('button', { name: 'Start over' }))
    await expect(canvas.getByRole('radio', { name: /Chonburi/ })).toBeChecked()
    await userEvent.click(canvas.getByRole('button', { name: 'Back to the other draft' }))
    await expect(canvas.getByRole('radio', { name: /Trirong/ })).toBeChecked()
  },
})
