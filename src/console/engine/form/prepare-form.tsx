import { parsePath } from 'react-router-dom'
import type { Mode } from '../../../contract/operations/operation-names.ts'
import { modulePaths } from '../../../modules/format/paths.ts'
import type { Module } from '../../../modules/format/types.ts'
import { type PreparedPage, preparePage } from '../../ui/page/prepared-page.ts'
import { readRoute } from '../../ui/page/route-values.ts'
import { formFileOf } from './data/form-request.ts'
import { FormPage } from './form-page.tsx'

/**
 * Renders a form page ahead for a user on the page at `from`; its data is prefetched. Null if the address is no page of
 * this module, or if the form depends on data that may change until then.
 */
export const prepareForm = (module: Module, mode: Mode, url: string, from: string): PreparedPage | null => {
  const { pathname = '', search } = parsePath(url)
  const route = readRoute(modulePaths(module.module, mode === 'create' ? 'add' : 'edit'), pathname)
  if (!route || formFileOf(module).lookup) return null
  const parameters = { route, query: Object.fromEntries(new URLSearchParams(search)) }
  return preparePage({ kind: mode, url, from, parameters, element: <FormPage mode={mode} module={module} /> })
}
