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

const answer = (status: number, isOfApi = false) =>
  new ApiError(status, '', [], undefined, null, {}, undefined, isOfApi)

describe('operations of an API', () => {
  it.each([
    ['getMyNotifications', answer(404), false],
    ['getMyNotifications', answer(404, true), false],
    ['getMyNotifications', answer(405), false],
    ['getMyNotifications', answer(501), false],
    ['getMyNotifications', answer(500), true],
    ['getMyNotifications', answer(403), true],
    ['getMyNotifications', answer(401), true],
    ['getMyNotifications', Object.assign(answer(401), { isUnknownPath: true }), false],
    // A record that does not exist, with and without the envelope.
    ['getDua', answer(404, true), true],
    ['getDua', answer(404), true],
    ['updateDua', answer(404, true), true],
    ['updateDua', answer(404), true],
    ['createDua', answer(404, true), true],
    ['getDua', answer(405), false],
    ['listRecordHistory', answer(404, true), true],
    ['listRecordHistory', answer(404), false],
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
    expect(showsMissing('listRecordHistory', answer(404), api)).toBe(false)
    expect(showsMissing('listRecordHistory', answer(405), api)).toBe(true)
    expect(showsMissing('getMyNotifications', answer(404), api)).toBe(true)
  })

  it('has no operation that the contract lacks', () => {
    learn('inventPoem', null)
    expect(isAvailable('inventPoem')).toBe(false)
  })

  it('gives names by the list when the operation for all records is missing', () => {
    expect(lookupOperation('totalRole')).toBe('totalRole')
    learn('totalRole', answer(404))
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
