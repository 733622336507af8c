import { expect, test } from 'vitest'
import { conventionFaults, readSharedContract } from '../../../scripts/check/contract/conventions.ts'

/** The shared files with one name in the place of another, wherever it is the name of something. */
const renamed = (from: string, to: string): ReturnType<typeof readSharedContract> =>
  JSON.parse(JSON.stringify(readSharedContract()).replaceAll(`"${from}"`, `"${to}"`))

test('the shared files of the contract and the conventions say the same', () =>
  expect(conventionFaults(readSharedContract())).toEqual([]))

test.each([
  [
    'payload',
    [
      'openapi/shared/kinds.yaml#/envelope has success, message, data, but src/contract/conventions/envelope.ts makes success, message, payload',
    ],
  ],
  [
    'totalElements',
    [
      'openapi/shared/kinds.yaml#/payloads/Page has content, data, pageable, but src/contract/conventions/page.ts makes content, totalElements, pageable',
    ],
  ],
  [
    'pageNumber',
    [
      'openapi/shared/kinds.yaml#/payloads/Page/pageable has pageSize, data, but src/contract/conventions/page.ts makes pageSize, pageNumber',
    ],
  ],
  [
    'message',
    [
      'openapi/shared/kinds.yaml#/envelope has success, data, payload, but src/contract/conventions/envelope.ts makes success, message, payload',
      'openapi/shared/schemas.yaml#/Error has success, data, ',
    ],
  ],
  [
    'pageNo',
    [
      'openapi/shared/parameters.yaml has no parameter "pageNo", but src/contract/conventions/query.ts names it',
    ],
  ],
  [
    'If-Match',
    [
      'openapi/shared/parameters.yaml has no parameter "If-Match", but src/contract/conventions/version.ts names it',
    ],
  ],
])('%s under another name in the contract alone is told once, with both places', (name, faults) => {
  const found = conventionFaults(renamed(name, 'data'))
  expect(found).toEqual(faults.map((fault) => expect.stringContaining(fault)))
  for (const fault of found) expect(fault).toMatch(/: change both alike \(docs\/contract\.md\)$/)
})
