import { beforeAll, expect, it } from 'vitest'
import { demoFaults } from '../../../scripts/check/demo/faults.ts'
import { readDemo } from '../../../scripts/check/demo.ts'
import type { JsonObject } from '../../../src/contract/json.ts'
import { type Contract, loadBundle, readContract } from '../../../src/server/contract/read-contract.ts'
import { handlers } from '../../../src/server/handlers/registry.ts'

let contract: Contract
let demo: Map<string, JsonObject[]>

beforeAll(async () => {
  const bundle = await loadBundle(new URL('../../../generated/openapi.json', import.meta.url))
  contract = readContract(bundle, new Set(Object.keys(handlers)))
  demo = await readDemo()
})

/** The faults if the first record of a table has these values; undefined removes a property. */
const faultsWith = (table: string, change: Record<string, unknown>): string[] => {
  const [first = {}, ...others] = demo.get(table) ?? []
  const record = Object.fromEntries(
    Object.entries({ ...first, ...change }).filter(([, value]) => value !== undefined),
  )
  return demoFaults(contract, new Map([...demo, [table, [record as JsonObject, ...others]]]))
}

const at = (table: string, rest: string): string => `src/server/store/demo/${table}.json#/0${rest}`

it('the demo content fits the contract', () => {
  expect(demo.size).toBeGreaterThan(40)
  expect(demoFaults(contract, demo)).toEqual([])
})

it.each<[string, string, Record<string, unknown>, readonly string[]]>([
  [
    'a property under a name that the contract lacks',
    'tasbih',
    { actualTasbih: undefined, phrase: 'x' },
    [
      '/phrase: the contract does not know it',
      '/actualTasbih: is missing, and every response must have it',
      ": must have required property 'actualTasbih'",
    ],
  ],
  ['another type', 'tasbih', { active: 'yes' }, ['/active: must be boolean']],
  [
    'a text that is too long',
    'tasbih',
    { title: 'x'.repeat(256) },
    ['/title: must NOT have more than 255 characters'],
  ],
  ['a text of another format', 'khanka', { mapUrl: 'no link' }, ['/mapUrl: must match format "uri"']],
  [
    'a choice there is not',
    'role',
    { roleType: 'GUEST' },
    ['/roleType: must be equal to one of the allowed values'],
  ],
  [
    'an end before its start',
    'event',
    { fromDate: '02/03/2026', toDate: '01/03/2026' },
    ['/toDate: This must not be before fromDate.'],
  ],
  [
    'a property within a list',
    'category',
    { titles: [{ languageId: '$ref:language:0', text: 'x' }] },
    [
      '/titles/*/text: the contract does not know it',
      '/titles/*/translatedText: is missing, and every response must have it',
    ],
  ],
  [
    'a record that is not there',
    'dua',
    { duaCategoryId: '$ref:dua_category:99' },
    ['/duaCategoryId: there is no $ref:dua_category:99'],
  ],
  [
    'a privilege that is not there',
    'role',
    { previlegeId: ['$ref:privilege:POEM_*'] },
    ['/previlegeId/0: there is no $ref:privilege:POEM_*'],
  ],
  [
    'a book without what its kind needs',
    'book',
    { pdf: true, pdfDbFileId: null },
    ['/pdfDbFileId: must be integer'],
  ],
])('%s is told', (_, table, change, faults) => {
  const found = faultsWith(table, change)
  for (const fault of faults) expect(found).toContainEqual(expect.stringContaining(at(table, fault)))
  for (const fault of found) expect(fault, 'nothing else is told').toContain(`demo/${table}.json#/0`)
})

it('a file without a table is reported', () => {
  expect(demoFaults(contract, new Map([...demo, ['poem', [{}]]]))).toEqual([
    'src/server/store/demo/poem.json: the contract stores nothing in a table of this name',
  ])
})
