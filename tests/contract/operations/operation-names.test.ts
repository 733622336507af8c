import { expect, it } from 'vitest'
import {
  readRegularId,
  regularActions,
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

it('names are read as they are made', () => {
  for (const action of regularActions)
    for (const id of regularIds('Dua', action)) expect(readRegularId(id)).toEqual({ action, resource: 'Dua' })
})
