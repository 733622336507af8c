import { operationQuery } from '../../../../../client/call.ts'
import { queryClient } from '../../../../../client/query-client.ts'
import { readRecordId } from '../../../../../contract/records/record-id.ts'
import type { Filter } from '../../../../../modules/format/types.ts'
import { requestForChosen } from '../../../../widgets/reference/picker-request.ts'
import { toOptions } from '../../../../widgets/shared/picker/picker-option.ts'
import { type Chosen, chosenValues, severalOptions } from '../../state/filters.ts'
import type { ListPage } from '../../use-list-page.ts'

type Translate = (text: string) => string

/** The names of the values of a filter by records or several values; none for other filters. */
const namesOf = async (filter: Filter, chosen: Chosen, translate: Translate): Promise<string[]> => {
  const values = chosenValues(chosen)
  if ('operation' in filter) {
    const ids = values.flatMap((value) => readRecordId(value) ?? [])
    if (ids.length === 0) return []
    const { operation, labelField } = filter
    const { payload } = await queryClient.fetchQuery(operationQuery(operation, requestForChosen(ids)))
    const options = toOptions(payload, [], (id) => `#${id}`, labelField === undefined ? {} : { labelField })
    return ids.map((id) => options.find((option) => option.id === id)?.label ?? `#${id}`)
  }
  if (!('multiple' in filter)) return []
  return severalOptions(filter)
    .filter(({ word }) => values.includes(word))
    .map(({ label }) => translate(label))
}

/** The active filters by records and by several values in words. The names of records are requested. */
export const namedFilters = async (
  { list, state }: Pick<ListPage, 'list' | 'state'>,
  translate: Translate,
): Promise<readonly string[]> => {
  const texts = (list.filters ?? []).map(async (filter, at) => {
    const names = await namesOf(filter, state.filters[at] ?? 0, translate)
    return names.length > 0 ? [`${translate(filter.label)}: ${names.join(', ')}`] : []
  })
  return (await Promise.all(texts)).flat()
}
