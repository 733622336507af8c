import { asRecord } from '../../src/contract/json.ts'
import { regularId } from '../../src/contract/operations/operation-names.ts'
import type { Contract } from '../../src/module-check/schema/contract.ts'
import { operationIn } from '../../src/modules/format/operation-of.ts'
import type { Column, ListFile, ModuleFile } from '../../src/modules/format/types.ts'

const rowOf = (
  contract: Contract,
  id: string | undefined,
  { rows = 'content', row = '' }: Partial<ListFile>,
): unknown => {
  const payload = id === undefined ? undefined : contract.operation(id)?.payload
  const items = contract.items(contract.at(payload, rows)) ?? contract.items(payload)
  return row === '' ? items : contract.at(items, row)
}

/** The resource that a property refers to, itself or by its items. */
const resourceOf = (schema: unknown): string | undefined => {
  const { items, 'x-references': resource } = asRecord(schema)
  return typeof resource === 'string' ? resource : items === undefined ? undefined : resourceOf(items)
}

/** The operation that returns all records of a resource, or a page of them. */
export const namesOperation = ({ operation }: Contract, resource: string): string | undefined =>
  [regularId(resource, 'total'), regularId(resource, 'list')].find((id) => operation(id) !== undefined)

/**
 * How a column with a property of another record (`duaCategoryTitle`) shows it by that record's number, in the rows of
 * `present`; undefined if they do not have the number, or no operation has the names.
 */
export const columnReference = (
  { full, present }: { full: Contract; present: Contract },
  module: ModuleFile,
  list: Partial<ListFile>,
  column: Column,
): NonNullable<Column['reference']> | undefined => {
  const id = operationIn(module, 'list', (name) => full.operation(name) !== undefined)
  const row = rowOf(full, id, list)
  const from = asRecord(full.property(row, column.field))['x-from']
  const [field = '', property] = typeof from === 'string' ? from.split('.') : []
  const resource = resourceOf(full.property(row, field))
  const operation = resource === undefined ? undefined : namesOperation(present, resource)
  if (operation === undefined || present.property(rowOf(present, id, list), field) === undefined)
    return undefined
  return {
    field,
    options: { operation, ...(property !== undefined && property !== 'title' && { label: property }) },
  }
}

/** The list with the reference of each column, for an API whose rows lack the column's property. */
export const withReferences = (contract: Contract, module: ModuleFile, list: ListFile): ListFile => ({
  ...list,
  columns: list.columns.map((column) => {
    const reference = columnReference({ full: contract, present: contract }, module, list, column)
    return reference ? { ...column, reference } : column
  }),
})
