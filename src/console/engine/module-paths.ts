import type { ModuleFile } from '../../modules/format/types.ts'
import { fillRoute } from './path.ts'

type Place = 'list' | 'add' | 'edit' | 'view'

const tails: Readonly<Record<Place, readonly string[]>> = {
  list: ['', '/all'],
  add: ['/add'],
  edit: ['/edit/:id'],
  view: ['/view/:id'],
}

/** Routes of a place of a module, the one to link to first; `/all` is a spelling of every list. */
export const modulePaths = (module: ModuleFile, place: Place): readonly string[] =>
  module.paths?.[place] ?? tails[place].map((tail) => `${module.path}${tail}`)

/** The parameter of an add form's address that names the record it is a copy of. */
export const copyParameter = 'copy'

/** Only an edit route that names the record `:id` says all that its form asks for. */
export const namesRecordById = (module: ModuleFile): boolean =>
  /\/:id$/.test(modulePaths(module, 'edit')[0] ?? '')

/** The address of a place, its parameters filled in. */
export const modulePathUrl = (
  module: ModuleFile,
  place: Place,
  values: Readonly<Record<string, unknown>> = {},
): string => fillRoute(modulePaths(module, place)[0] ?? module.path, values)
