import type { RestoreCollisions } from '../../../../../generated/models/index.ts'
import { ApiError } from '../../../../client/api-error.ts'
import { isObject } from '../../../../contract/json.ts'

/** A value that keeps a record from being stored, since another record has it. */
export type Collision = RestoreCollisions['collisions'][number]

/** What a refused call says is taken, and can be sent again with other `values` for; null where it says nothing of the kind. */
export const collisionsIn = (error: unknown): readonly Collision[] | null => {
  const payload = error instanceof ApiError && error.status === 409 ? error.payload : undefined
  const found = isObject(payload) && Array.isArray(payload.collisions) ? payload.collisions : []
  return found.length > 0 ? (found as Collision[]) : null
}
