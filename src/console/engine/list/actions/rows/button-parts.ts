import { pathParametersOf } from '../../../../../client/call.ts'
import type { Value } from '../../../../../modules/format/types.ts'
import { reasonFor } from '../../../../widgets/shared/reasons.ts'
import type { ValueContext } from '../../../values.ts'
import type { ListRow } from '../../state/list-rows.ts'
import type { ButtonSource, RowButton } from './row-button-types.ts'

/** The values that a button's parameters and body are taken from. */
export const rowValues = (row: ListRow, values: ValueContext): ValueContext => ({ ...values, row })

/** The path parameters of an operation when an action names none: each the id of the row. */
export const idPath = (operationId: string): Record<string, Value> =>
  Object.fromEntries(pathParametersOf(operationId).map((name) => [name, { $row: 'id' }]))

/** What disables a button that changes a row which the user may not change. */
export const lockOf = (source: ButtonSource, row: ListRow): Pick<RowButton, 'disabled' | 'reason'> | null => {
  const label = reasonFor(source.list.locked, row)
  return label === undefined ? null : { disabled: true, reason: { label } }
}
