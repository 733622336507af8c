import { useQuery } from '@tanstack/react-query'
import { isUnknownRecord } from '../../../client/api-error.ts'
import { optionalQuery, pathParametersOf } from '../../../client/call.ts'
import { asRecord } from '../../../contract/json.ts'
import { oneText } from '../../../contract/records/record-names.ts'
import type { ModuleFile } from '../../../modules/format/types.ts'
import { moduleEntry } from '../modules.ts'
import { operationOf } from '../operations.ts'
import { useValues } from '../use-values.ts'

/** The parent record of a nested module's page. */
export interface ParentRecord {
  /** Empty until loaded. */
  name: string
  /** The API has no such record, so nothing can belong to it. */
  unknown: boolean
  /** The record was deleted since the page was opened. */
  deleted: boolean
}

/** The parent record of a page, by the number in its route, its query or the module's record. */
export const useParent = (module: ModuleFile, record?: unknown): ParentRecord => {
  const { route, query } = useValues()
  const parent = module.parent && moduleEntry(module.parent.module).module
  const get = parent && operationOf(parent, 'get')
  const name = module.parent?.param ?? ''
  const id = module.parent && (route?.[name] ?? query?.[name] ?? asRecord(record)[name])
  const param = get && pathParametersOf(get)[0]
  const ask = id === undefined ? undefined : get
  const { data, error } = useQuery({
    ...optionalQuery(ask, { path: { [param ?? 'id']: id } }),
    staleTime: 60_000,
  })
  return {
    name: oneText(asRecord(data?.payload)[module.parent?.label ?? '']),
    unknown: isUnknownRecord(error),
    deleted: isUnknownRecord(error) && data !== undefined,
  }
}
