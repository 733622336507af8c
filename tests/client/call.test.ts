import { QueryClient } from '@tanstack/react-query'
import { expect, expectTypeOf, test } from 'vitest'
import { type GetDuaQueryError, getGetDuaQueryOptions, type updateDua } from '../../generated/api/dua/dua.ts'
import { getTotalLanguageQueryOptions } from '../../generated/api/language/language.ts'
import { getListRoleQueryKey, getListRoleQueryOptions } from '../../generated/api/role/role.ts'
import { operations, tags } from '../../generated/operations.ts'
import type { ApiError } from '../../src/client/api-error.ts'
import { findOperation } from '../../src/client/availability.ts'
import {
  callOperation,
  canTransition,
  keyHeaders,
  nothingToAsk,
  type OperationId,
  operationQuery,
  optionalQuery,
  pathParametersOf,
  privilegesOf,
  queriesOfTag,
} from '../../src/client/call.ts'

const unknownOperation = 'The contract has no operation "listDuas"'

test('an operation that the contract lacks is an error where it is used', async () => {
  // @ts-expect-error: an id in code is one of the contract
  const id: OperationId = 'listDuas'
  expect(() => operationQuery(id)).toThrow(unknownOperation)
  expect(() => optionalQuery(id)).toThrow(unknownOperation)
  expect(() => privilegesOf(id)).toThrow(unknownOperation)
  expect(() => queriesOfTag(id)).toThrow(unknownOperation)
  // @ts-expect-error: as a literal, too
  expect(() => queriesOfTag('listDuas')).toThrow(unknownOperation)
  await expect(callOperation(id)).rejects.toThrow(unknownOperation)
})

test('a missing path parameter is an error before anything is sent', async () => {
  const missing = 'Operation "getDua" needs the path parameter "id"'
  const { queryFn } = operationQuery('getDua', { path: { number: 1 } })
  await expect(queryFn(new AbortController())).rejects.toThrow(missing)
  await expect(callOperation('deleteDua', {})).rejects.toThrow('"deleteDua" needs the path parameter "id"')
})

const pascal = (id: string): string => id.charAt(0).toUpperCase() + id.slice(1)

const queries = Object.entries(operations).flatMap(([id, { tag, method }]) =>
  method === 'get' ? [[id, tag] as const] : [],
)

test.each(queries)('the query of %s has the key of the generated query', async (id, tag) => {
  const code = await tags[tag]?.()
  const path = Object.fromEntries(pathParametersOf(id).map((name, index) => [name, index + 1]))
  const query = { pageNo: 2, search: 'a' }
  const takesQuery = findOperation(id).query === true
  const args = [...(Object.keys(path).length > 0 ? [path] : []), ...(takesQuery ? [query] : [])]
  const keyOf = code?.[`get${pascal(id)}QueryKey`] as (...args: unknown[]) => unknown
  const optionsOf = code?.[`get${pascal(id)}QueryOptions`] as (...args: unknown[]) => { queryKey: unknown }
  const { queryKey } = operationQuery(id, { path, query })
  expect(queryKey).toEqual(keyOf(...args))
  expect(queryKey).toEqual(optionsOf(...args).queryKey)
  // Without parameters, the key is the prefix of all keys of the operation, for invalidation.
  expect(keyOf()).toEqual([id])
})

test.each([
  ['createAnswer', { status: 'QUESTIONED' }, true],
  ['createAnswer', { status: 'ANSWERED' }, false],
  ['createAnswer', {}, false],
  ['updateDua', { status: 'ANSWERED' }, true],
])('%s can be called for a record with %j: %s', (id, record, expected) => {
  expect(canTransition(id, record)).toBe(expected)
})

test('an attempt has a key where the API executes it once', () => {
  expect(keyHeaders('createDua', 'one')).toEqual({ 'Idempotency-Key': '"one"' })
  expect(keyHeaders('createDua', undefined)).toEqual({})
  expect(keyHeaders('updateDua', 'one')).toEqual({})
})

test('a query without an operation never runs', () => {
  expect(optionalQuery(undefined)).toBe(nothingToAsk)
  expect(optionalQuery('listRole').queryKey).toEqual(['listRole'])
})

test('a query without parameters has one key', () => {
  expect(operationQuery('listRole', { query: {} }).queryKey).toEqual(getListRoleQueryKey())
})

test('a change invalidates the queries of its tag', async () => {
  const client = new QueryClient()
  const role = getListRoleQueryKey({ pageNo: 1 })
  client.setQueryData(role, { success: true, message: '', payload: { content: [] } })
  client.setQueryData(operationQuery('listDua').queryKey, { payload: [] })
  client.setQueryData(['drafts', 1], [])
  client.setQueryData([{ listRole: 1 }], [])
  await client.invalidateQueries(queriesOfTag('updateRole'))
  const stale = client.getQueryCache().findAll({ predicate: (query) => query.state.isInvalidated })
  expect(stale.map(({ queryKey }) => queryKey)).toEqual([role])
})

// Compiled only: an `@ts-expect-error` above valid code fails `npm run check`.
test('the generated functions check the input and the response', () => {
  // @ts-expect-error: no path parameter of it
  getGetDuaQueryOptions({ number: 1 })
  // @ts-expect-error: no query parameter of it
  getTotalLanguageQueryOptions({ activ: true })
  // @ts-expect-error: no option of a query
  getListRoleQueryOptions({}, { query: { staletime: 1 } })
  expectTypeOf<{ titel: string }>().not.toExtend<Parameters<typeof updateDua>[0]>()
  type Options = ReturnType<typeof getGetDuaQueryOptions>
  type Read = Awaited<ReturnType<Extract<Options['queryFn'], (...args: never) => unknown>>>
  expectTypeOf<Read['payload']['title']>().toEqualTypeOf<string>()
  expectTypeOf<GetDuaQueryError>().toEqualTypeOf<ApiError>()
})
