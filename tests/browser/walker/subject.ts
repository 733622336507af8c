import { evaluateAll, getPath, type ValueContext } from '../../../src/console/engine/values.ts'
import { reasonFor } from '../../../src/console/widgets/shared/options.ts'
import { asRecord } from '../../../src/contract/json.ts'
import type { Module } from '../../../src/modules/format/types.ts'
import { addressesOf, allModules } from '../../support/module-screens.ts'
import type { ApiClient } from '../../support/server/api-client.ts'
import { admin } from '../../support/server/start-server.ts'
import { actionOf, ask, listOperationOf } from './contract.ts'

export type Row = Readonly<Record<string, unknown>>

/** A module under test, and its addresses. */
export interface Subject {
  module: Module
  values: ValueContext
  /** Address of its list with parameters; null if it has none. */
  list: string | null
  /** Address of its add form; null if it has none. */
  add: string | null
}

/** Rows and their total, as the API returns them. */
export interface ListedRows {
  rows: readonly Row[]
  total: number
}

/** Requests a module's list; `query` is added to the module's own parameters. */
export const askList = async (api: ApiClient, subject: Subject, query: Row = {}): Promise<ListedRows> => {
  const { module, values } = subject
  const operation = listOperationOf(module)
  if (!operation) throw new Error(`Nothing lists the records of "${module.id}"`)
  const payload = await ask(api, operation.id, {
    path: evaluateAll(module.list?.pathParams, values),
    query: { ...evaluateAll(module.list?.params, values), ...query },
  })
  const found = getPath(payload, module.list?.rows ?? 'content')
  const items: readonly unknown[] = Array.isArray(found) ? found : []
  const rows = items.map((item) => asRecord(getPath(item, module.list?.row ?? '')))
  const { totalElements } = asRecord(payload)
  return { rows, total: typeof totalElements === 'number' ? totalElements : rows.length }
}

/** All rows of a module's list, up to the API's limit of 100. */
export const askRows = async (api: ApiClient, subject: Subject): Promise<readonly Row[]> =>
  (await askList(api, subject, subject.module.list?.paged === false ? {} : { pageSize: 100, pageNo: 0 })).rows

/** The present state of a row. Throws if it is gone. */
export const askRow = async (api: ApiClient, subject: Subject, { id }: Row): Promise<Row> => {
  const row = (await askRows(api, subject)).find((each) => each.id === id)
  if (!row) throw new Error(`Record ${id} of "${subject.module.id}" is not in its list`)
  return row
}

const subjectWith = (module: Module, route: Row): Subject => {
  const address = (place: 'list' | 'add') => addressesOf(module, place, route)[0] ?? null
  const creates = module.schema !== undefined && actionOf(module, 'create') !== undefined
  const values: ValueContext = {
    platform: module.module.platform ?? 'WEB',
    route,
    user: { email: admin.email },
  }
  return {
    module,
    values: { ...values, query: evaluateAll(module.list?.add?.query, values) },
    list: module.list === undefined ? null : address('list'),
    add: creates ? address('add') : null,
  }
}

/** Whether the API marks a row as read-only for the user. */
export const isLocked = ({ list }: Module, row: Row): boolean => reasonFor(list?.locked, row) !== undefined

/** The record with the longest nested list. */
const parentFor = async (api: ApiClient, module: Module): Promise<Row> => {
  const { module: name, param } = module.module.parent ?? { module: '', param: '' }
  const parent = allModules().find(({ id }) => id === name)
  if (!parent) return {}
  const sizes = await Promise.all(
    (await askRows(api, subjectWith(parent, {}))).map(async ({ id }) => {
      const route = { [param]: id }
      const first = module.list?.paged === false ? {} : { pageNo: 0, pageSize: 1 }
      return { route, total: (await askList(api, subjectWith(module, route), first)).total }
    }),
  )
  return sizes.sort((a, b) => b.total - a.total)[0]?.route ?? {}
}

/** A module to walk; a nested one below the parent with most records. */
export const subjectFor = async (api: ApiClient, module: Module): Promise<Subject> =>
  subjectWith(module, await parentFor(api, module))
