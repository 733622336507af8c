import { expect, it } from 'vitest'
import contract from '../../../generated/openapi.json' with { type: 'json' }
import { bearer, sessionPaths, tokenIn } from '../../../src/contract/conventions/session.ts'

it.each([
  [bearer('abc').Authorization, 'abc'],
  ['bearer  abc', 'abc'],
  ['Bearer ', undefined],
  ['Basic abc', undefined],
  ['', undefined],
  [undefined, undefined],
])('%o carries %o', (header, expected) => expect(tokenIn(header)).toBe(expected))

it('has its paths in the contract', () => {
  const { paths } = contract
  expect(Object.values(sessionPaths).filter((path) => !Object.hasOwn(paths, path))).toEqual([])
})
