import { missingParameter } from '../../../../../contract/conventions/query.ts'
import { modulePaths, routeParameters } from '../../../../../modules/format/paths.ts'
import { fillRoute } from '../../../path.ts'
import { languageParameter } from '../../../routes/module-paths.ts'
import type { Chosen } from '../../state/filters.ts'
import type { ListRow } from '../../state/list-rows.ts'
import type { ButtonSource } from './row-button-types.ts'

/** The module's edit route with its id from the row and the other parameters from the route. */
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

/** The language of the list's filter for missing texts; the form opens at that language. */
const soughtLanguage = ({ list, state }: ButtonSource): Chosen => {
  const at = list.filters?.findIndex((filter) => 'param' in filter && filter.param === missingParameter) ?? -1
  return state.filters[at] || 0
}

/** The edit address of a row, with the language of the filter for missing texts. */
export const editUrl = (source: ButtonSource, row: ListRow): string => {
  const language = soughtLanguage(source)
  return `${editRoute(source, row)}${language ? `?${languageParameter}=${language}` : ''}`
}
