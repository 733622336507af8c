import { expect, test } from 'vitest'
import { faultsOfOne } from './faults-after.ts'

test.each([
  ['poets', ['templates/titled/list.json# This is no JSON: ']],
  ['poems', []],
])('a fault in a template is reported for a module that uses it: %s', async (only, faults) => {
  const found = await faultsOfOne(only, ['templates/titled/list.json', '{'])
  expect(found).toEqual(faults.map((fault) => expect.stringContaining(fault)))
})
