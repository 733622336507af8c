import { serializeQuery } from '../../../src/client/query-string.ts'
import { sortQuery } from '../../../src/contract/conventions/query.ts'

/** The two that are measured beside each other. */
export const sides = ['console', 'hand'] as const
export type Side = (typeof sides)[number]

/** What can be measured of a screen: the list, opening its form, typing in it. */
export const parts = ['list', 'form', 'keys'] as const
export type Part = (typeof parts)[number]

/** CSS selectors of what is looked at and pressed. */
export interface Places {
  /** The rows of the list. */
  rows: string
  next: string
  add: string
  /** The form's first text field. */
  field: string
  /** Pressed before the keystrokes, where the text that is typed into is not there at once. */
  open?: string
  /** The text that is typed into. */
  typed: string
}

/** One list with its form. */
export interface Screen {
  name: string
  parts: readonly Part[]
  /** Where the list is, in both. */
  path: string
  /** The list's call without its page, and which property of a row shows that the row is there. */
  request: string
  label: 'title'
  width: number
  height: number
  /** The page calls the API on another origin than its own. */
  elsewhere: boolean
  /** The language of the console's interface; English when left out. The page by hand has no other. */
  language?: string
  places: Readonly<Record<Side, Places>>
}

const wideRows = 'main [role="row"][data-id], main tbody tr'
const narrowRows = 'main li:has(dl)'
const pager = 'button[aria-label="Go to next page"]'

const duaPlaces: Screen['places'] = {
  console: {
    rows: wideRows,
    next: pager,
    add: 'a[href$="/dua/add"]',
    field: '[id="form/title"]',
    typed: '[id="form/title"]',
  },
  hand: {
    rows: wideRows,
    next: pager,
    add: 'a[href$="/dua/add"]',
    field: 'input[name="title"]',
    typed: 'input[name="title"]',
  },
}

const newest = serializeQuery(sortQuery('creationDate', 'desc'))

const dua: Screen = {
  name: 'dua',
  parts,
  path: '/dua',
  request: `/api/dua/all?${newest}`,
  label: 'title',
  width: 1366,
  height: 768,
  elsewhere: false,
  places: duaPlaces,
}

const narrow = (places: Places): Places => ({ ...places, rows: narrowRows })

/** Every measured list and form, by the name it is asked for with. */
export const screens: readonly Screen[] = [
  dua,
  {
    ...dua,
    name: 'book',
    path: '/book',
    request: `/api/book/all?${newest}&languageCode=bn&isPdf=true`,
    places: {
      console: {
        ...duaPlaces.console,
        add: 'a[href$="/book/add"]',
        field: '[id="form/titles/0/text"]',
        typed: '[id="form/titles/0/text"]',
      },
      hand: {
        ...duaPlaces.hand,
        add: 'a[href$="/book/add"]',
        field: 'input[name^="titles."]',
        typed: 'input[name^="titles."]',
      },
    },
  },
  {
    ...dua,
    name: 'event',
    path: '/event',
    request: `/api/event/all?${newest}`,
    places: {
      console: {
        ...duaPlaces.console,
        add: 'a[href$="/event/add"]',
        open: 'main button:text-is("Add Guest")',
        typed: '[role="dialog"] input[id$="/guestName"]',
      },
      hand: {
        ...duaPlaces.hand,
        add: 'a[href$="/event/add"]',
        open: 'main button:text-is("Add Guest")',
        typed: '[role="dialog"] input[name="guestName"]',
      },
    },
  },
  {
    ...dua,
    name: 'dua-390',
    parts: ['list', 'form'],
    width: 390,
    height: 844,
    places: { console: narrow(duaPlaces.console), hand: narrow(duaPlaces.hand) },
  },
  { ...dua, name: 'dua-elsewhere', parts: ['list'], elsewhere: true },
  {
    ...dua,
    name: 'dua-bengali',
    parts: ['list'],
    language: 'bn',
    places: {
      ...duaPlaces,
      console: { ...duaPlaces.console, next: 'button[aria-label="পরের পাতায় যান"]' },
    },
  },
]
