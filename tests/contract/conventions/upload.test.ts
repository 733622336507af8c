import { expect, it } from 'vitest'
import contract from '../../../generated/openapi.json' with { type: 'json' }
import { uploadNames } from '../../../src/contract/conventions/upload.ts'

it('has its names in the contract', () => {
  const { operation, file, type, area, id, url, name } = uploadNames
  const { DbFileUpload: sent, DbFile: stored } = contract.components.schemas
  expect(contract.paths['/api/db-file/upload'].post.operationId).toBe(operation)
  expect(Object.keys(sent.properties)).toEqual(expect.arrayContaining([file, type, area]))
  expect(Object.keys(stored.properties)).toEqual(expect.arrayContaining([id, url, name]))
})
