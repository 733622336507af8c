import { styled } from '@mui/material/styles'
import { useTranslation } from 'react-i18next'
import { useLabel } from '../../../i18n/use-label.ts'
import { BusyLine } from '../../../ui/busy-line.tsx'
import { textDirection } from '../../../ui/text-direction.ts'
import { useListSettings } from '../state/list-settings.ts'
import type { RowsViewProps } from '../views/use-row-parts.tsx'
import { type CellWords, cellText } from './cell-text.ts'
import { getCell } from './grid-columns.ts'
import {
  aroundList,
  checkBoxWidth,
  gridHeight,
  handleWidth,
  heightsOf,
  layoutOf,
  type ShownColumn,
  useGridLayout,
} from './grid-layout.ts'
import { sequenceOf } from './row-order.ts'
import { useGridForm } from './use-grid-form.ts'
import { isInRows, namesIn, type StoredRow, storedRows } from './use-grid-rows.ts'

/** Height of the bar above the cells, in pixels. */
const barHeight = 60

/** Flexible boxes share the width like the columns of the DataGrid. */
const Table = styled('table')(({ theme }) => ({
  display: 'block',
  overflow: 'hidden',
  height: gridHeight(aroundList),
  fontSize: theme.typography.body2.fontSize,
  '& thead, & tbody': { display: 'block' },
  '& tr': { display: 'flex', borderBottom: `1px solid ${theme.palette.divider}` },
  '& th, & td': {
    display: 'flex',
    alignItems: 'center',
    boxSizing: 'border-box',
    flex: 'none',
    padding: '0 10px',
    fontWeight: 'inherit',
    borderInlineEnd: `1px solid ${theme.palette.divider}`,
  },
  '& th': { fontWeight: 500 },
  '& span': {
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    width: '100%',
    textAlign: 'start',
  },
}))

/** Texts of cells in the present language, with the names that the rows of the list have. */
const useWords = (columns: readonly ShownColumn[], stored: readonly StoredRow[]): CellWords => {
  const { i18n, t } = useTranslation('engine')
  const label = useLabel()
  const names = namesIn(columns, stored)
  return {
    language: i18n.language,
    label,
    yes: t('yes'),
    no: t('no'),
    nameOf: ({ key }, id) => names.get(key)?.get(id) ?? '…',
    isLoading: () => true,
  }
}

/** The first rows of a list's grid as texts, at the places of their cells, while the code of the DataGrid loads. */
export const FirstRows = ({ page, picks }: RowsViewProps) => {
  const { t } = useTranslation('engine')
  const { module, rows, state } = page
  const { form } = useGridForm(module, { isValidated: false })
  const { gridPage, columns } = useGridLayout(page, form)
  const { settings } = useListSettings(gridPage)
  const stored = form && state.page === 0 ? storedRows(module, form, rows) : []
  const words = useWords(columns, stored)
  const height = heightsOf(settings.density)
  const leading = [
    ...(picks ? [checkBoxWidth] : []),
    ...(sequenceOf(page) === undefined ? [] : [handleWidth]),
  ].map((width) => <td key={width} style={{ width }} />)
  const cells = columns.map((column) => {
    const { width, flex, minWidth } = layoutOf(column.kind, settings.widths?.[column.key])
    const isKnown = isInRows(column, module, stored)
    return {
      column,
      style: flex ? { flex: `${flex} 1 0`, minWidth } : { width },
      textIn: ({ data }: StoredRow): string =>
        isKnown ? cellText(column, getCell(data, column), words) : '…',
    }
  })
  return (
    <>
      <div style={{ height: barHeight }} />
      <BusyLine busy label={t('loading')} />
      <Table aria-busy>
        <thead>
          <tr style={{ height: height.heading }}>
            {leading}
            {cells.map(({ column, style }) => (
              <th key={column.key} scope='col' style={style}>
                <span>{column.isRequired ? `${column.heading} *` : column.heading}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {stored.slice(0, Math.ceil(innerHeight / height.row)).map((row) => (
            <tr key={row.key} style={{ height: height.row }}>
              {leading}
              {cells.map(({ column, style, textIn }) => {
                const text = textIn(row)
                return (
                  <td key={column.key} style={style}>
                    <span dir={text === '' ? undefined : textDirection(text)}>{text}</span>
                  </td>
                )
              })}
            </tr>
          ))}
        </tbody>
      </Table>
    </>
  )
}
