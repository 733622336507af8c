import type { Locator, Page } from 'playwright-core'
import type { Field } from '../fields.ts'

/** A field on the page that is to be filled in. */
export interface FieldOnPage {
  page: Page
  field: Field
  /** The codes of the content languages, in the order of their inputs. */
  languages: readonly string[]
}

/** How a widget is used by a person. */
export interface FieldFiller {
  /** Fills in a sample value; without one takes what the widget offers. */
  fill: (place: FieldOnPage, sample: unknown) => Promise<void>
  /** What the field shows, comparable with what it shows when the record is opened again. */
  read: (place: FieldOnPage) => Promise<unknown>
  /** Makes a small change to what is filled in; left out where nothing small can be changed. */
  change?: (place: FieldOnPage) => Promise<void>
}

/** The element of an id, whatever characters it has. */
export const byId = (page: Page, id: string): Locator => page.locator(`[id="${id}"]`)

/** The field's own element, found by its label as well, so that both belong together. */
export const labelled = ({ page, field }: FieldOnPage): Locator =>
  page.getByLabel(field.label).and(byId(page, field.id))
