import { modulePaths, type PageKind, routeParameters } from '../../../modules/format/paths.ts'
import type { ModuleFile } from '../../../modules/format/types.ts'
import { fillRoute } from '../values.ts'

/** The parameter of an add form's address with the record to copy. */
export const copyParameter = 'copy'

/** The parameter of a form's address with the content language whose missing text it opens at. */
export const languageParameter = 'language'

/** The parameter of a form's address with the field that it opens at. */
export const placeParameter = 'field'

/** Only an edit route whose last parameter is the record's `:id` has everything its form needs. */
export const namesRecordById = (module: ModuleFile, page: PageKind = 'edit'): boolean =>
  routeParameters(modulePaths(module, page)[0] ?? '').at(-1) === 'id'

/** The address of a page with its parameters filled in. */
export const modulePathUrl = (
  module: ModuleFile,
  page: PageKind,
  values: Readonly<Record<string, unknown>> = {},
): string => fillRoute(modulePaths(module, page)[0] ?? module.path, values)
