import { modulePaths, type PageKind, routeParameters } from '../../../modules/format/paths.ts'
import type { ModuleFile } from '../../../modules/format/types.ts'
import { fillRoute } from '../path.ts'

/** The parameter of an add form's address that names the record it is a copy of. */
export const copyParameter = 'copy'

/** The parameter of a form's address that names the content language at whose missing text it opens. */
export const languageParameter = 'language'

/** Only an edit route whose last parameter names the record, as `:id`, says all that its form asks for. */
export const namesRecordById = (module: ModuleFile): boolean =>
  routeParameters(modulePaths(module, 'edit')[0] ?? '').at(-1) === 'id'

/** The address of a page, its parameters filled in. */
export const modulePathUrl = (
  module: ModuleFile,
  page: PageKind,
  values: Readonly<Record<string, unknown>> = {},
): string => fillRoute(modulePaths(module, page)[0] ?? module.path, values)
