import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { operationQuery } from '../../../../../client/call.ts'
import { queryClient } from '../../../../../client/query-client.ts'
import { readRecordId } from '../../../../../contract/records/record-id.ts'
import type { Column, Filter } from '../../../../../modules/format/types.ts'
import { formatNumber } from '../../../../i18n/format-number.ts'
import { useLabel } from '../../../../i18n/use-label.ts'
import { requestForChosen } from '../../../../widgets/reference/picker-request.ts'
import { toOptions } from '../../../../widgets/shared/picker/picker-option.ts'
import { type Chosen, chosenValues, severalOptions } from '../../state/filters.ts'
import type { ListPage } from '../../use-list-page.ts'
import { fileRows } from '../export/file-rows.ts'
import { type RowTask, useRowTask } from '../use-row-task.ts'

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
const namedFilters = async (
  { list, state }: Pick<ListPage, 'list' | 'state'>,
  translate: Translate,
): Promise<readonly string[]> => {
  const texts = (list.filters ?? []).map(async (filter, at) => {
    const names = await namesOf(filter, state.filters[at] ?? 0, translate)
    return names.length > 0 ? [`${translate(filter.label)}: ${names.join(', ')}`] : []
  })
  return (await Promise.all(texts)).flat()
}

/** Maximum number of printed rows; a browser lays out more of them too slowly. */
const mostRows = 2000

/** Texts of a printed list. */
export interface PrintedTexts {
  /** The texts of the rows, by column. */
  rows: readonly (readonly string[])[]
  /** Filters by records and several values, in words. */
  filters: readonly string[]
}

/** The texts of all rows that match search and filters; `printed` is null until the last one has loaded. */
export const usePrintedRows = (page: ListPage, columns: readonly Column[]) => {
  const { t, i18n } = useTranslation('tools')
  const label = useLabel()
  const [printed, setPrinted] = useState<PrintedTexts | null>(null)

  const begin = (): RowTask => {
    const toRows = fileRows(columns, label)
    const texts: string[][] = []
    return {
      add: async (rows, signal) => {
        for (const row of await toRows(rows, signal))
          texts.push(row.map((value) => (typeof value === 'object' ? value.text : String(value))))
      },
      end: async () => setPrinted({ rows: texts, filters: await namedFilters(page, label) }),
    }
  }

  const task = useRowTask(page, begin, {
    most: mostRows,
    message: t('print.tooMany', { most: formatNumber(mostRows, i18n.language) }),
  })
  return { ...task, printed }
}
