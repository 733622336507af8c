import GlobalStyles from '@mui/material/GlobalStyles'
import Portal from '@mui/material/Portal'
import { styled } from '@mui/material/styles'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import type { Column } from '../../../../../modules/format/types.ts'
import { formatMoment } from '../../../../i18n/format-date.ts'
import { useLabel } from '../../../../i18n/use-label.ts'
import { PrintHead } from '../../../../ui/page/print-head.tsx'
import { textDirection } from '../../../../ui/text-direction.ts'
import { PrintedFilters } from '../../toolbar/printed-filters.tsx'
import type { ListPage } from '../../use-list-page.ts'
import { RowTaskDialog } from '../row-task-dialog.tsx'
import { type PrintedTexts, usePrintedRows } from './use-printed-rows.ts'

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
