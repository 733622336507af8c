import { expect, test } from 'vitest'
import { type Change, faultsAfter } from '../faults-after.ts'

const own = (value: unknown): Change => ['poems/form.schema.json', value]
const repeated = 'This repeats the contract'

test.each<readonly [what: string, changes: readonly Change[], faults: readonly string[]]>([
  ['a stricter rule', [own({ properties: { title: { maxLength: 50 } } })], []],
  ['a field that is required beyond the contract', [own({ required: ['link'] })], []],
  [
    'a rule of the contract',
    [own({ properties: { title: { maxLength: 255, pattern: '^a' } } })],
    [`poems/form.schema.json#/properties/title/maxLength ${repeated} — remove it`],
  ],
  [
    'what the contract requires',
    [own({ required: ['link', 'title'] })],
    [`poems/form.schema.json#/required/1 ${repeated} — remove it`],
  ],
  [
    'nothing but what the contract says',
    [own({ type: 'object', required: ['title'], properties: { price: { maximum: 1000 } } })],
    [`poems/form.schema.json# ${repeated} — remove the file`],
  ],
  [
    'a rule within a branch',
    [
      own({
        if: { properties: { active: { const: true } } },
        then: { required: ['link'], properties: { link: { format: 'uri' } } },
      }),
    ],
    [`poems/form.schema.json#/then/properties/link/format ${repeated} — remove it`],
  ],
  [
    'a field that the form lacks',
    [own({ required: ['link', 'titel'], properties: { prize: { minimum: 1 } } })],
    [
      'poems/form.schema.json#/properties/prize form.ui.json has no field "prize" — rename it to "price"',
      'poems/form.schema.json#/required/1 form.ui.json has no field "titel" — rename it to "title"',
    ],
  ],
  [
    'a rule of a template that its only module takes back: not the module repeats',
    [
      ['templates/titled/form.schema.json', { properties: { title: { maxLength: 50 } } }],
      ['poets/form.schema.json', { properties: { title: { maxLength: 255 } } }],
    ],
    [`templates/titled/form.schema.json# ${repeated} — remove the file`],
  ],
  [
    'a rule of a template that the contract has of each of its modules',
    [['templates/titled/form.schema.json', { properties: { title: { maxLength: 255, pattern: '^a' } } }]],
    [`templates/titled/form.schema.json#/properties/title/maxLength ${repeated} — remove it`],
  ],
])('form.schema.json with %s', async (_, changes, faults) => {
  expect(await faultsAfter(...changes)).toEqual(faults)
})
