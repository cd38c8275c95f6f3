// Where a component may do without what the others have, and why. An entry that nothing needs any
// more fails: the list only shrinks by itself.

type Reasons = Readonly<Record<string, string>>

/** Files whose parts are shown in another file's stories, by path under `src/components/`. */
export const shownElsewhere: Readonly<Record<string, { in: string; reason: string }>> = {
  'media/icons/account.ts': { in: 'media/icon.tsx', reason: 'icons are shown together' },
  'media/icons/categories.ts': { in: 'media/icon.tsx', reason: 'icons are shown together' },
  'media/icons/first.ts': { in: 'media/icon.tsx', reason: 'icons are shown together' },
  'media/icons/interface.ts': { in: 'media/icon.tsx', reason: 'icons are shown together' },
  'media/icons/screens.ts': { in: 'media/icon.tsx', reason: 'icons are shown together' },
  'media/icons/status.ts': { in: 'media/icon.tsx', reason: 'icons are shown together' },
  'navigation/side-nav-branch.tsx': {
    in: 'navigation/side-nav.tsx',
    reason: 'a row of the side bar, in a file of its own for its length',
  },
  'navigation/side-nav-leaf.tsx': {
    in: 'navigation/side-nav.tsx',
    reason: 'a row of the side bar, in a file of its own for its length',
  },
  'overlays/toast-store.tsx': { in: 'overlays/toast.tsx', reason: 'draws nothing itself' },
}

const ownGround = 'brings its own ground and lies on no other'
const areas = 'lays out what it is given and has no looks of its own'
const heard = 'its words are heard, not seen'
const drawing = 'a drawing: no words'

/** Stories that a file need not have: file → name → reason. */
export const noStory: Readonly<Record<string, Reasons>> = {
  'forms/form.tsx': { OnSurfaces: areas },
  'layout/app-shell.tsx': {
    Matrix: 'a whole page: one value a story (Playground, BarsHidden)',
    Content: areas,
    OnSurfaces: ownGround,
  },
  'layout/closed-page.tsx': {
    Matrix: 'a whole page: one value a story (Playground, OpenDoor)',
    OnSurfaces: ownGround,
  },
  'layout/footer.tsx': { OnSurfaces: ownGround },
  'layout/footer-stories.tsx': {
    OnSurfaces: 'stands in the footer only, where its stories put it',
  },
  'layout/grid.tsx': { OnSurfaces: areas },
  'layout/page.tsx': { Content: areas, OnSurfaces: areas },
  'layout/section.tsx': { OnSurfaces: 'stands on the page alone: plain, or on its own band' },
  'layout/stack.tsx': { OnSurfaces: areas },
  'layout/surface.tsx': { OnSurfaces: ownGround },
  'media/avatar.tsx': { Content: 'a picture: its alternative text is heard' },
  'media/carousel.tsx': { OnSurfaces: ownGround },
  'media/game-grid.tsx': { Content: heard, OnSurfaces: areas },
  'media/hero-scene.tsx': { Content: drawing },
  'media/hero-slide.tsx': { OnSurfaces: ownGround },
  'media/krajang.tsx': { Content: drawing },
  'media/virtual-game-grid.tsx': { OnSurfaces: areas },
  'navigation/chip-group.tsx': { OnSurfaces: areas },
  'navigation/header-bar.tsx': { OnSurfaces: ownGround },
  'navigation/header-nav.tsx': {
    Content: 'shown in the bar that it stands in: HeaderBar, Content',
  },
  'navigation/mobile-bar.tsx': { OnSurfaces: ownGround },
  'navigation/page-bar.tsx': { OnSurfaces: ownGround },
  'navigation/pagination.tsx': { Content: heard },
  'navigation/scroll-row.tsx': { Content: areas, OnSurfaces: areas },
  'navigation/side-nav.tsx': { OnSurfaces: ownGround },
  'navigation/skip-link.tsx': { OnSurfaces: ownGround },
  'overlays/dialog.tsx': { OnSurfaces: ownGround },
  'overlays/dropdown-menu.tsx': { OnSurfaces: ownGround },
  'overlays/message-dialog.tsx': { OnSurfaces: ownGround },
  'overlays/popover.tsx': { OnSurfaces: ownGround },
  'overlays/sheet.tsx': { OnSurfaces: ownGround },
  'overlays/toast.tsx': { OnSurfaces: ownGround },
  'overlays/tooltip.tsx': { OnSurfaces: ownGround },
}

/** Components without a root that `className` and `ref` could reach. */
export const rootless: Reasons = {
  Dialog: 'holds whether it is open and draws nothing',
  DropdownMenu: 'holds whether it is open and draws nothing',
  MessageDialog: 'drawn whole over everything: nothing of it is the caller’s to place',
  Popover: 'holds whether it is open and draws nothing',
  ToastProvider: 'holds the messages and draws nothing',
  TooltipGroup: 'lets its tooltips follow one another and draws nothing',
}

const control = 'forms register the control, which is what takes the focus'

/** Components whose `ref` reaches a part inside the root. */
export const innerRef: Reasons = {
  CaptchaField: control,
  Checkbox: control,
  CodeInput: control,
  Combobox: control,
  DateInput: control,
  FileInput: control,
  MoneyInput: control,
  NumberInput: control,
  PasswordInput: control,
  PhoneInput: control,
  Radio: control,
  SearchField: control,
  Select: control,
  SelectChip: control,
  Switch: control,
  TextArea: control,
  TextInput: control,
  ScrollRow: 'the box that scrolls is what a caller measures and moves',
  TabList: 'the list of tabs, inside the row that scrolls',
}

/** Components whose root is theirs alone. */
export const noRef: Reasons = {
  DialogBody: 'its ref watches whether it scrolls, to make it reachable by keys',
}

/** Axes that are not named after their component. */
export const axesOf: Readonly<Record<string, string>> = {
  dialogAxes: 'DialogContent',
  dropdownMenuAxes: 'DropdownMenuItem',
  popoverAxes: 'PopoverContent',
  sheetAxes: 'SheetContent',
}

const alone = 'fills the window: its stories show one value each'

/** Components whose values are spread over their stories rather than shown in `Matrix` alone. */
export const oneAtATime: Reasons = {
  AppShell: alone,
  ClosedPage: alone,
  DialogTitle: alone,
  MessageDialog: alone,
  RadioGroup: 'columns are for tiles, which have a story of their own',
}

/** Components whose axes are those of the data they are given, and no props. */
export const axesOfParts: Reasons = {
  Carousel: 'each slide has its tone; Matrix shows both',
}

/** Files whose server page may have `style=` attributes, which our policy refuses. */
export const styledOnServer: Reasons = {
  'overlays/toast.tsx': 'Radix writes it; the region comes with the first message, in the browser',
}

/** Patterns that a file is built on and that are tried in another's stories: file → suite → why. */
export const suiteElsewhere: Readonly<Record<string, Reasons>> = {
  'forms/combobox.tsx': { dialogSuite: 'the popover only places the list, which takes no focus' },
  'forms/date-range-input.tsx': {
    fieldSuite: 'a button: its name says its value, and a press on its label opens the panel',
  },
}

const once = 'stands once in a site, where the app itself puts it'

/** Files whose wrong use nobody has to be warned of, and why. */
export const noMisuse: Reasons = {
  'layout/app-shell.tsx': once,
  'layout/closed-page.tsx': once,
  'layout/footer-stories.tsx': once,
  'layout/footer.tsx': once,
  'layout/grid.tsx': areas,
  'layout/page.tsx': areas,
  'media/cover.tsx': drawing,
  'media/game-grid.tsx': 'when it is the wrong grid, `VirtualGameGrid` says',
  'media/hero-scene.tsx': drawing,
  'media/krajang.tsx': drawing,
  'navigation/header-bar.tsx': once,
}
