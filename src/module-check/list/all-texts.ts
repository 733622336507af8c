import { isObject } from '../../contract/json.ts'
import type { ModuleFiles, SearchField } from '../../modules/format/types.ts'
import type { Contract, Parameter } from '../schema/contract.ts'
import { operationOf } from '../subject/subject.ts'

/** Label of the search field; English, like the labels of modules. */
export const allTextsLabel = 'All texts'

/** Whether a parameter searches all texts of a record, or of one that it refers to. */
const searchesTexts = ({ filter }: Parameter): boolean => (isObject(filter) ? filter.op : filter) === 'texts'

/**
 * A module whose list, if it can be searched, also searches all texts of its records, first; unchanged if the contract
 * has no parameter for that (`x-filter: texts`).
 */
export const withAllTexts = <Files extends Pick<ModuleFiles, 'id' | 'module' | 'list'>>(
  contract: Contract,
  module: Files,
): Files => {
  const { list } = module
  const { search = [] } = list ?? {}
  const operation = search.length > 0 ? operationOf({ module, contract }, 'list') : undefined
  const param = operation?.parameters.find(searchesTexts)?.name
  if (!list || param === undefined || search.some((field) => field.param === param)) return module
  const field: SearchField = { param, label: allTextsLabel, allTexts: true }
  return { ...module, list: { ...list, search: [field, ...search] } }
}
