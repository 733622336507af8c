import { absentParameters } from '../../generated/absent.ts'
import { operations } from '../../generated/operations.ts'
import { type Conventions, conventions } from '../contract/conventions/conventions.ts'
import { readRegularId, regularId } from '../contract/operations/operation-names.ts'
import { ApiError } from './api-error.ts'
import { isMissing, learnMissing, learnPresent, missingStatuses } from './missing.ts'
import type { OperationEntry } from './operation.ts'
import { outcomes } from './query-client.ts'

/*
 * The operations that the API has, by the contract of this build and the responses of this session. Menu, buttons,
 * blocks, pickers and polls check here; modules have only the columns, filters and fields of the contract
 * (scripts/generate/fit-modules.ts).
 */

/** The operations of the contract by their ids. */
export type OperationId = keyof typeof operations

/** Whether the contract has an operation. */
export const hasOperation = (id: string): id is OperationId => Object.hasOwn(operations, id)

/** An operation's entry in the generated map. Throws for an unknown operation. */
export const findOperation = (id: string): OperationEntry => {
  if (!hasOperation(id)) throw new Error(`The contract has no operation "${id}"`)
  return operations[id]
}

/** Whether an operation can be offered: the contract has it, and the API has not shown otherwise. */
export const isAvailable = (id: string): id is OperationId => hasOperation(id) && !isMissing(id)

/** Whether an operation of the contract takes a query parameter that an overlay may have removed. */
export const takesParameter = (id: string, name: string): boolean => !absentParameters[id]?.includes(name)

/** Whether the contract declares a header of conventions for an operation. Other origins may forbid any other. */
export const takesHeader = (id: string, header: string): boolean =>
  findOperation(id).headers?.includes(header) === true

/** Actions on a record, or below one, which may not exist. */
const ofRecords: readonly unknown[] = ['get', 'create', 'update', 'delete']

/**
 * Whether an error shows that the API lacks the operation. A 404 of an operation that reads or writes a record is about
 * that record, and so is one in the envelope, except of a query without path parameters. Without an envelope, any 404
 * with a path parameter may be about the record in the path.
 */
export const showsMissing = (
  id: OperationId,
  error: ApiError,
  { envelope }: Pick<Conventions, 'envelope'> = conventions,
): boolean => {
  if (error.isUnknownPath) return true
  if (error.status !== 404) return missingStatuses.includes(error.status)
  const { method, path = [] } = findOperation(id)
  const isQueryOfAll = method === 'get' && path.length === 0
  if (isQueryOfAll) return true
  if (envelope === null && path.length > 0) return false
  return !error.isOfApi && !ofRecords.includes(readRegularId(id)?.action)
}

/** Learns from the outcome of a call; `error` is null after a success. */
export const learn = (id: unknown, error: unknown): void => {
  if (typeof id !== 'string' || !hasOperation(id)) return
  if (error === null) learnPresent(id)
  else if (error instanceof ApiError && showsMissing(id, error)) learnMissing(id)
}

// The client of queries is part of the sign-in page, the map of operations is not.
outcomes.learn = learn

/** The operation that returns the records to choose from: the `total…` operation, or else that of the list. */
export const lookupOperation = (id: string): string => {
  const regular = isAvailable(id) ? null : readRegularId(id)
  const list = regular?.action === 'total' ? regularId(regular.resource, 'list') : id
  return hasOperation(list) ? list : id
}
