import GlobalStyles from '@mui/material/GlobalStyles'
import Portal from '@mui/material/Portal'
import { styled } from '@mui/material/styles'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { operationQuery } from '../../../../client/call.ts'
import { queryClient } from '../../../../client/query-client.ts'
import { readRecordId } from '../../../../contract/records/record-id.ts'
import type { Column, Filter } from '../../../../modules/format/types.ts'
import { formatMoment } from '../../../i18n/format-date.ts'
import { formatNumber } from '../../../i18n/format-number.ts'
import { useLabel } from '../../../i18n/use-label.ts'
import { PrintHead } from '../../../ui/page/page-header.tsx'
import { textDirection } from '../../../ui/text-direction.ts'
import { requestForChosen } from '../../../widgets/reference/picker-parts.tsx'
import { toOptions } from '../../../widgets/shared/picker/picker-input.tsx'
import { type Chosen, chosenValues, severalOptions } from '../state/filters.ts'
import { PrintedFilters } from '../toolbar/printed-filters.tsx'
import type { ListPage } from '../use-list-page.ts'
import { fileRows } from './file-rows.ts'
import { type RowTask, RowTaskDialog, useRowTask } from './row-task-dialog.tsx'

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

const Sheet = styled('div')({
  '@media screen': { display: 'none' },
  '& h1': { fontSize: 20, margin: '0 0 8px' },
  '& table': { width: '100%', borderCollapse: 'collapse', fontSize: 12, marginTop: 12 },
  '& th, & td': {
    border: '1px solid #bbb',
    padding: '4px 6px',
    textAlign: 'start',
    verticalAlign: 'top',
    overflowWrap: 'anywhere',
    whiteSpace: 'pre-line',
  },
})

/** Only the sheet is printed. */
const styles = { '@media print': { 'body > :not(.print-sheet)': { display: 'none !important' } } }

interface PrintedRowsProps {
  page: ListPage
  columns: readonly Column[]
  printed: PrintedTexts
  /** Called after the browser's print dialog. */
  onEnd: () => void
}

/** Prints a table with the texts of a list's rows. */
const PrintedRows = ({ page, columns, printed, onEnd }: PrintedRowsProps) => {
  const label = useLabel()
  // biome-ignore lint/correctness/useExhaustiveDependencies: it prints once
  useEffect(() => {
    window.addEventListener('afterprint', onEnd)
    // The sheet is laid out before it is printed.
    const frame = requestAnimationFrame(() => window.print())
    return () => {
      cancelAnimationFrame(frame)
      window.removeEventListener('afterprint', onEnd)
    }
  }, [])
  return (
    <Portal>
      <GlobalStyles styles={styles} />
      <Sheet className='print-sheet'>
        <PrintHead format={formatMoment} />
        <h1>{label(page.list.title ?? page.module.module.title)}</h1>
        <PrintedFilters list={page.list} state={page.state} named={printed.filters} />
        <table>
          <thead>
            <tr>
              {columns.map((column) => (
                <th key={column.field} scope='col'>
                  {label(column.label)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {printed.rows.map((row, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the rows do not change
              <tr key={at}>
                {columns.map(({ field }, column) => (
                  <td key={field} dir={textDirection(row[column] ?? '')}>
                    {row[column]}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </Sheet>
    </Portal>
  )
}

interface Props {
  page: ListPage
  columns: readonly Column[]
  onClose: () => void
}

/** Prints all rows, after the progress of reading them; closing the dialog stops it. */
export const PrintDialog = (props: Props) => {
  const { t } = useTranslation('tools')
  const { printed, ...task } = usePrintedRows(props.page, props.columns)
  if (printed) return <PrintedRows {...props} printed={printed} onEnd={props.onClose} />
  return <RowTaskDialog title={t('print.open')} task={task} onClose={props.onClose} />
}
