import { describe, expect, it } from 'vitest'
import {
  areaFaults,
  enumerationFaults,
  labelFaults,
  labelsIn,
  labelsOfSource,
} from '../../../scripts/check/texts/module-labels.ts'
import type { Module } from '../../../src/modules/format/types.ts'

describe('labels', () => {
  it.each<[string, unknown, readonly string[]]>([
    [
      'a menu',
      [{ label: 'Books', icon: 'book', children: [{ label: 'List', to: '/book' }] }],
      ['Books', 'List'],
    ],
    [
      'the options of a list in a form',
      {
        guests: { 'ui:options': { addLabel: 'Add Guest', dialogTitle: 'Update Guest', labelField: 'name' } },
      },
      ['Add Guest', 'Update Guest'],
    ],
    [
      'words of values, and for any other',
      { words: { MALE: 'Male' }, other: 'Unknown' },
      ['Male', 'Unknown'],
    ],
    ['messages', { 'ui:messages': { required: 'Name is required' } }, ['Name is required']],
    [
      'no property that records are named by',
      {
        parent: { label: 'title' },
        card: { title: 'title' },
        columns: [{ label: 'Tags', options: { label: 'title', words: { A: 'Alpha' } } }],
      },
      ['Tags', 'Alpha'],
    ],
    ['choices of a filter', { options: [{ label: 'All' }] }, ['All']],
    ['nothing of operations and properties', { operation: 'listBook', field: 'name' }, []],
  ])('of %s', (_, json, labels) => expect(labelsIn(json)).toEqual(labels))

  it('of the console itself', () =>
    expect(
      labelsOfSource(
        "label('Actions'); const x = { confirmLabel: 'Delete', label: edit ?? 'Edit', labelledBy: 'Id' }",
      ),
    ).toEqual(['Actions', 'Delete', 'Edit']))

  it('must be there in every language, and no others', () =>
    expect(
      labelFaults(new Set(['Books', 'Menu', '+1']), {
        bn: { Books: 'বই', Menu: 'মেনু' },
        fr: { Books: 'Livres', Old: 'Vieux' },
      }),
    ).toEqual([
      'fr/modules.json: "Menu" is missing; translate it',
      'fr/modules.json: nothing shows "Old"; take it out',
    ]))
})

describe('enumerations', () => {
  const schemas = {
    Gift: {
      properties: { every: { type: 'string', enum: ['ONE_TIME', 'MONTHLY', null] }, kind: { enum: ['a'] } },
    },
  }
  const gifts = (words: object | undefined, names?: readonly string[]): Module => ({
    id: 'gifts',
    module: { title: 'Gifts', path: '/gifts', resource: 'Gift' },
    list: {
      columns: [
        { field: 'every', label: 'Every', ...(words && { cell: 'badge', options: { words } }) },
        { field: 'kind', label: 'Kind' },
      ],
    },
    schema: { properties: { every: { type: 'string', enum: ['ONE_TIME', 'MONTHLY'] } } },
    ui: { every: { 'ui:title': 'Every', ...(names && { 'ui:enumNames': names }) } },
  })

  it.each([
    ['with words for all', gifts({ ONE_TIME: 'One time', MONTHLY: 'Monthly' }, ['One time', 'Monthly']), []],
    [
      'without a word, and a form without names',
      gifts({ ONE_TIME: 'One time' }),
      [
        'gifts: "every" shows MONTHLY as it is; give it words in its options',
        'gifts: the form offers the values of "every" as they are; give it ui:enumNames',
      ],
    ],
    [
      'as plain text',
      gifts(undefined, ['One time', 'Monthly']),
      ['ONE_TIME', 'MONTHLY'].map(
        (value) => `gifts: "every" shows ${value} as it is; give it words in its options`,
      ),
    ],
  ])('%s', (_, module, faults) => expect(enumerationFaults(module, schemas)).toEqual(faults))
})

it('every area of privileges has a text, and no other has', () =>
  expect(areaFaults(['FAQ_CREATE', 'FAQ_READ', 'BOOK_READ'], { FAQ: 'FAQ', OLD: 'Old' })).toEqual([
    'en/widgets.json: "privileges.areas.BOOK" is missing; say what the privileges are for',
    'en/widgets.json: the contract has no privileges of "OLD"; remove it in every language',
  ]))
