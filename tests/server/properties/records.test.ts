import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { isObject, type JsonObject, type JsonValue } from '../../../src/contract/json.ts'
import type { Operation, Table } from '../../../src/server/contract/read-contract.ts'
import { addressFor } from '../../support/contract/record-address.ts'
import { anyKind } from '../../support/database/test-database.ts'
import { propertyRuns } from '../../support/property-runs.ts'
import { startTestApi, type TestApi, type TestResponse } from '../../support/server/test-api.ts'
import { keptProperties, plain, showsKept } from './compare.ts'
import { contract, regularOperation, resources, Stock, unused } from './fixture.ts'
import { bodiesOf } from './generate.ts'
import { violationsOf } from './violate.ts'

/** Every regular resource, with bodies generated from the contract's schemas: what is stored is returned. */

describe('generated records', { timeout: 120_000 }, () => {
  let api: TestApi
  let stock: Stock

  beforeAll(async () => {
    api = await startTestApi({ kind: anyKind })
    stock = new Stock(api)
    await stock.fill()
  }, 120_000)
  afterAll(() => api.end())

  const storedOf = async ({ resource }: Table, id: number): Promise<JsonObject> =>
    (await api.services.store.get(resource, id))?.body ?? {}

  const call = async (
    operation: Operation,
    table: Table,
    id: number | null,
    body?: JsonObject,
  ): Promise<TestResponse> => {
    const record = id === null ? {} : await storedOf(table, id)
    const address = addressFor(operation, id, {
      ...stock.outer(table),
      ...record,
      ...(id === null ? {} : { id }),
    })
    return api.call(operation.method, address, body === undefined ? {} : { body })
  }

  /** Whether the first hundred rows of the list contain the record. */
  const isListed = async (table: Table, list: Operation, id: number): Promise<boolean> => {
    const record = await storedOf(table, id)
    const address = addressFor(list, null, { ...stock.outer(table), ...record })
    const paged = list.parameters.some(({ name }) => name === 'pageSize') ? '?pageNo=0&pageSize=100' : ''
    const { body } = await api.call('GET', `${address}${paged}`)
    const rows: JsonValue[] = Array.isArray(body.payload) ? body.payload : body.payload.content
    return rows.some(
      (row) => isObject(row) && [row, ...Object.values(row)].some((one) => isObject(one) && one.id === id),
    )
  }

  const expectKept = async (
    table: Table,
    operation: Operation,
    id: number,
    body: JsonObject,
    index = 0,
  ): Promise<void> => {
    const kept = keptProperties(operation.body ?? {}, body, index)
    const stored = await storedOf(table, id)
    for (const [name, value] of kept) expect([name, plain(stored[name])]).toEqual([name, plain(value)])
    for (const get of [`get${table.resource}`, `get${table.resource}ForUpdate`].map(regularOperation)) {
      if (!get) continue
      const { status, body: response } = await call(get, table, id)
      expect(status).toBe(200)
      for (const [name, value] of kept)
        expect([get.id, name, showsKept(response.payload, name, value)]).toEqual([get.id, name, true])
    }
  }

  const expectListed = async (table: Table, id: number): Promise<void> => {
    for (const list of [`list${table.resource}`, `total${table.resource}`].map(regularOperation))
      if (list) expect([list.id, await isListed(table, list, id)]).toEqual([list.id, true])
  }

  /** Referenced records cannot be deleted while the record exists. */
  const expectProtected = async (table: Table, id: number): Promise<void> => {
    const stored = await storedOf(table, id)
    for (const { path, column, target } of table.references) {
      const other = stored[path[0] ?? '']
      const owner = contract.tables.get(target)
      const remove = owner && regularOperation(`delete${target}`)
      if (!column || !remove || typeof other !== 'number' || target === 'Role') continue
      expect([target, (await call(remove, owner, other)).status]).toEqual([target, 409])
    }
  }

  /** Without a display photo, which must be an image that the caller uploaded. */
  const withoutPhoto = ({ displayPhotoId: _, ...body }: JsonObject): JsonObject => body

  it.each(resources.map((table) => [table.resource, table] as const))('%s', async (resource, table) => {
    const create = regularOperation(`create${resource}`) as Operation
    const update = regularOperation(`update${resource}`)
    const remove = regularOperation(`delete${resource}`)
    const first = bodiesOf(create.body ?? {}, stock.known)
    const second = bodiesOf((update ?? create).body ?? {}, stock.known)
    await fc.assert(
      fc.asyncProperty(first, second, async ({ body: made }, { body: changed }) => {
        const body = unused(table, create, made)
        const created = await call(create, table, null, body)
        expect(created.body).toMatchObject({ success: true, message: create.message })
        const ids: number[] = [created.body.payload.id]
        for (const [index, id] of ids.entries()) {
          await expectKept(table, create, id, body, index)
          await expectListed(table, id)
          await expectProtected(table, id)
        }
        const [id = 0] = ids
        if (update) {
          const next = { ...unused(table, update, withoutPhoto(changed)), id }
          expect((await call(update, table, id, next)).body).toMatchObject({ message: update.message })
          await expectKept(table, update, id, next)
        }
        for (const one of remove ? ids : []) {
          expect((await call(remove as Operation, table, one)).body).toMatchObject({
            message: remove?.message,
          })
          expect(await storedOf(table, one)).toEqual({})
        }
      }),
      propertyRuns(3),
    )
  })

  const writes = resources.flatMap((table) =>
    [`create${table.resource}`, `update${table.resource}`].flatMap((id) => {
      const operation = regularOperation(id)
      return operation ? [[id, operation, table] as const] : []
    }),
  )

  it.each(writes)('%s refuses an invalid body, at its place', async (_id, operation, table) => {
    const id = stock.known.get(table.resource)?.at(-1) ?? 0
    const before = await storedOf(table, id)
    const count = await api.services.store.count(table.resource, {})
    await fc.assert(
      fc.asyncProperty(bodiesOf(operation.body ?? {}, stock.known), async ({ body, rules }) => {
        const whole = unused(table, operation, operation.method === 'PUT' ? { ...body, id } : body)
        for (const { what, path, body: broken, status } of violationsOf(rules, whole)) {
          const response = await call(operation, table, null, broken)
          const paths: string[] = (response.body.errors ?? []).map((error: { path: string }) => error.path)
          expect([what, path, response.status, paths]).toEqual([what, path, status, [path]])
        }
      }),
      propertyRuns(1),
    )
    expect(await api.services.store.count(table.resource, {})).toBe(count)
    expect(await storedOf(table, id)).toEqual(before)
  })
})
