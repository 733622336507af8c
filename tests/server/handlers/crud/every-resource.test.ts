import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { isObject, type JsonObject, type JsonValue } from '../../../../src/contract/json.ts'
import {
  loadBundle,
  type Operation,
  readContract,
  type Table,
} from '../../../../src/server/contract/read-contract.ts'
import { plainSchema, type Schema } from '../../../../src/server/contract/schema.ts'
import { addressFor } from '../../../support/contract/record-address.ts'
import { databaseKinds } from '../../../support/database/test-database.ts'
import { startTestApi, type TestApi } from '../../../support/server/test-api.ts'

/** Every resource of the contract, with the contract's examples; every response is checked against the contract. */

const bundle = await loadBundle(new URL('../../../../generated/openapi.json', import.meta.url))
const contract = readContract(bundle, new Set(['listUser', 'getUser']))
const operationOf = (id: string): Operation | undefined =>
  contract.operations.find((found) => found.id === id)

const tables = [...contract.tables.values()]
/** Resources with their own operations to create and read records. */
const resources = tables.filter(({ resource }) => operationOf(`create${resource}`))
/** Resources whose records exist from the start, or are created by another call. */
const given = tables.filter(
  ({ resource }) => !operationOf(`create${resource}`) && contract.regular.has(`get${resource}`),
)

const exampleOf = (operation: Operation): JsonObject => {
  const found = (contract.document.paths as Record<string, Record<string, JsonObject>>)[operation.path]?.[
    operation.method.toLowerCase()
  ]?.requestBody as { content: Record<string, { example?: JsonObject }> } | undefined
  return structuredClone(found?.content['application/json']?.example ?? {})
}

/** A query for every sort and every filter, and one without. */
const queriesOf = (operation: Operation): string[] => {
  const queries = operation.parameters.filter((parameter) => parameter.in === 'query')
  const samples: Readonly<Record<string, JsonValue>> = {
    'date-time': '2026-03-01T00:00:00.000Z',
    date: '2026-03-01',
    time: '10:30:00Z',
  }
  const sampleOf = ({ type, format }: Schema): JsonValue =>
    samples[format ?? ''] ?? (type === 'boolean' ? 'true' : 1)
  const values = (schema: Schema): readonly JsonValue[] => schema.enum ?? [sampleOf(plainSchema(schema))]
  const single = queries.flatMap(({ name, schema }) => values(schema).map((value) => `?${name}=${value}`))
  const ascending = single
    .filter((query) => query.startsWith('?sortBy'))
    .map((query) => `${query}&ascOrDesc=asc`)
  return ['', ...single, ...ascending]
}

describe.each(databaseKinds)('every resource on %s', (kind) => {
  let api: TestApi
  /** A record of every table that has one. */
  const known = new Map<string, number>()

  beforeAll(async () => {
    api = await startTestApi({ kind, settings: { DEMO: 'true' } })
    for (const { resource } of contract.tables.values()) {
      const [record] = await api.services.store.find(resource, {}, { limit: 1 })
      if (record) known.set(resource, record.id)
    }
  }, 120_000)
  afterAll(() => api.end())

  /** The example with ids of existing records. */
  const fitting = (schema: Schema, value: JsonValue): JsonValue => {
    const { 'x-references': target, 'x-agrees': agrees, items, properties } = plainSchema(schema)
    if (agrees) return null
    if (target !== undefined && value !== null) return known.get(target) ?? null
    if (items && Array.isArray(value)) {
      const all = value.map((item) => fitting(items, item))
      return plainSchema(schema).items?.['x-references'] ? [...new Set(all)] : all
    }
    if (!properties || !isObject(value)) return value
    return Object.fromEntries(
      Object.entries(value).map(([name, entry]) => [name, fitting(properties[name] ?? {}, entry ?? null)]),
    )
  }

  const bodyOf = (table: Table, operation: Operation): JsonObject => {
    const body = fitting(operation.body ?? {}, exampleOf(operation)) as JsonObject
    for (const property of table.unique)
      if (typeof body[property] === 'string') {
        const value = body[property]
        body[property] = value.includes('@')
          ? `x${crypto.randomUUID()}@example.org`
          : `${value}-${crypto.randomUUID().slice(0, 8)}`
      }
    return body
  }

  const outer = (table: Table): JsonObject => {
    const entries = table.references
      .filter(({ column }) => column)
      .map(({ path, target }) => [path[0], known.get(target)])
    return Object.fromEntries(entries)
  }

  /** The response for a changed record has the time and user of the change. */
  const expectWritten = async (table: Table, id: number, more: JsonObject): Promise<void> => {
    const record = await api.services.store.get(table.resource, id)
    expect(record?.modifiedAt.getTime()).toBeGreaterThan(record?.createdAt.getTime() ?? Number.NaN)
    const get =
      operationOf(`get${table.resource}`) ??
      operationOf(`get${table.resource}ForUpdate`) ??
      operationOf(`list${table.resource}`)
    if (!get || !record) throw new Error(`${table.resource} cannot be read.`)
    const { body } = await api.call('GET', addressFor(get, id, { ...more, id }))
    const shown = JSON.stringify(body.payload)
    expect(shown).toContain(`"lastModifiedDate":"${record.modifiedAt.toISOString()}"`)
    expect(shown).toContain('"lastModifiedBy":"Administrator"')
  }

  it.each(contract.operations.filter(({ id }) => /^(list|total)/.test(id)))('$id', async (operation) => {
    const table = contract.regular.get(operation.id)?.table
    const path = addressFor(operation, 1, table ? outer(table) : { resource: 'Dua' })
    for (const query of queriesOf(operation)) {
      const { status } = await api.call('GET', `${path}${query}`)
      expect({ query, status }).toEqual({ query, status: 200 })
    }
  })

  it.each(resources.map((table) => [table.resource, table] as const))(
    '%s is created, read, updated and deleted',
    async (resource, table) => {
      const create = operationOf(`create${resource}`)
      if (!create) throw new Error(resource)
      const more = outer(table)
      const created = await api.call(create.method, addressFor(create, null, more), {
        body: bodyOf(table, create),
      })
      expect(created.body).toMatchObject({ success: true, message: create.message })
      const id: number = created.body.payload.id
      for (const name of [`get${resource}`, `get${resource}ForUpdate`]) {
        const get = operationOf(name)
        if (get)
          expect(await api.call('GET', addressFor(get, id, { ...more, id }))).toMatchObject({ status: 200 })
      }
      const update = operationOf(`update${resource}`)
      if (update) {
        const answer = await api.call('PUT', addressFor(update, id, more), {
          body: { ...bodyOf(table, update), id },
        })
        expect(answer.body).toMatchObject({ success: true, message: update.message })
        await expectWritten(table, id, more)
      }
      const remove = operationOf(`delete${resource}`)
      if (!remove) return
      const deleted = await api.call('DELETE', addressFor(remove, id, { ...more, id }))
      expect(deleted.body).toMatchObject({ success: true, message: remove.message })
      expect((await api.call('DELETE', addressFor(remove, id, { ...more, id }))).status).toBe(404)
    },
  )

  it.each(given.map((table) => [table.resource, table] as const))(
    '%s, which always exists, is read, updated and deleted',
    async (resource, table) => {
      const id = known.get(resource) ?? 0
      const call = async (name: string, body?: JsonObject): Promise<number | undefined> => {
        const operation = operationOf(`${name}${resource}`)
        return (
          operation && (await api.call(operation.method, addressFor(operation, id, { id }), { body })).status
        )
      }
      expect(await call('get')).toBe(200)
      const update = operationOf(`update${resource}`)
      if (update) expect(await call('update', { ...bodyOf(table, update), id })).toBe(200)
      if (operationOf(`delete${resource}`)) {
        expect(await call('delete')).toBe(200)
        expect(await call('get')).toBe(404)
      }
    },
  )
})
