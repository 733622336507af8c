import { useQuery } from '@tanstack/react-query'
import { optionalQuery } from '../../client/call.ts'
import type { Module, ModuleFile } from '../../modules/format/types.ts'
import { translatedText } from '../cells/translated-text.ts'
import { useLabel } from '../i18n/labels.ts'
import type { Crumb } from '../ui/page/breadcrumb.tsx'
import { listAsSeen } from './list/state/list-return.ts'
import { moduleEntry } from './modules.ts'
import { operationOf, pathParametersOf } from './operations.ts'
import { asRecord, fillRoute } from './path.ts'
import { placesOf } from './places.ts'
import { useValues } from './use-values.ts'

/** Name of the parent record, from its get operation; empty until it is there. */
const useParentName = (module: ModuleFile, record: unknown): string => {
  const { route, query } = useValues()
  const parent = module.parent && moduleEntry(module.parent.module).module
  const get = parent && operationOf(parent, 'get')
  const name = module.parent?.param ?? ''
  const id = module.parent && (route?.[name] ?? query?.[name] ?? asRecord(record)[name])
  const param = get && pathParametersOf(get)[0]
  const ask = id === undefined ? undefined : get
  const { data } = useQuery({ ...optionalQuery(ask, { path: { [param ?? 'id']: id } }), staleTime: 60_000 })
  return translatedText(asRecord(data?.payload)[module.parent?.label ?? ''])
}

/**
 * Address of the module's list on the present page, as it was last seen; parameters come from the route, the query or
 * the record. When one is not known here: the parent's list.
 */
export const useListUrl = (module: ModuleFile, record?: unknown): string | undefined => {
  const { route, query } = useValues()
  const path = placesOf(module, 'list')[0] ?? module.path
  try {
    return listAsSeen(fillRoute(path, { ...asRecord(record), ...query, ...route }))
  } catch {
    return module.parent && listAsSeen(moduleEntry(module.parent.module).module.path)
  }
}

/** Dashboard, the list of the parent and its record, the module's list, and the page itself when it is another. */
export const useModuleBreadcrumb = (
  { module, list: file }: Module,
  hasList: boolean,
  page?: string,
  record?: unknown,
): readonly Crumb[] => {
  const label = useLabel()
  const parentName = useParentName(module, record)
  const list = useListUrl(module, record)
  const parent = module.parent && moduleEntry(module.parent.module).module
  return [
    { label: label('Dashboard'), to: '/' },
    ...(parent ? [{ label: label(parent.title), to: listAsSeen(parent.path) }] : []),
    ...(parentName ? [{ label: parentName }] : []),
    ...(hasList
      ? [
          {
            label: label(page === undefined ? module.title : (file?.title ?? module.title)),
            ...(page !== undefined && list !== undefined && { to: list }),
          },
        ]
      : []),
    ...(page === undefined ? [] : [{ label: page }]),
  ]
}
