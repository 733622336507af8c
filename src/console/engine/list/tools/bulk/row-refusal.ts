import type { RowButton } from '../../actions/rows/row-button-types.ts'

/** A row for which an action is not offered, or is disabled. */
export class RowRefusal extends Error {
  override readonly name = 'RowRefusal'
  readonly reason: RowButton['reason']

  constructor(reason?: RowButton['reason']) {
    super('Not offered for this row')
    this.reason = reason
  }
}
