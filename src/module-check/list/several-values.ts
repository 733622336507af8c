import { filterParameter } from '../../modules/format/list-defaults.ts'
import type { Filter, ModuleFiles } from '../../modules/format/types.ts'
import { type Contract, type Operation, queryParameter } from '../schema/contract.ts'
import { type Schema, typesOf } from '../schema/schema-reader.ts'
import { operationOf } from '../subject/subject.ts'

/** The schema of each value of an array parameter; undefined for a parameter that takes one value. */
export const valueSchema = (contract: Contract, operation: Operation, name: string): Schema | undefined => {
  const schema = contract.resolve(queryParameter(operation, name)?.schema)
  return typesOf(schema).includes('array') ? contract.resolve(contract.items(schema)) : undefined
}

/** A module whose filters are marked as `multiple` if the contract has an array for their parameter. */
export const withSeveralValues = <Files extends Pick<ModuleFiles, 'id' | 'module' | 'list'>>(
  contract: Contract,
  module: Files,
): Files => {
  const { list } = module
  const operation = list?.filters && operationOf({ module, contract }, 'list')
  if (!list?.filters || !operation) return module
  const isMultiple = (filter: Filter): boolean => {
    const name = filterParameter(filter)
    return name !== undefined && valueSchema(contract, operation, name) !== undefined
  }
  if (!list.filters.some(isMultiple)) return module
  const filters = list.filters.map((filter) => (isMultiple(filter) ? { ...filter, multiple: true } : filter))
  return { ...module, list: { ...list, filters } }
}
