import { afterAll, beforeAll } from 'vitest'
import type { JsonObject } from '../../../../src/contract/json.ts'
import { readContract, type Tables } from '../../../../src/server/contract/read-contract.ts'
import type { Database } from '../../../../src/server/store/database.ts'
import { Projector } from '../../../../src/server/store/read/project.ts'
import { createStore, type Store } from '../../../../src/server/store/store.ts'
import {
  createTestDatabase,
  type DatabaseKind,
  type TestDatabase,
} from '../../../support/database/test-database.ts'
import { fixtureContract } from '../../fixture-contract.ts'

interface Properties {
  properties: Record<string, JsonObject>
  required?: string[]
  [keyword: string]: unknown
}

/** Changes the fixture contract's schemas by name, and its paths. */
export type Change = (schemas: Record<string, Properties>, paths: Record<string, JsonObject>) => void

/** The changed fixture contract. */
export const contractWith = (change: Change = () => undefined): ReturnType<typeof readContract> =>
  readContract(
    fixtureContract((document) => {
      const { components, paths } = document as never as { components: { schemas: never }; paths: never }
      change(components.schemas, paths)
    }),
    new Set(['getMe', 'openDoor']),
  )

/** The tables of the changed fixture contract. */
export const tablesWith = (change?: Change): Tables => contractWith(change).tables

/** A store of these tables. */
export const storeOn = (database: Database, tables: Tables): Store =>
  createStore({ database, tables, projector: new Projector(tables), schemas: {} })

/** The schemas of the bodies that create and update a resource, to change both. */
export const bodiesOf = (paths: Record<string, JsonObject>, resource: string): Properties[] =>
  Object.values(paths).flatMap((path) =>
    Object.values(path as Record<string, { operationId?: string; requestBody?: JsonObject }>).flatMap(
      ({ operationId, requestBody }) => {
        if (operationId !== `create${resource}` && operationId !== `update${resource}`) return []
        const { content } = requestBody as never as {
          content: Record<string, { schema: Properties }>
        }
        return Object.values(content).map(({ schema }) => schema)
      },
    ),
  )

/** A database for the tests of a block; each opens it empty, and closes it. */
export const emptyDatabase = (kind: DatabaseKind): (() => Promise<Database>) => {
  let test: TestDatabase
  beforeAll(async () => {
    test = await createTestDatabase(kind)
  })
  afterAll(() => test.drop())
  return async () => {
    const database = await test.open()
    await database.exclusively(({ query }) => query('drop schema public cascade; create schema public'))
    return database
  }
}
