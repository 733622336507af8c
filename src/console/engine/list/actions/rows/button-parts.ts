import { pathParametersOf } from '../../../../../client/call.ts'
import type { Value } from '../../../../../modules/format/types.ts'
import { reasonFor } from '../../../../widgets/shared/reasons.ts'
import type { ValueContext } from '../../../values.ts'
import type { ListRow } from '../../state/list-rows.ts'
import type { ButtonSource, RowButton } from './row-button-types.ts'

/** The values for a button's parameters and body. */
export const rowValues = (row: ListRow, values: ValueContext): ValueContext => ({ ...values, row })

/** The default path parameters of an operation: each the id of the row. */
export const idPath = (operationId: string): Record<string, Value> =>
  Object.fromEntries(pathParametersOf(operationId).map((name) => [name, { $row: 'id' }]))

/** Disables a button for a row that the user may not change. */
export const lockOf = (source: ButtonSource, row: ListRow): Pick<RowButton, 'disabled' | 'reason'> | null => {
  const label = reasonFor(source.list.locked, row)
  return label === undefined ? null : { disabled: true, reason: { label } }
}
