import type { ReactElement } from 'react'
import { parsePath } from 'react-router-dom'
import { queryClient } from '../../../client/query-client.ts'
import type { Mode } from '../../../contract/operations/operation-names.ts'
import { isSame } from '../../../contract/same-value.ts'
import { modulePaths } from '../../../modules/format/paths.ts'
import type { Module } from '../../../modules/format/types.ts'
import { whenPageIdle } from '../../ui/lazy/lazy-when-idle.tsx'
import { readRoute } from '../../ui/page/navigate.tsx'
import { type PageParameters, preparePage } from '../../ui/page/prepared-page.ts'
import type { ValueContext } from '../values.ts'
import { formFileOf, recordAge, recordRequest } from './data/form-request.ts'
import { fetchForm } from './form-ahead.ts'

/**
 * The parameters of a form's address. Null if the address is no page of this module, or if the form depends on data
 * that may change before it is opened.
 */
export const preparedParameters = (module: Module, mode: Mode, url: string): PageParameters | null => {
  const { pathname = '', search } = parsePath(url)
  const route = readRoute(modulePaths(module.module, mode === 'create' ? 'add' : 'edit'), pathname)
  if (!route || formFileOf(module).lookup) return null
  return { route, query: Object.fromEntries(new URLSearchParams(search)) }
}

/**
 * Renders the form of the record that follows the open one, once the page is idle. It may open much later: its record
 * is fetched again then, and the form is not used if the record has changed.
 */
export const prepareNext = async (
  module: Module,
  values: ValueContext,
  url: string,
  element: ReactElement,
): Promise<void> => {
  const from = window.location.pathname
  const parameters = preparedParameters(module, 'update', url)
  if (!parameters) return
  await whenPageIdle(queryClient)
  const context = { ...values, ...parameters }
  const request = { ...recordRequest(module, context), gcTime: recordAge, staleTime: recordAge }
  const [before] = await Promise.all([queryClient.fetchQuery(request), fetchForm(module, 'update', context)])
  const isCurrent = (): Promise<boolean> =>
    queryClient.fetchQuery(request).then(
      (now) => isSame(now, before),
      () => false,
    )
  preparePage({ kind: 'update', url, from, parameters, element, isCurrent })
}
