import { expect, it } from 'vitest'
import type { Operation } from '../../../src/server/contract/read-contract.ts'
import { responseFaults } from './response-faults.ts'

const operation = (method: string, path: string): Operation => ({ method, path }) as Operation
const list = operation('GET', '/api/dua-category/all')
const remove = operation('DELETE', '/api/dua-category/delete/{id}')
const empty = { success: true, message: '' }

it('of responses that break the contract are reported at their place, with or without a shared schema', async () => {
  const faultsOf = await responseFaults()
  expect(faultsOf(list, 200, { ...empty, payload: 'none' })).toEqual(['/payload must be object'])
  expect(faultsOf(remove, 404, { success: false })).toEqual([" must have required property 'message'"])
  expect(faultsOf(remove, 404, { success: false, message: 'It is not there.' })).toEqual([])
})
