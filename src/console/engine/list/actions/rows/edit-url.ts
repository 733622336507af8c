import { missingParameter } from '../../../../../contract/conventions/query.ts'
import { modulePaths, routeParameters } from '../../../../../modules/format/paths.ts'
import { fillRoute } from '../../../path.ts'
import { languageParameter } from '../../../routes/module-paths.ts'
import type { Chosen } from '../../state/filters.ts'
import type { ListRow } from '../../state/list-rows.ts'
import type { ButtonSource } from './row-button-types.ts'

/** Where editing a row leads: the module's edit route, its id parameter filled from the row, the others from the route. */
const editRoute = (source: ButtonSource, row: ListRow): string => {
  const route = modulePaths(source.module.module, 'edit')[0] ?? ''
  const names = routeParameters(route)
  const values = { ...row, ...source.values.route }
  const last = names.findLast((name) => source.values.route?.[name] === undefined && row[name] === undefined)
  return fillRoute(route, {
    ...values,
    ...(names.includes('id') && { id: row.id }),
    ...(last && last !== 'id' && { [last]: row.id }),
  })
}

/** The language that the list is narrowed by what is missing in; its form then opens there. */
const soughtLanguage = ({ list, state }: ButtonSource): Chosen => {
  const at = list.filters?.findIndex((filter) => 'param' in filter && filter.param === missingParameter) ?? -1
  return state.filters[at] || 0
}

/** Where editing a row leads, at the language that the list looks for missing texts in. */
export const editUrl = (source: ButtonSource, row: ListRow): string => {
  const language = soughtLanguage(source)
  return `${editRoute(source, row)}${language ? `?${languageParameter}=${language}` : ''}`
}
