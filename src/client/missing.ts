import { absentOperations } from '../../generated/absent.ts'
import type { operations } from '../../generated/operations.ts'

type OperationId = keyof typeof operations

/** Operations that the API turned out to lack, as long as the page is open. */
const learned = new Set<string>()

/** Whether the API lacks an operation: an overlay has removed it, or the session has learned it. */
export const isMissing = (id: string): boolean => absentOperations.includes(id) || learned.has(id)

/** Learns that the API lacks an operation. */
export const learnMissing = (id: OperationId): void => void learned.add(id)

/** Learns that it has it after all. */
export const learnPresent = (id: OperationId): void => void learned.delete(id)

/** Statuses of a path that an API does not have, where it has no record to miss. */
export const missingStatuses: readonly number[] = [404, 405, 501]
