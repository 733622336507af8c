import type { RestoreCollisions } from '../../../../../../generated/api/foundation.schemas.ts'
import { ApiError } from '../../../../../client/api-error.ts'
import { isObject } from '../../../../../contract/json.ts'

/** The conflicts of a record that cannot be stored; the call can be sent again with other `values`. */
export type Conflicts = Readonly<RestoreCollisions>

/** A value that another record already has. */
export type Collision = Conflicts['collisions'][number]

/** A reference to a deleted record, or to one that does not match this record. */
export type GoneReference = Conflicts['gone'][number]

/** The place of a missing reference; one for each missing record of a list. */
export const referenceKey = ({ property, recordId }: Pick<GoneReference, 'property' | 'recordId'>): string =>
  `${property} ${recordId}`

/** Whether a refusal reports a place for the first time. A replacement that was deleted in turn is not a new place. */
const isNew = (before: readonly GoneReference[], { property, recordId }: GoneReference): boolean => {
  const same = before.filter((each) => each.property === property)
  const isKnown = same.some((each) => each.recordId === recordId)
  return same.length === 0 || (!isKnown && same.some(({ list }) => list?.includes(recordId)))
}

/** The earlier conflicts combined with the new ones. */
export const addConflicts = (before: Conflicts | null, found: Conflicts | null): Conflicts | null => {
  if (!before || !found) return before ?? found
  const names = before.collisions.map(({ property }) => property)
  return {
    resource: found.resource,
    collisions: [
      ...before.collisions,
      ...found.collisions.filter(({ property }) => !names.includes(property)),
    ],
    gone: [...before.gone, ...found.gone.filter((each) => isNew(before.gone, each))],
  }
}

const listIn = <Item>(value: unknown): Item[] => (Array.isArray(value) ? (value as Item[]) : [])

/** The conflicts in the error of a refused call; null for other errors. */
export const conflictsIn = (error: unknown): Conflicts | null => {
  const payload = error instanceof ApiError && error.status === 409 ? error.payload : undefined
  if (!isObject(payload)) return null
  const found = {
    resource: typeof payload.resource === 'string' ? payload.resource : '',
    collisions: listIn<Collision>(payload.collisions),
    gone: listIn<GoneReference>(payload.gone),
  }
  return found.collisions.length + found.gone.length > 0 ? found : null
}
