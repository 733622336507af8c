import { expect, expectTypeOf, test } from 'vitest'
import { callOperation, operationQuery, optionalQuery, privilegesOf } from '../../src/client/call.ts'
import type { AnswerOf, InputOf } from '../../src/client/typed-operation.ts'

// Most of this is for the compiler: an `@ts-expect-error` above what it accepts fails `npm run check`.

test('an id written in code is one of the contract', async () => {
  // @ts-expect-error: listDuas
  expect(() => operationQuery('listDuas')).toThrow('The contract has no operation "listDuas"')
  // @ts-expect-error: listDuas
  expect(() => privilegesOf('listDuas')).toThrow('The contract has no operation "listDuas"')
  // @ts-expect-error: listDuas
  await expect(callOperation('listDuas')).rejects.toThrow('The contract has no operation "listDuas"')
  // @ts-expect-error: listDuas
  expect(() => optionalQuery('listDuas')).toThrow('The contract has no operation "listDuas"')
})

test('an id that a module names is looked for when it is used', () => {
  const id: string = 'listDuas'
  expect(() => operationQuery(id)).toThrow('The contract has no operation "listDuas"')
})

test('what a call carries and answers is what the contract says', async () => {
  expectTypeOf<AnswerOf<'getDua'>['payload']['title']>().toEqualTypeOf<string>()
  expectTypeOf<AnswerOf<string>['payload']>().toBeUnknown()
  expectTypeOf({ query: { activ: true } }).not.toExtend<InputOf<'totalLanguage'>>()
  expectTypeOf({ body: { pasword: '' } }).not.toExtend<InputOf<'beginMyTotp'>>()
  // @ts-expect-error: no path parameter of it
  const { queryFn } = operationQuery('getDua', { path: { number: 1 } })
  await expect(queryFn(new AbortController())).rejects.toThrow('needs the path parameter "id"')
})
