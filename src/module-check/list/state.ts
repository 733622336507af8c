import type { RowAction, When } from '../../modules/format/types.ts'
import type { Operation } from '../schema/contract.ts'
import type { Schema } from '../schema/schema-reader.ts'
import { nameCure } from '../subject/fault.ts'
import type { FilePlace } from '../values/values.ts'

const fieldsIn = (when: When | undefined): readonly string[] => {
  if (!when) return []
  if ('not' in when) return fieldsIn(when.not)
  return 'all' in when ? when.all.flatMap(fieldsIn) : [when.field]
}

/**
 * An action that changes a state is available as the contract specifies: the rows must contain the state, and the file
 * must not repeat the condition.
 */
export const checkState = (
  { subject, file, place }: FilePlace,
  { id, states }: Operation,
  { when }: RowAction,
  row: Schema,
): void => {
  if (!states) return
  const { contract, report } = subject
  if (!contract.property(row, states.property))
    report(
      file,
      [...place, 'operation'],
      `A row has no property "${states.property}", by whose value ${id} is offered`,
      nameCure(states.property, contract.names(row)),
    )
  if (fieldsIn(when).includes(states.property))
    report(
      file,
      [...place, 'when'],
      `The contract says for which "${states.property}" ${id} is possible (x-transition)`,
      `take "${states.property}" out of "when"`,
    )
}
