import fc from 'fast-check'
import type { JsonObject } from '../../../src/contract/json.ts'
import {
  loadBundle,
  type Operation,
  readContract,
  type Table,
} from '../../../src/server/contract/read-contract.ts'
import { plainSchema } from '../../../src/server/contract/schema.ts'
import { addressFor } from '../../support/contract/record-address.ts'
import type { TestApi } from '../../support/server/test-api.ts'
import { bodiesOf } from './generate.ts'

const bundle = await loadBundle(new URL('../../../generated/openapi.json', import.meta.url))

/** The product's contract. */
export const contract = readContract(bundle, new Set(['listUser', 'getUser']))

/** An operation by id, if the contract has it and the regular handler serves it. */
export const regularOperation = (id: string): Operation | undefined =>
  contract.regular.has(id) ? contract.operations.find((operation) => operation.id === id) : undefined

/** Resources whose records are created by a regular operation. */
export const resources: readonly Table[] = [...contract.tables.values()].filter(({ resource }) =>
  regularOperation(`create${resource}`),
)

/** Rules of a body beyond its schema: a section has a title, in one language or several. */
const beyond: Readonly<Record<string, JsonObject>> = { PageSection: { title: 'শিরোনাম' } }

/** A body with unused unique values. */
export const unused = (table: Table, operation: Operation, body: JsonObject): JsonObject => {
  const changed = { ...body, ...beyond[table.resource] }
  const properties = plainSchema(operation.body ?? {}).properties ?? {}
  for (const name of table.unique) {
    const { format, pattern } = properties[name] ?? {}
    const mark = crypto.randomUUID().slice(0, 8)
    if (format === 'email') changed[name] = `${mark}@example.org`
    else if (name in properties) changed[name] = pattern === undefined ? `${name} ${mark}` : `en-${mark}`
  }
  return changed
}

const file = (name: string): JsonObject => ({
  fileUrl: `/files/${name}/${name}.png`,
  fileName: `${name}.png`,
  fileExtension: 'png',
  fileType: 'image/png',
  fileUploadType: 'CMS',
  fileSize: 100,
})

/** An API with two records of every resource that references name. */
export class Stock {
  readonly #known = new Map<string, number[]>()
  readonly api: TestApi

  constructor(api: TestApi) {
    this.api = api
  }

  get known(): ReadonlyMap<string, readonly number[]> {
    return this.#known
  }

  /** Ids that the path of an operation on this table may name besides the record's. */
  outer({ references }: Table): JsonObject {
    const named = references.filter(({ column }) => column)
    return Object.fromEntries(named.map(({ path, target }) => [path[0], this.#known.get(target)?.[0] ?? 0]))
  }

  async #create(table: Table, operation: Operation): Promise<void> {
    const samples = fc.sample(bodiesOf(operation.body ?? {}, this.#known), { numRuns: 2, seed: 7 })
    for (const { body } of samples) {
      const address = addressFor(operation, null, this.outer(table))
      const response = await this.api.call('POST', address, { body: unused(table, operation, body) })
      if (response.status !== 200)
        throw new Error(`${operation.id}: ${JSON.stringify([response.body, body])}`)
      const known = this.#known.get(table.resource) ?? []
      this.#known.set(table.resource, [...known, response.body.payload.id])
    }
  }

  async #fill(table: Table, above: readonly Table[] = []): Promise<void> {
    if ((this.#known.get(table.resource)?.length ?? 0) > 1 || above.includes(table)) return
    for (const { target } of table.references) {
      const before = contract.tables.get(target)
      if (before) await this.#fill(before, [...above, table])
    }
    const create = regularOperation(`create${table.resource}`)
    if (create) await this.#create(table, create)
  }

  async fill(): Promise<void> {
    const { store } = this.api.services
    await store.transaction(async (writer) => {
      for (const name of ['abcdefghijklmnop', 'qrstuvwxyzabcdef']) await writer.insert('DbFile', file(name))
    })
    for (const { resource } of contract.tables.values()) {
      const stored = (await store.find(resource, {}, { limit: 2 })).map(({ id }) => id)
      if (stored.length > 0) this.#known.set(resource, stored)
    }
    for (const table of contract.tables.values()) await this.#fill(table)
  }
}
