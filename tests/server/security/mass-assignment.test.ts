import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { plainSchema } from '../../../src/server/contract/schema.ts'
import { addressFor } from '../../support/contract/record-address.ts'
import { startTestApi, type TestApi } from '../../support/server/test-api.ts'
import { contract } from '../properties/fixture.ts'

/** Properties of every resource that only the server writes. */
const own = [
  ...['createdBy', 'created_by', 'modifiedBy', 'version', 'body', 'deletable', 'lastModifiedDate'],
  ...['creationDate', 'creationDateTimeStamp', 'lastModifiedBy', 'passwordHash', 'tokenVersion', 'roles'],
  ...['roleId', 'previleges', 'privileges', 'verified', 'banned', 'registerType', 'isAdmin'],
]

describe('properties that a request may not set', () => {
  let api: TestApi
  beforeAll(async () => {
    api = await startTestApi()
  })
  afterAll(() => api.end())

  const writes = contract.operations.filter(({ body, multipart }) => body && !multipart)

  it.each(writes.map((operation) => [operation.id, operation] as const))('%s', async (_id, operation) => {
    const listed = plainSchema(operation.body ?? {}).properties ?? {}
    const table = contract.regular.get(operation.id)?.table
    const shown = Object.keys(table?.schema.properties ?? {})
    const extra = [...new Set([...own, ...shown])].filter(
      (name) => !Object.hasOwn(listed, name) && name !== 'id',
    )
    const body = Object.fromEntries(extra.map((name) => [name, 1]))
    const { status, body: response } = await api.call(operation.method, addressFor(operation, 1, {}), {
      body,
    })
    expect(status).toBe(400)
    const paths = new Set(response.errors.map(({ path }: { path: string }) => path))
    expect(extra.filter((name) => !paths.has(`/${name}`))).toEqual([])
  })
})
