import { takesIdempotencyKey } from '../../../../client/call.ts'
import type { PlainObject } from '../../../../contract/json.ts'
import { saveOperation } from '../../form/data/form-request.ts'
import type { Uploads } from '../../form/saving/use-uploads.ts'
import type { ButtonsOf } from '../tools/bulk/change-row.ts'
import type { ListPage } from '../use-list-page.ts'
import type { GridForm } from './use-grid-form.ts'
import type { StoredRow } from './use-grid-rows.ts'

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

/** Another user changed the same cells: their values by column key. */
export class CellConflict extends Error {
  override readonly name = 'CellConflict'
  readonly theirs: PlainObject
  constructor(theirs: PlainObject) {
    super('Other values were saved meanwhile')
    this.theirs = theirs
  }
}

/** Nothing shows whether an earlier request has created the record of a row. */
export class UnclearRecord extends Error {
  override readonly name = 'UnclearRecord'
}

/**
 * The state of the records of new rows at an API without idempotency keys, where a repeated request creates a second
 * record. All by the key of a row's edit.
 */
export interface Attempts {
  /** The cells of requests whose records may exist. */
  unclear: Map<string, readonly PlainObject[]>
  /** Rows of a draft that had the same cells as others: a record may belong to one of those. */
  doubtful: Set<string>
  /** The cells of created records whose ids the API did not return. */
  unnamed: Map<string, PlainObject>
  /** The rows that records belong to, by the key of the record. */
  owners: Map<string, string>
  /** All records of the list; read once, until they are out of date. */
  stored: Promise<readonly StoredRow[]> | undefined
}

export const newAttempts = (): Attempts => ({
  ...{ unclear: new Map(), doubtful: new Set(), unnamed: new Map(), owners: new Map() },
  stored: undefined,
})

/** Whether repeated requests for a new row create one record. */
export const isRepeatable = ({ page: { module, values } }: Pick<SaveTarget, 'page'>): boolean => {
  const operation = saveOperation(module, 'create', undefined, values)
  return operation === undefined || takesIdempotencyKey(operation)
}
