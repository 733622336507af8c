import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it, test } from 'vitest'
import { keywordFaults } from '../../../scripts/check/contract/keywords.ts'
import { standardResponses } from '../../../scripts/openapi/standard-responses.ts'
import { endpointsOf, readContractNow } from '../../../scripts/shared/contract.ts'
import { root } from '../../../scripts/shared/root.ts'

describe('standard error responses', () => {
  it.each([
    ['a GET of a signed-in user', 'get', {}, [400, 401, 403, 500, 503]],
    ['a public GET', 'get', { security: [] }, [500, 503]],
    ['a public POST', 'post', { security: [], requestBody: {} }, [400, 413, 415, 422, 500, 503, 507]],
    ['a DELETE', 'delete', {}, [400, 401, 403, 413, 415, 422, 500, 503, 507]],
  ])('%s', (_, method, operation, statuses) => {
    expect(Object.keys(standardResponses(method, { responses: {}, ...operation })).map(Number)).toEqual(
      statuses,
    )
  })

  it('are in the bundle of every operation', () => {
    for (const { method, operation } of endpointsOf(readContractNow()))
      expect(Object.keys(operation.responses ?? {}), operation.operationId).toEqual(
        expect.arrayContaining(Object.keys(standardResponses(method, operation as never))),
      )
  })
})

test.each([
  ['x-label: title', 'x-lable: title', /dua\.yaml:\d+: There is no keyword "x-lable"/],
  ['x-added: true', 'x-aded: true', /There is no keyword "x-aded": rename it to "x-added"/],
  ['x-privileges: [DUA_READ]', 'x-privileges: DUA_READ', /dua\.yaml:9: "DUA_READ" is not array/],
])('a misspelt keyword is reported with its line: %s as %s', async (right, wrong, message) => {
  const file = 'openapi/resources/dua.yaml'
  const text = await readFile(join(root, file), 'utf8')
  expect(keywordFaults(file, text)).toEqual([])
  expect(keywordFaults(file, text.replace(right, wrong))).toEqual(
    expect.arrayContaining([expect.stringMatching(message)]),
  )
})
