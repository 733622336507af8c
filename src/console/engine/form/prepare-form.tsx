import type { Mode } from '../../../contract/operations/operation-names.ts'
import type { Module } from '../../../modules/format/types.ts'
import { type PreparedPage, preparePage } from '../../ui/page/prepared-page.ts'
import { FormPage } from './form-page.tsx'
import { preparedParameters } from './prepare-next.ts'

/**
 * Renders a form page ahead for a user on the page at `from`; its data is prefetched. Null if the address is no page of
 * this module, or if the form depends on data that may change until then.
 */
export const prepareForm = (module: Module, mode: Mode, url: string, from: string): PreparedPage | null => {
  const parameters = preparedParameters(module, mode, url)
  return (
    parameters &&
    preparePage({ kind: mode, url, from, parameters, element: <FormPage mode={mode} module={module} /> })
  )
}
