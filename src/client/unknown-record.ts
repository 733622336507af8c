import { isOfPath } from '../contract/conventions/fault-place.ts'
import { ApiError } from './api-error.ts'

/** Whether an error says that there is no such record, or that none can be named so. */
export const isUnknownRecord = (error: unknown): boolean =>
  error instanceof ApiError && (error.status === 404 || (error.refused && error.faults.some(isOfPath)))
