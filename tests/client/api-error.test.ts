import { describe, expect, it, vi } from 'vitest'
import { ApiError, isUnknownRecord, toApiError } from '../../src/client/api-error.ts'

const withoutResponse = (reason: 'offline' | 'unreachable' | 'foreign' | 'header') =>
  new ApiError(0, '', [], undefined, null, {}, reason)

it.each([
  [0, false],
  [199, false],
  [200, true],
  [404, true],
  [499, true],
  [500, false],
  [501, true],
  [503, false],
])('a response with status %i is a refusal: %s', (status, expected) => {
  expect(new ApiError(status, '').refused).toBe(expected)
})

it.each([
  ['offline', false],
  ['unreachable', false],
  ['foreign', true],
  ['header', true],
] as const)('a request without a response (%s) was blocked by the browser: %s', (reason, expected) => {
  expect(withoutResponse(reason).isBlocked).toBe(expected)
})

describe('the message of an error', () => {
  // Of a page without translated texts.
  const load = () => {
    vi.resetModules()
    return import('../../src/client/api-error.ts')
  }

  it.each([
    ['that of the API', { message: 'The title is taken.' }, 'The title is taken.'],
    ['a general one', null, 'Something went wrong, please try again later'],
  ])('is %s', async (_, body, expected) => {
    const code = await load()
    expect(code.errorMessage(code.toApiError(422, body))).toBe(expected)
  })

  it('does not show that of a program', async () => {
    const code = await load()
    expect(code.errorMessage(new TypeError('x is not a function'))).toMatch(/^Something went wrong/)
    expect(code.errorMessage(new TypeError('x is not a function'), 'Not saved.')).toBe('Not saved.')
  })

  it('for logs is that of the API, or the status', () => {
    expect(toApiError(422, { message: 'No.' }).message).toBe('No.')
    expect(toApiError(500, null).message).toBe('Request failed with status 500')
  })
})

it('knows less without a response than with one', () => {
  expect(new ApiError(0, '')).toMatchObject({
    faults: [],
    payload: undefined,
    changes: null,
    coded: {},
    noResponse: undefined,
    isOfApi: false,
    isUnknownPath: false,
    blockedHeader: '',
  })
})

const inPath = [{ path: '{id}', message: 'must be a number' }]
const inBody = [{ path: '/title', message: 'is taken' }]

it.each<[string, unknown, boolean]>([
  ['404', new ApiError(404, ''), true],
  ['an invalid id', new ApiError(400, '', [...inBody, ...inPath]), true],
  ['an invalid body', new ApiError(400, '', inBody), false],
  ['a failure', new ApiError(500, '', inPath), false],
  ['another error', { status: 404 }, false],
])('%s means that the record is unknown: %s', (_, error, expected) => {
  expect(isUnknownRecord(error)).toBe(expected)
})
