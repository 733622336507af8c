import Box from '@mui/material/Box'
import { useTheme } from '@mui/material/styles'
import {
  DataGrid,
  type GridColDef,
  type GridLocaleText,
  type GridRowSelectionModel,
  type GridSortModel,
  useGridApiRef,
} from '@mui/x-data-grid'
import { arSD, bnBD, deDE, frFR, nlNL } from '@mui/x-data-grid/locales'
import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { BusyLine } from '../../../ui/busy-line.tsx'
import { useLatest } from '../../../ui/hooks/use-latest.ts'
import { usePageIdle } from '../../../ui/lazy/lazy-when-idle.tsx'
import { ErrorState, Loader } from '../../../ui/states.tsx'
import { DraftOffer } from '../../form/draft/draft-offer.tsx'
import { AskBeforeLeaving } from '../../form/saving/use-leave-guard.tsx'
import { placeParameter } from '../../routes/module-paths.ts'
import { useFailureText } from '../../use-failure-text.ts'
import { rowKey, withRows } from '../selection/use-selection.ts'
import type { ListRow } from '../state/list-rows.ts'
import { useListSettings, withWidth } from '../state/list-settings.ts'
import type { RowsViewProps } from '../views/use-row-parts.tsx'
import type { CellKeyEvent } from './cell-keys.ts'
import type { Grid } from './grid.ts'
import { GridBar, useSaveAll } from './grid-bar.tsx'
import { CheckBox, classOf, dropsOf, useDefinitions } from './grid-cell.tsx'
import { GridContext } from './grid-context.ts'
import { aroundList, gridHeight, gridStyles, heightsOf } from './grid-layout.ts'
import { focusedCell } from './use-cell-block.ts'
import { type GridRow, type ShownColumn, useGrid } from './use-grid.ts'
import { useGridForm } from './use-grid-form.ts'
import { useGridKeys } from './use-grid-keys.ts'
import { useGridRows } from './use-grid-rows.ts'

const locales: Readonly<Record<string, typeof arSD>> = { ar: arSD, bn: bnBD, de: deDE, fr: frFR, nl: nlNL }

/** The texts of the DataGrid in a language of the interface; empty for English. */
const localeTextOf = (language: string): Partial<GridLocaleText> =>
  locales[language]?.components.MuiDataGrid.defaultProps.localeText ?? {}

const slots = { baseCheckbox: CheckBox }

/** The selection of the list's rows in the DataGrid. */
const useSelected = (rows: readonly GridRow[], picks: RowsViewProps['picks']) => ({
  checkboxSelection: picks !== null,
  rowSelectionModel: { type: 'include' as const, ids: new Set(picks?.selection.keys()) },
  onRowSelectionModelChange: ({ ids, type }: GridRowSelectionModel): void => {
    const known = rows.flatMap(({ row }) => (row ? [row] : []))
    const isChosen = (row: ListRow): boolean => ids.has(rowKey(row)) === (type === 'include')
    const others = known.filter((row) => !isChosen(row))
    picks?.change((before) => withRows(withRows(before, others, false), known.filter(isChosen), true))
  },
})

/** The sort order of the list in the DataGrid, which scrolls to the first row when it gets another object. */
const useSorted = (page: RowsViewProps['page'] | undefined, columns: readonly ShownColumn[]) => {
  const { sortBy, ascOrDesc } = page?.state.order ?? {}
  const field = sortBy && columns.find(({ column }) => column?.sortBy === sortBy)?.key
  const sortModel = useMemo(() => (field ? [{ field, sort: ascOrDesc }] : []), [field, ascOrDesc])
  return {
    sortModel,
    onSortModelChange: ([model]: GridSortModel): void => {
      const sortBy = columns.find(({ key }) => key === model?.field)?.column?.sortBy
      page?.setState({ order: sortBy && model?.sort ? { sortBy, ascOrDesc: model.sort } : undefined })
    },
  }
}

/** Passes the rows in view to the grid. */
const useView = (api: ReturnType<typeof useGridApiRef>, grid: Grid): void => {
  const latest = useLatest(grid.setView)
  useEffect(
    () =>
      api.current?.subscribeEvent('renderedRowsIntervalChange', ({ firstRowIndex, lastRowIndex }) =>
        latest.current(firstRowIndex, lastRowIndex),
      ),
    [api, latest],
  )
}

interface SheetProps {
  grid: Grid
  /** The list page that the rows are sorted on, and their selection. */
  view?: Pick<RowsViewProps, 'page' | 'picks'>
  /** Opens what edits a cell outside of the grid. */
  onOpen: (row: GridRow, field: string) => void
  /** Height of what surrounds the rows, in pixels. */
  around?: number
  /** Columns before those of the form. */
  leading?: readonly GridColDef<GridRow>[]
  children?: ReactNode
}

/** The cells of a grid, below their bar and `children`. */
export const Sheet = ({ grid, view, onOpen, around = aroundList, leading, children }: SheetProps) => {
  const { i18n, t } = useTranslation('tools')
  const { direction } = useTheme()
  const failureText = useFailureText()
  const api = useGridApiRef()
  const root = useRef<HTMLDivElement>(null)
  const { settings, setSettings } = useListSettings(grid.settingsOf)
  const { columns, rows, listed } = grid
  const height = heightsOf(settings.density)
  const { draft } = grid.state
  const openForm = (id: string, field: string): void => {
    const row = grid.byId.get(id)
    if (row) onOpen(row, field)
  }
  const keys = useGridKeys({ api, grid, isRtl: direction === 'rtl', openForm })
  const definitions = useDefinitions(grid, settings.widths ?? {}, leading)
  useSaveAll({ root, api, grid, keys })

  useView(api, grid)
  const [focused, setFocused] = useState<ReturnType<typeof focusedCell>>(null)
  const row = focused && grid.byId.get(focused.id)
  const column = focused && columns.find(({ key }) => key === focused.field)
  const context = useMemo(() => ({ grid, keys }), [grid, keys])
  const isReading = grid.kind === 'grid' && !listed.isWhole && !listed.error && rows.length === 0
  const selected = useSelected(rows, view?.picks ?? null)
  const sorted = useSorted(view?.page, columns)
  const add = (): void => {
    const [last, first] = [rows.at(-1), columns[0]]
    if (!last || !first) return
    api.current?.scrollToIndexes({ rowIndex: rows.length - 1, colIndex: 0 })
    api.current?.setCellFocus(last.id, first.key)
  }
  return (
    <GridContext value={context}>
      <AskBeforeLeaving />
      <div ref={root}>
        {draft.offered && (
          <DraftOffer
            draft={draft.offered}
            isChanged={false}
            disabled={draft.busy}
            onTake={() => void draft.take()}
            onDrop={() => void draft.drop()}
          />
        )}
        <GridBar
          grid={grid}
          active={row && column ? { row, column } : null}
          onAdd={add}
          onNextFault={() => keys.goToFault(focused)}
        />
        {children}
        {listed.error && <ErrorState message={failureText(listed.error)} onRetry={listed.retry} />}
        <BusyLine busy={keys.isLoading || isReading} label={t('grid.loading')} />
        <Box
          sx={{ height: gridHeight(around) }}
          onFocus={() => setFocused((before) => focusedCell() ?? before)}
          onKeyDownCapture={keys.onKeyDownCapture}
          {...keys.clipboard}
        >
          <DataGrid<GridRow>
            apiRef={api}
            aria-label={t('grid.label')}
            rows={rows}
            columns={definitions}
            columnHeaderHeight={height.heading}
            rowHeight={grid.kind === 'translation' ? 76 : height.row}
            localeText={{
              ...localeTextOf(i18n.language),
              ...(!listed.isWhole && { noRowsLabel: t('grid.loading') }),
            }}
            sx={gridStyles}
            showCellVerticalBorder
            showColumnVerticalBorder
            hideFooter
            disableColumnMenu
            disableColumnFilter
            disableRowSelectionOnClick
            paginationMode='server'
            rowCount={rows.length}
            sortingMode='server'
            {...sorted}
            slots={slots}
            slotProps={grid.isMovable ? { row: dropsOf(grid) } : {}}
            {...selected}
            isRowSelectable={({ row }) => row.row !== undefined}
            onColumnWidthChange={({ colDef, width }) =>
              setSettings(withWidth(settings, colDef.field, Math.round(width)))
            }
            tabNavigation='content'
            isCellEditable={({ row, field }) => {
              const column = columns.find(({ key }) => key === field)
              return column !== undefined && !grid.opens(row, column)
            }}
            getCellClassName={({ id, field }) => classOf(grid, keys, id, field)}
            onCellKeyDown={(params, event) => keys.onCellKeyDown(params, event as CellKeyEvent)}
            onCellClick={({ id, field, cellMode }, { shiftKey }) => {
              if (cellMode === 'edit') keys.keepInEditor()
              else keys.click(keys.cellPlace(id, field), shiftKey)
            }}
            onCellDoubleClick={({ id, field }) => {
              const column = columns.find(({ key }) => key === field)
              if (column && grid.opens(grid.byId.get(String(id)), column)) openForm(String(id), column.name)
            }}
            onCellEditStart={(params, event) => {
              event.defaultMuiPrevented = true
              if ('key' in event) return
              keys.edit(params, false)
            }}
            onCellEditStop={({ reason }) => keys.leave(reason)}
          />
        </Box>
      </div>
    </GridContext>
  )
}

/** Opens the form of a row at a field; the unsaved cells are kept for the return. */
export const useFormOpener = (buttons: RowsViewProps['buttons'], { state }: Pick<Grid, 'state'>) => {
  const navigate = useNavigate()
  return ({ row }: GridRow, field: string): void => {
    const to = row && buttons?.(row).find((button) => button.id === 'edit')?.to
    if (!to) return
    state.keepForReturn()
    void navigate(`${to}${to.includes('?') ? '&' : '?'}${placeParameter}=${encodeURIComponent(field)}`)
  }
}

/** The rows of a list as a spreadsheet; see {@link useGrid}. */
export const GridView = (view: RowsViewProps) => {
  const failureText = useFailureText()
  // The first rows show before anything else loads.
  const isIdle = usePageIdle()
  const { form, error, retry } = useGridForm(view.page.module, { isValidated: isIdle })
  const listed = useGridRows(view.page, form, isIdle)
  const grid = useGrid({ ...view, form, listed, isComplete: isIdle })
  const open = useFormOpener(view.buttons, grid)
  const failure = error && <ErrorState message={failureText(error)} onRetry={retry} />
  if (!grid.form) return failure || <Loader />
  return (
    <Sheet grid={grid} view={view} onOpen={open}>
      {failure}
    </Sheet>
  )
}
