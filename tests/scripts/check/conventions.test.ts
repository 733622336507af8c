import { expect, test } from 'vitest'
import { conventionFaults } from '../../../scripts/check/contract/conventions.ts'
import { readContractNow } from '../../../scripts/shared/contract.ts'

/** The bundle with one name replaced, wherever it is a name. */
const renamed = (from: string, to: string): unknown =>
  JSON.parse(
    JSON.stringify(readContractNow()).replaceAll(`"${from}":`, `"${to}":`).replaceAll(`"${from}"`, `"${to}"`),
  )

test('the contract and the conventions agree', () => expect(conventionFaults(readContractNow())).toEqual([]))

test.each([
  [
    'totalElements',
    'openapi/resources/dua.yaml: the page of listDua has content, data, pageable, but src/contract/conventions/page.ts makes content, totalElements, pageable',
  ],
  [
    'pageNumber',
    'openapi/resources/dua.yaml: the page of listDua/pageable has pageSize, data, but src/contract/conventions/page.ts makes pageSize, pageNumber',
  ],
  ['message', 'openapi/schemas.yaml#/Error has success, data, '],
  [
    'ascOrDesc',
    'openapi/parameters.yaml has no parameter "ascOrDesc", but src/contract/conventions/query.ts names it',
  ],
  [
    'If-Match',
    'openapi/parameters.yaml has no parameter "If-Match", but src/contract/conventions/version.ts names it',
  ],
])('reports %s under another name in the contract, with both places', (name, fault) => {
  const found = conventionFaults(renamed(name, 'data'))
  expect(found).toContainEqual(expect.stringContaining(fault))
  for (const line of found) expect(line).toMatch(/: change both alike \(docs\/contract\.md\)$/)
})
