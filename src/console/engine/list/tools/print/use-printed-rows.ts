import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Column } from '../../../../../modules/format/types.ts'
import { formatNumber } from '../../../../i18n/format-number.ts'
import { useLabel } from '../../../../i18n/use-label.ts'
import type { ListPage } from '../../use-list-page.ts'
import { fileRows } from '../export/file-rows.ts'
import { type RowTask, useRowTask } from '../use-row-task.ts'
import { namedFilters } from './named-filters.ts'

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
