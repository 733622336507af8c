import { isOfPath } from '../contract/conventions/refusal.ts'
import { ApiError } from './api-error.ts'

/** Whether an error means that the record does not exist, or that its id is invalid. */
export const isUnknownRecord = (error: unknown): boolean =>
  error instanceof ApiError && (error.status === 404 || (error.refused && error.faults.some(isOfPath)))
