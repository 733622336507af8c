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

/** Whether the API has none of the additions that could be tried; then it presumably has no other either. */
export const hasNoAdditions = (examination: Examination): boolean =>
  missingAdded(examination).length > 0 &&
  !examination.operations.some(
    ({ presence, endpoint }) => presence === 'present' && endpoint.operation['x-added'] === true,
  )

/** Properties of components, which an overlay can remove; a record without `id` cannot be used. */
export const removable = ({ target }: PropertyFacts): boolean =>
  /^\$\.components\.schemas\.\w+\.properties\.\w+$/.test(target) && !/\.id$/.test(target)
