import { describe, expect, it } from 'vitest'
import { ApiError } from '../../src/client/api-error.ts'
import {
  isAvailable,
  learn,
  lookupOperation,
  showsMissing,
  takesHeader,
  takesParameter,
} from '../../src/client/availability.ts'

const response = (status: number, isOfApi = false) =>
  new ApiError(status, '', [], undefined, null, {}, undefined, isOfApi)

describe('operations of an API', () => {
  it.each([
    ['getMyNotifications', response(404), false],
    ['getMyNotifications', response(404, true), false],
    ['getMyNotifications', response(405), false],
    ['getMyNotifications', response(501), false],
    ['getMyNotifications', response(500), true],
    ['getMyNotifications', response(403), true],
    ['getMyNotifications', response(401), true],
    ['getMyNotifications', Object.assign(response(401), { isUnknownPath: true }), false],
    // A record that does not exist, with and without the envelope.
    ['getDua', response(404, true), true],
    ['getDua', response(404), true],
    ['updateDua', response(404, true), true],
    ['updateDua', response(404), true],
    ['createDua', response(404, true), true],
    ['createDua', response(404), true],
    ['deleteDua', response(404), true],
    ['getDua', response(405), false],
    ['listRecordHistory', response(404, true), true],
    ['listRecordHistory', response(404), false],
  ] as const)('is learned from the outcome of %s: %o, available: %s', (id, error, expected) => {
    learn(id, null)
    expect(isAvailable(id)).toBe(true)
    learn(id, error)
    expect(isAvailable(id)).toBe(expected)
    learn(id, null)
    expect(isAvailable(id)).toBe(true)
  })

  it('takes a 404 without an envelope for that of the record in the path', () => {
    const api = { envelope: null }
    expect(showsMissing('listRecordHistory', response(404), api)).toBe(false)
    expect(showsMissing('listRecordHistory', response(405), api)).toBe(true)
    expect(showsMissing('getMyNotifications', response(404), api)).toBe(true)
    expect(showsMissing('signOut', response(404), api)).toBe(true)
  })

  it('has no operation that the contract lacks', () => {
    learn('inventPoem', null)
    learn('inventPoem', response(404))
    learn(undefined, response(404))
    expect(isAvailable('inventPoem')).toBe(false)
  })

  it('gives names by the list when the operation for all records is missing', () => {
    expect(lookupOperation('totalRole')).toBe('totalRole')
    learn('totalRole', response(404))
    expect(lookupOperation('totalRole')).toBe('listRole')
    learn('totalRole', null)
    expect(lookupOperation('totalRole')).toBe('totalRole')
  })

  it('takes headers where the contract declares them', () => {
    expect(takesHeader('createDua', 'Idempotency-Key')).toBe(true)
    expect(takesHeader('updateDua', 'If-Match')).toBe(true)
    expect(takesHeader('updateDua', 'Idempotency-Key')).toBe(false)
    expect(takesHeader('signIn', 'Idempotency-Key')).toBe(false)
    expect(takesParameter('listDua', 'title')).toBe(true)
  })
})
