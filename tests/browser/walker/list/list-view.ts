import type { Locator } from 'playwright-core'
import { expect } from 'vitest'
import { chooseIn } from '../../../support/browser/console-actions.ts'
import type { ListedRows, Row, Subject } from '../subject.ts'
import type { Walk } from '../walk.ts'

const isCards = ({ module }: Subject): boolean => module.list?.view === 'cards'

/** The identity of a row on the page: its number in a table, its title in cards. */
const markOf = (subject: Subject, row: Row): string =>
  String(isCards(subject) ? row[subject.module.list?.card?.title ?? 'title'] : row.id)

/** The visible rows or cards in order, by number or title. */
const shownRows = ({ page }: Walk, subject: Subject): Promise<string[]> =>
  isCards(subject)
    ? page.locator('main h2').allTextContents()
    : page
        .locator('main [role=row][data-id]')
        .evaluateAll((rows) => rows.map((row) => row.getAttribute('data-id') ?? ''))

/** One row or card of a list. */
export const rowOf = ({ page }: Walk, subject: Subject, row: Row): Locator =>
  isCards(subject)
    ? page
        .locator('main .MuiCard-root .MuiCard-root')
        .filter({ has: page.getByRole('heading', { name: markOf(subject, row), exact: true }) })
    : page.locator(`main [role=row][data-id="${row.id}"]`)

const quoted = (text: string): string => text.replace(/["\\]/g, '\\$&')

/** A button or link of a row by its label, which the row's name follows. */
export const rowButton = (row: Locator, label: string): Locator =>
  row.locator(`[aria-label^="${quoted(label)}: "]`)

/** Waits until the list shows exactly these rows and this total. */
export const expectRows = async (walk: Walk, subject: Subject, found: ListedRows): Promise<void> => {
  const expected = found.rows.map((row) => markOf(subject, row))
  await expect.poll(() => shownRows(walk, subject)).toEqual(expected)
  if (found.total === 0) return
  if (subject.module.list?.paged === false) return
  await walk.page
    .locator('main span')
    .getByText(new RegExp(`^[\\d,]+–[\\d,]+ of ${found.total.toLocaleString('en')}$`))
    .waitFor()
}

/** Waits until the list shows its empty state. */
export const expectEmpty = async ({ page }: Walk, text: string): Promise<void> =>
  page.getByRole('main').getByText(text, { exact: true }).waitFor()

/** Selects an option of a select above or below the list. */
export const pick = ({ page }: Walk, label: string, option: string): Promise<void> =>
  chooseIn(page.getByRole('main'), label, option)
