import type { Values } from '../../modules/format/types.ts'
import type { Operation } from '../schema/contract.ts'
import { texts } from '../schema/schema-reader.ts'
import { checkValues, type FilePlace, type Scope } from '../values/values.ts'

/**
 * Checks the body of a row action: every property belongs to the operation, and the required ones are in the body or in
 * `fields`.
 */
export const checkBody = (
  filePlace: FilePlace,
  operation: Operation,
  values: Values | undefined,
  scope: Scope,
  fields: readonly string[],
): void => {
  const { subject, file, place } = filePlace
  const { contract, report } = subject
  if (operation.body === undefined) {
    if (values) report(file, place, `${operation.id} takes no body`, 'take it out')
    return
  }
  checkValues(filePlace, values, scope, {
    what: `The body of ${operation.id}`,
    noun: 'property',
    find: (name) => contract.property(operation.body, name),
    names: contract.names(operation.body),
  })
  for (const name of texts(contract.resolve(operation.body).required)) {
    if (values?.[name] === undefined && !fields.includes(name))
      report(
        file,
        values ? place : place.slice(0, -1),
        `${operation.id} requires "${name}" in its body`,
        `add "${name}" to body or fields`,
      )
  }
}
