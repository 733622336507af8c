import type { BrowserContext } from 'playwright-core'
import type { Profile } from '../profiles.ts'
import type { Places, Screen } from '../screens.ts'
import { type Opened, openPage } from './open-page.ts'

/** What is measured: a screen of one of the two, where it is served, and what its rows are. */
export interface Target {
  screen: Screen
  places: Places
  /** Without a slash at the end. */
  url: string
  token: string
  /** A text of the list's first row, and one of the first row of its second page. */
  firstRow: string
  nextRow: string
}

/** Opens the list, or its form by its address, and waits until it is there. */
export const visit = (
  context: BrowserContext,
  { screen, places, url, firstRow, nextRow, token }: Target,
  profile: Profile,
  what: 'list' | 'form',
): Promise<Opened> =>
  openPage(
    context,
    `${url}${screen.path}${what === 'form' ? '/add' : ''}`,
    {
      first: what === 'form' ? 'field' : 'firstRow',
      sights: {
        firstRow: { selector: places.rows, text: firstRow },
        nextRow: { selector: places.rows, text: nextRow },
        field: { selector: places.field, isInput: true },
      },
    },
    profile,
    { accessToken: token, ...(screen.language && { language: screen.language }) },
  )
