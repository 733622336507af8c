import { expect, it } from 'vitest'
import {
  readRegularId,
  readWritingId,
  regularActions,
  regularId,
  regularIds,
} from '../../../src/contract/operations/operation-names.ts'

it.each([
  ['listDua', { action: 'list', resource: 'Dua' }],
  ['getDuaForUpdate', { action: 'get', resource: 'Dua' }],
  ['createDuaForUpdate', { action: 'create', resource: 'DuaForUpdate' }],
  ['totalDuaCategory', { action: 'total', resource: 'DuaCategory' }],
  ['banUser', null],
  ['listing', null],
  ['updated', null],
])('%s', (id, expected) => {
  expect(readRegularId(id)).toEqual(expected)
})

it('of ids that write, those that read are none', () => {
  expect(readWritingId('updateDua')).toEqual({ action: 'update', resource: 'Dua' })
  for (const id of ['listDua', 'getDua', 'banUser']) expect(readWritingId(id)).toBeNull()
})

it('names are read as they are made', () => {
  for (const action of regularActions)
    for (const id of regularIds('Dua', action)) expect(readRegularId(id)).toEqual({ action, resource: 'Dua' })
})

it('an action behind which there is one operation has one name', () => {
  expect(regularId('Dua', 'list')).toBe('listDua')
  for (const action of regularActions)
    if (action !== 'get') expect([regularId('Dua', action)]).toEqual(regularIds('Dua', action))
})
