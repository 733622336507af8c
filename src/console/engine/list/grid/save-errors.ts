import type { PlainObject } from '../../../../contract/json.ts'

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
