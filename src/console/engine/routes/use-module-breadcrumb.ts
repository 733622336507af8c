import { useSyncExternalStore } from 'react'
import { isWithoutUsers } from '../../../contract/conventions/session.ts'
import { asRecord } from '../../../contract/json.ts'
import { modulePaths } from '../../../modules/format/paths.ts'
import type { Module, ModuleFile } from '../../../modules/format/types.ts'
import { useLabel } from '../../i18n/use-label.ts'
import type { Crumb } from '../../ui/page/page-header.tsx'
import { lastListUrl, subscribeListUrls } from '../list/state/last-list-url.ts'
import { moduleEntry } from '../modules.ts'
import { useValues } from '../use-values.ts'
import { fillRoute, type ValueContext } from '../values.ts'
import { useCanOpen } from './modules-at.ts'
import { useParent } from './use-parent.ts'

/**
 * Address of the module's list as last seen, from a page with these values. Parameters come from the route, the query
 * or the record. If one is unknown: the parent's list, or undefined without a parent.
 */
export const listUrlOf = (
  module: ModuleFile,
  { route, query }: ValueContext,
  record: unknown,
): string | undefined => {
  const path = modulePaths(module, 'list')[0] ?? module.path
  try {
    return lastListUrl(fillRoute(path, { ...asRecord(record), ...query, ...route }))
  } catch {
    return module.parent && lastListUrl(moduleEntry(module.parent.module).module.path)
  }
}

/** `listUrlOf` for the present page, with updates; undefined without a module. */
export const useListUrl = (module: ModuleFile | null, record?: unknown): string | undefined => {
  const values = useValues()
  // Updates a form rendered ahead when the list's URL changes.
  return useSyncExternalStore(subscribeListUrls, () =>
    module ? listUrlOf(module, values, record) : undefined,
  )
}

/**
 * Dashboard, the list of the parent and its record, the module's list, and the page itself if different. Pages that the
 * user may not open have no link.
 */
export const useModuleBreadcrumb = (
  { module, list: file }: Module,
  hasList: boolean,
  page?: string,
  record?: unknown,
): readonly Crumb[] => {
  const label = useLabel()
  const canOpen = useCanOpen()
  const { name: parentName } = useParent(module, record)
  const list = useListUrl(page === undefined ? null : module, record)
  const parent = module.parent && moduleEntry(module.parent.module).module
  const title = file?.title ?? module.title
  const linked = (to: string | undefined) => (to !== undefined && canOpen(to) ? { to } : {})
  return [
    // The first page of another API is its first list.
    { label: label(isWithoutUsers ? 'Home' : 'Dashboard'), to: '/' },
    ...(parent ? [{ label: label(parent.title), ...linked(lastListUrl(parent.path)) }] : []),
    ...(parentName ? [{ label: parentName }] : []),
    ...(hasList
      ? [
          {
            label: label(page === undefined ? (file?.breadcrumb ?? title) : title),
            ...(page !== undefined && linked(list)),
          },
        ]
      : []),
    ...(page === undefined ? [] : [{ label: page }]),
  ]
}
