import { expect, it } from 'vitest'
import contract from '../../../generated/openapi.json' with { type: 'json' }
import {
  bearer,
  consoleRoleType,
  newTokenHeader,
  secondStepCode,
  sessionPaths,
  tokenIn,
} from '../../../src/contract/conventions/session.ts'

it.each([
  [bearer('abc').Authorization, 'abc'],
  ['Bearer abc', 'abc'],
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

it('has its words in the contract', () => {
  expect(contract.components.schemas.Role.properties.roleType.enum).toContain(consoleRoleType)
  expect(contract.paths['/api/signin'].post.responses[401].description).toContain(`\`${secondStepCode}\``)
  expect(contract.paths['/api/changepassword'].post.description.toLowerCase()).toContain(
    `\`${newTokenHeader}\``,
  )
})
