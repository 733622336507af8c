import type { Locator, Page } from 'playwright-core'
import type { Field } from '../fields.ts'

/** A field to fill in. */
export interface FieldOnPage {
  page: Page
  field: Field
  /** The codes of the content languages, in the order of the inputs. */
  languages: readonly string[]
}

/** The use of a widget by a user. */
export interface FieldFiller {
  /** Fills in a sample value; without one, selects what the widget offers. */
  fill: (place: FieldOnPage, sample: unknown) => Promise<void>
  /** The text of the field, to compare with the opened record. */
  read: (place: FieldOnPage) => Promise<unknown>
  /** Makes a small change to the value; omitted if the widget has no small change. */
  change?: (place: FieldOnPage) => Promise<void>
}

/** The element with an id, with special characters escaped. */
export const byId = (page: Page, id: string): Locator => page.locator(`[id="${id}"]`)

/** The field's element, which must also be the one that its label refers to. */
export const labelled = ({ page, field }: FieldOnPage): Locator =>
  page.getByLabel(field.label).and(byId(page, field.id))
