import { conventions } from '../../src/contract/conventions/conventions.ts'
import type { Examination, OperationFinding } from './examine.ts'
import type { PropertyFacts } from './properties.ts'

const isMissing = ({ presence }: OperationFinding): boolean => presence === 'missing'

/** Operations that the documents state and the API lacks: the console cannot work without them. */
export const missingStated = ({ operations }: Examination): readonly OperationFinding[] =>
  operations.filter(
    (found) =>
      isMissing(found) && !found.endpoint.operation['x-added'] && !found.endpoint.operation['x-inferred'],
  )

/** Operations that were inferred, and are not where the contract has them. */
export const missingInferred = ({ operations }: Examination): readonly OperationFinding[] =>
  operations.filter((found) => isMissing(found) && found.endpoint.operation['x-inferred'] === true)

/** Additions that the API lacks, as it may. */
export const missingAdded = ({ operations }: Examination): readonly OperationFinding[] =>
  operations.filter((found) => isMissing(found) && found.endpoint.operation['x-added'] === true)

/** Properties that no response had, although the contract has them in every record. */
export const absentProperties = ({ properties }: Examination): readonly PropertyFacts[] =>
  properties.filter(({ present, absent, isConstant }) => isConstant && present === 0 && absent > 0)

/** Additions of which nothing is known, because they were not called. */
export const untriedAdded = ({ operations }: Examination): readonly OperationFinding[] =>
  operations.filter(
    ({ presence, endpoint }) => presence === 'unknown' && endpoint.operation['x-added'] === true,
  )

/** Properties whose values break the contract. */
export const wrongProperties = ({ properties }: Examination): readonly PropertyFacts[] =>
  properties.filter(({ faults }) => faults.size > 0)

/** A kind of ids that the conventions do not have, and the records with such ids. */
export interface OtherIds {
  type: 'integer' | 'string'
  records: readonly string[]
}

/** Ids that are texts or UUIDs where the conventions have numbers, or the reverse; undefined if there are none. */
export const otherIds = (
  { properties }: Examination,
  { property, type } = conventions.ids,
): OtherIds | undefined => {
  const fault = type === 'integer' ? /^".*must be integer$/ : /^\d.*must be string$/
  const isOther = ({ name, faults }: PropertyFacts): boolean =>
    name.endsWith(`.${property}`) && [...faults.keys()].some((reason) => fault.test(reason))
  const records = properties.filter(isOther).map(({ name }) => name.slice(0, -property.length - 1))
  return records.length === 0 ? undefined : { type: type === 'integer' ? 'string' : 'integer', records }
}

/** Whether the API has none of the additions that could be tried; then it presumably has no other either. */
export const hasNoAdditions = (examination: Examination): boolean =>
  missingAdded(examination).length > 0 &&
  !examination.operations.some(
    ({ presence, endpoint }) => presence === 'present' && endpoint.operation['x-added'] === true,
  )

/** Properties of components, which an overlay can remove; a record without `id` cannot be used. */
export const removable = ({ target }: PropertyFacts): boolean =>
  /^\$\.components\.schemas\.\w+\.properties\.\w+$/.test(target) && !/\.id$/.test(target)
