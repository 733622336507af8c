import type { RestoreCollisions } from '../../../../../generated/models/index.ts'
import { ApiError } from '../../../../client/api-error.ts'
import { isObject } from '../../../../contract/json.ts'

/** What keeps a record from being stored, and can be sent again with other `values`. */
export type Conflicts = Readonly<RestoreCollisions>

/** A value that another record has. */
export type Collision = Conflicts['collisions'][number]

/** A reference to what is gone for good. */
export type Gone = Conflicts['gone'][number]

const listIn = <Item>(value: unknown): Item[] => (Array.isArray(value) ? (value as Item[]) : [])

/** What a refused call says is in the way; null where it says nothing of the kind. */
export const conflictsIn = (error: unknown): Conflicts | null => {
  const payload = error instanceof ApiError && error.status === 409 ? error.payload : undefined
  if (!isObject(payload)) return null
  const found = { collisions: listIn<Collision>(payload.collisions), gone: listIn<Gone>(payload.gone) }
  return found.collisions.length + found.gone.length > 0 ? found : null
}
