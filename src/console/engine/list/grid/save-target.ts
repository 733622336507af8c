import type { PlainObject } from '../../../../contract/json.ts'
import type { Uploads } from '../../form/upload/use-uploads.ts'
import type { ButtonsOf } from '../tools/bulk/change-row.ts'
import type { ListPage } from '../use-list-page.ts'
import type { GridForm } from './use-grid-form.ts'

/** Where a row is saved. */
export interface SaveTarget {
  page: Pick<ListPage, 'module' | 'list' | 'values'>
  form: GridForm
  /** Deletes new rows again; null where there are none. */
  buttonsOf: ButtonsOf | null
  /** Uploads a selected file; omitted if cells hold none. */
  upload?: Uploads['upload'] | undefined
}

/** A saved row, with what its undo needs. */
export interface SavedRow {
  /** Number of the record. */
  id: unknown
  params: PlainObject
  /** The cells of a new record as sent, with the files that the API stored. */
  sent?: PlainObject
  /** The previous and the saved cells by column key; undefined for a new record. */
  before?: PlainObject
  after?: PlainObject
}
