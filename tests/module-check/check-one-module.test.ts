import { expect, test } from 'vitest'
import { faultsOfOne } from './faults-after.ts'

test.each([
  ['poets', ['templates/titled/list.json# This is no JSON: ']],
  ['poems', []],
])('what is wrong in a template is told of a module that has it: %s', async (only, faults) => {
  const found = await faultsOfOne(only, ['templates/titled/list.json', '{'])
  expect(found).toEqual(faults.map((fault) => expect.stringContaining(fault)))
})
