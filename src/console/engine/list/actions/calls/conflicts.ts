import type { RestoreCollisions } from '../../../../../../generated/api/foundation.schemas.ts'
import { ApiError } from '../../../../../client/api-error.ts'
import { isObject } from '../../../../../contract/json.ts'

/** What keeps a record from being stored, and can be sent again with other `values`. */
export type Conflicts = Readonly<RestoreCollisions>

/** A value that another record has. */
export type Collision = Conflicts['collisions'][number]

/** A reference to what is gone for good, or does not go with the record. */
export type GoneReference = Conflicts['gone'][number]

/** A place of a record that refers to what is gone: of a list, one for each that is. */
export const placeOf = ({ property, recordId }: Pick<GoneReference, 'property' | 'recordId'>): string =>
  `${property} ${recordId}`

/**
 * Whether a refusal names a place for the first time. A record that was chosen as a replacement at a known place, and that
 * has been deleted in turn, is no new place.
 */
const isNew = (before: readonly GoneReference[], { property, recordId }: GoneReference): boolean => {
  const same = before.filter((each) => each.property === property)
  const isKnown = same.some((each) => each.recordId === recordId)
  return same.length === 0 || (!isKnown && same.some(({ list }) => list?.includes(recordId)))
}

/** What was in the way before, and what else is by now. */
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

/** What a refused call says is in the way; null where it says nothing of the kind. */
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
