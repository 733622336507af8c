import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Chip from '@mui/material/Chip'
import Stack from '@mui/material/Stack'
import type { GridColDef } from '@mui/x-data-grid'
import { useMemo, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import type { FileValue } from '../../../../spreadsheet/file-writer.ts'
import { formatNumber } from '../../../i18n/format-number.ts'
import { useLabel } from '../../../i18n/use-label.ts'
import { useFilePicker } from '../../../ui/hooks/use-file-picker.tsx'
import { ErrorState, Loader } from '../../../ui/states.tsx'
import { useFailureText } from '../../use-failure-text.ts'
import { cellText } from '../grid/cell-text.ts'
import { type GridColumn, getCell } from '../grid/grid-columns.ts'
import { Sheet, useFormOpener } from '../grid/grid-view.tsx'
import type { GridRow } from '../grid/use-edited-rows.ts'
import { type GridForm, useGridForm } from '../grid/use-grid-form.ts'
import { saveFile } from '../tools/file-rows.ts'
import { Progress } from '../tools/progress.tsx'
import { type ExportFormat, newFile } from '../tools/use-export.ts'
import type { ListPage } from '../use-list-page.ts'
import type { ImportPlan } from './plan-rows.ts'
import {
  faultText,
  type RowState,
  rowStates,
  type SavedLine,
  stateOf,
  useImportRows,
} from './use-import-rows.ts'

interface Options {
  format: ExportFormat
  title: string
  /** Headings of the number, the state and the faults of a row. */
  heads: readonly [line: string, state: string, message: string]
  stateText: (state: RowState | SavedLine['state']) => string
}

/** Downloads all rows of an import, as in the file, with their state and what prevents saving them. */
const saveResult = async (
  { grid, saved, lineOf }: ReturnType<typeof useImportRows>,
  { format, title, heads, stateText }: Options,
): Promise<void> => {
  const { columns, words } = grid
  const headingOf = (key: string): string => columns.find((column) => column.key === key)?.heading ?? key
  const written = saved.current.map(({ line, state, texts }) => ({
    line,
    row: [stateText(state), '', ...columns.map(({ key }) => texts[key] ?? '')],
  }))
  const savedLines = new Set(saved.current.map(({ line }) => line))
  // A saved row that has no new edit is in the file already.
  const rest = grid.edited.filter((row) => row.edit || !savedLines.has(lineOf(row) ?? 0))
  const open = rest.map((row) => ({
    line: lineOf(row) ?? 0,
    row: [
      stateText(stateOf(row)),
      faultText(row, headingOf),
      ...columns.map((column) => cellText(column, getCell(row.data, column), words)),
    ],
  }))
  const rows = [...written, ...open]
    .toSorted((one, other) => one.line - other.line)
    .map(({ line, row }): FileValue[] => [line === 0 ? '' : line, ...row])
  const file = await newFile(format, columns.length + heads.length)
  file.add([[...heads, ...columns.map(({ heading }) => heading)], ...rows])
  saveFile(file.end(), title, format)
}

const colors: Readonly<Record<RowState, 'success' | 'primary' | 'default' | 'error'>> = {
  new: 'success',
  changed: 'primary',
  unchanged: 'default',
  invalid: 'error',
}

type Rows = ReturnType<typeof useImportRows>

/** A column with the number of the row in the file and its state. */
const useStateColumn = ({ lineOf }: Rows): readonly GridColDef<GridRow>[] => {
  const { t, i18n } = useTranslation('import')
  // biome-ignore lint/correctness/useExhaustiveDependencies: the lines are kept in a ref
  return useMemo(
    () => [
      {
        ...{ field: '__state', width: 170, sortable: false, resizable: false, display: 'flex' as const },
        headerName: t('import.state'),
        renderCell: ({ row }) => {
          const [line, state] = [lineOf(row), stateOf(row)]
          return (
            <Stack direction='row' sx={{ gap: 2, alignItems: 'center' }}>
              <Box component='span' sx={{ minWidth: 36, color: 'text.secondary' }}>
                {line === undefined ? '' : formatNumber(line, i18n.language)}
              </Box>
              <Chip
                size='small'
                variant='outlined'
                color={colors[state]}
                label={t(`import.states.${state}`)}
              />
            </Stack>
          )
        },
      },
    ],
    [t, i18n.language],
  )
}

/** Filters of the rows by state with their numbers. */
const StateFilters = ({ counts, shown, show, grid }: Rows) => {
  const { t, i18n } = useTranslation('import')
  const numbered = (text: string, count: number): string => `${text}: ${formatNumber(count, i18n.language)}`
  return (
    <Stack
      direction='row'
      role='group'
      aria-label={t('import.filter')}
      sx={{ flexWrap: 'wrap', gap: 2, alignItems: 'center' }}
    >
      <Chip
        label={numbered(t('import.all'), grid.edited.length)}
        variant={shown === null ? 'filled' : 'outlined'}
        aria-pressed={shown === null}
        onClick={() => show(null)}
      />
      {rowStates.map((state) => (
        <Chip
          key={state}
          label={numbered(t(`import.states.${state}`), counts[state])}
          color={colors[state]}
          variant={shown === state ? 'filled' : 'outlined'}
          aria-pressed={shown === state}
          disabled={counts[state] === 0 && shown !== state}
          onClick={() => show(shown === state ? null : state)}
        />
      ))}
    </Stack>
  )
}

interface Props {
  page: ListPage
  plan: ImportPlan | null
}

const ImportSheet = ({ page, plan, form }: Props & { form: GridForm }) => {
  const { t } = useTranslation(['import', 'tools'])
  const label = useLabel()
  const rows = useImportRows(page, form, plan)
  const { grid, buttons, loading, failure, retry } = rows
  const leading = useStateColumn(rows)
  const openForm = useFormOpener(buttons, grid)
  const opened = useRef<readonly [GridRow, GridColumn]>(null)
  const { input, pick } = useFilePicker({
    label: t('import.files.choose'),
    onChoose: (file) => opened.current && rows.putFile(...opened.current, file),
  })
  const open = (row: GridRow, field: string): void => {
    const column = form.columns.find(({ key, kind }) => key === field && kind === 'file')
    if (column) {
      opened.current = [row, column]
      pick()
    } else openForm(row, field)
  }
  const title = label(page.list.title ?? page.module.module.title)
  return (
    <Sheet grid={grid} onOpen={open} around={200} leading={leading}>
      {input}
      <Stack sx={{ px: 4, pb: 2, gap: 2 }}>
        {failure !== null && <ErrorState message={failure} onRetry={retry} />}
        {loading && (
          <Progress
            done={loading.done}
            total={loading.total}
            label={t('import.checking')}
            text={(numbers) => t(`import.progress.${loading.step}`, numbers)}
          />
        )}
        <Stack direction='row' sx={{ flexWrap: 'wrap', gap: 2, alignItems: 'center' }}>
          <StateFilters {...rows} />
          <Box sx={{ flex: 1 }} />
          {(['xlsx', 'csv'] as const).map((format) => (
            <Button
              key={format}
              size='small'
              color='secondary'
              disabled={loading !== null || grid.save.saving !== null}
              onClick={() =>
                void saveResult(rows, {
                  ...{ format, title: t('import.resultOf', { title }) },
                  heads: [t('import.line'), t('import.state'), t('import.message')],
                  stateText: (state) => t(`import.states.${state}`),
                })
              }
            >
              {t(`import.result.${format}`)}
            </Button>
          ))}
        </Stack>
        {!loading && grid.edited.length === 0 && <Alert severity='info'>{t('import.nothing')}</Alert>}
      </Stack>
    </Sheet>
  )
}

/** The dry run of an import: what each row does, its faults, and saving. */
export const ImportRows = (props: Props) => {
  const failureText = useFailureText()
  const { form, error, retry } = useGridForm(props.page.module, { isImport: true })
  if (error) return <ErrorState message={failureText(error)} onRetry={retry} />
  return form?.validator ? <ImportSheet {...props} form={form} /> : <Loader />
}
