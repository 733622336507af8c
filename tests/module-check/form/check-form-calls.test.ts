import { expect, test } from 'vitest'
import { type Change, faultsAfter } from '../faults-after.ts'

type Case = readonly [what: string, changes: readonly Change[], faults: readonly string[]]

const cases: readonly Case[] = [
  [
    'list to wrap in that is not there',
    [['verses/form.json#/payload/create/wrap/in', 'verses']],
    ['verses/form.json#/payload/create/wrap/in The body of createVerse has no list "verses"'],
  ],
  [
    'property wrapped that belongs outside',
    [['verses/form.json#/payload/create/wrap/keep', undefined]],
    [
      'verses/form.json#/payload/create/set/language The body of createVerse has no property "language"',
      'createVerse requires "language", and nothing in the form gives it',
    ],
  ],
  [
    'path of a save that nothing fills',
    [['verses/form.json#/pathParams', undefined]],
    ['verses/form.json# Nothing fills {poemId} in the path of createVerse'],
  ],
  [
    'path value nothing takes',
    [['verses/form.json#/pathParams/poem', 1]],
    ['verses/form.json#/pathParams/poem No path has the parameter "poem" — rename it to "poemId"'],
  ],
  [
    'UI without a form',
    [
      ['poems/form.ui.json', undefined],
      ['poems/form.schema.json#/required', ['title']],
    ],
    ['poems/form.schema.json# There is a form.schema.json but no form.ui.json'],
  ],
]

test.each(cases)('%s', async (_, changes, faults) => {
  const found = await faultsAfter(...changes)
  expect(found).toEqual(faults.map((fault) => expect.stringContaining(fault)))
})
