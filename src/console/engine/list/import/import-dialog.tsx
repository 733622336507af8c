import { useQuery } from '@tanstack/react-query'
import { startTransition, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { operationQuery } from '../../../../client/call.ts'
import { queryClient } from '../../../../client/query-client.ts'
import { directionOf } from '../../../../contract/text/interface-languages.ts'
import { SpreadsheetError } from '../../../../spreadsheet/table.ts'
import { formatNumber } from '../../../i18n/format-number.ts'
import { currentLanguage } from '../../../i18n/i18n.ts'
import { useLabel } from '../../../i18n/use-label.ts'
import { useUserKey } from '../../../session/use-session.ts'
import { currentUserSignal } from '../../../session/user.ts'
import { PageDialog } from '../../../ui/dialogs/page-dialog.tsx'
import { useAbort } from '../../../ui/hooks/use-abort.ts'
import { showToast } from '../../../ui/toasts/toasts.tsx'
import { requestForPage } from '../../../widgets/reference/picker-parts.tsx'
import { textOption } from '../../../widgets/shared/options.ts'
import { toOptions } from '../../../widgets/shared/picker/picker-input.tsx'
import { readDrafts } from '../../form/draft/draft-store.ts'
import { type CellWords, choicesOf } from '../grid/cell-text.ts'
import { type GridColumn, isImportable } from '../grid/grid-columns.ts'
import { headingOf } from '../grid/grid-layout.ts'
import { mostNames, sourceOf } from '../grid/record-search.ts'
import { draftFormOf } from '../grid/use-grid-edits.ts'
import { useGridForm } from '../grid/use-grid-form.ts'
import { useGridWords } from '../grid/use-name-lookup.ts'
import { saveFile } from '../tools/file-rows.ts'
import { newFile } from '../tools/use-export.ts'
import type { ListPage } from '../use-list-page.ts'
import { ColumnChoice } from './column-choice.tsx'
import { SourceChoice } from './import-files.tsx'
import { ImportRows } from './import-rows.tsx'
import { type ImportPlan, isBlankRow } from './plan-rows.ts'
import type { ReadMessage, SheetRow } from './read-rows.ts'
import { exampleOf, hintsOf, markedHeading } from './template.ts'

/** The names that a reference column offers; none for a list longer than the API returns at once. */
const namesFor = async (column: GridColumn, page: ListPage): Promise<readonly string[]> => {
  const source = sourceOf(column, page.values, {})
  const { payload } = await queryClient.fetchQuery({
    ...operationQuery(source.operation, requestForPage(source, '', mostNames)),
    staleTime: 60_000,
  })
  const options = toOptions(payload, [], String, source)
  return options.length < mostNames ? options.flatMap(({ label, withheld }) => (withheld ? [] : [label])) : []
}

const choicesFor = async (
  column: GridColumn,
  page: ListPage,
  words: CellWords,
): Promise<readonly string[]> => {
  if (column.kind === 'reference' || column.kind === 'references')
    return namesFor(column, page).catch(() => [])
  return column.kind === 'choice' || column.kind === 'toggle'
    ? choicesOf(column, words).flatMap(({ text }) => (text === '' ? [] : [text]))
    : []
}

const none = (): readonly never[] => []

/**
 * Returns a function that downloads a workbook to be filled in: headings in the present language, drop-down lists, hints,
 * and two example rows.
 */
const useTemplate = (page: ListPage): (() => void) => {
  const { t } = useTranslation(['import', 'tools'])
  const label = useLabel()
  const { form } = useGridForm(page.module, { isImport: true })
  const words = useGridWords(form?.columns ?? [], none)
  const save = async (): Promise<void> => {
    const columns = form?.columns.filter(isImportable) ?? []
    const helpOf = (column: GridColumn): string => label(textOption(column.options, 'help') ?? '')
    const choices = await Promise.all(columns.map((column) => choicesFor(column, page, words)))
    const inputs = columns.map((column, at) => ({
      isRequired: column.isRequired,
      choices: choices[at] ?? [],
      hint: [
        ...hintsOf(column).map(({ key, limit }) =>
          t(`import.hint.${key}`, limit === undefined ? {} : { limit: formatNumber(limit, words.language) }),
        ),
        helpOf(column),
      ]
        .filter((part) => part !== '')
        .join('. '),
    }))
    const title = label(page.list.title ?? page.module.module.title)
    const file = await newFile('xlsx', columns.length, {
      ...{ style: 'example' as const, inputs, name: title.replace(/[\\/?*[\]:]/g, ' ').slice(0, 31) },
      isRightToLeft: directionOf(currentLanguage()) === 'rtl',
    })
    file.add([
      columns.map((column) => markedHeading(headingOf(column, label), column.isRequired)),
      ...[1, 2].map((number) =>
        columns.map((column, at) =>
          exampleOf(column, number, headingOf(column, label), choices[at] ?? [], words.language),
        ),
      ),
    ])
    saveFile(file.end(), t('import.templateOf', { title }), 'xlsx')
  }
  return () => {
    save().catch(() => showToast({ message: t('failed'), type: 'error' }))
  }
}

/** The rows of a file, or of copied cells, read in a worker. Rejects with a `SpreadsheetError`, or if `signal` aborts. */
const readFile = (content: Blob | string, signal: AbortSignal): Promise<readonly SheetRow[]> => {
  const worker = new Worker(new URL('./read-worker.ts', import.meta.url), { type: 'module' })
  const rows: SheetRow[] = []
  const reading = new Promise<readonly SheetRow[]>((resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason as Error), { once: true })
    worker.addEventListener('error', () => reject(new Error('The reader of files could not be loaded')))
    worker.addEventListener('message', ({ data }: MessageEvent<ReadMessage>) => {
      if ('rows' in data) rows.push(...data.rows)
      else if ('isEnd' in data) resolve(rows)
      else if (data.problem === 'failed') reject(new Error('The file could not be read'))
      else reject(new SpreadsheetError(data.problem, data.place))
    })
    worker.postMessage(content)
  })
  return reading.finally(() => worker.terminate())
}

/** Maximum number of imported rows. */
const maxRows = 20_000

type Step =
  | { step: 'source' }
  | { step: 'columns'; rows: readonly SheetRow[] }
  /** Without a plan, a draft is continued. */
  | { step: 'rows'; plan: ImportPlan | null }

interface Props {
  page: ListPage
  onClose: () => void
}

/** Whether an earlier import of the module is kept as a draft. */
const useHasDraft = ({ module, values }: ListPage): boolean => {
  const user = useUserKey()
  const form = draftFormOf('import', module, values)
  const { data = false } = useQuery({
    queryKey: ['import drafts', user, form],
    queryFn: async () => (await readDrafts({ user: user ?? '', form })).length > 0,
    enabled: user !== null && typeof indexedDB !== 'undefined',
    gcTime: 0,
  })
  return data
}

/** Imports rows of a file into the module's records: its source, its columns, and the dry run with saving. */
export const ImportDialog = ({ page, onClose }: Props) => {
  const { t } = useTranslation(['import', 'tools'])
  const label = useLabel()
  const [state, setState] = useState<Step>({ step: 'source' })
  const [isReading, setReading] = useState(false)
  const [fault, setFault] = useState<string | null>(null)
  const { begin } = useAbort()
  const hasDraft = useHasDraft(page)
  const saveTemplate = useTemplate(page)

  const choose = (content: Blob | string): void => {
    const signal = AbortSignal.any([begin(), currentUserSignal()])
    setFault(null)
    setReading(true)
    readFile(content, signal).then(
      (rows) => {
        setReading(false)
        if (rows.every(isBlankRow)) setFault(t('import.fault.empty'))
        else if (rows.length > maxRows + 1) setFault(t('import.fault.tooManyRows', { most: maxRows }))
        else setState({ step: 'columns', rows })
      },
      (error: unknown) => {
        if (signal.aborted) return
        setReading(false)
        const problem = error instanceof SpreadsheetError ? error.problem : 'failed'
        const place = error instanceof SpreadsheetError ? error.place : {}
        setFault(
          t(`import.fault.${problem}`, { most: maxRows, row: place.row ?? '', column: place.column ?? '' }),
        )
      },
    )
  }
  return (
    <PageDialog
      title={t('import.title', { title: label(page.list.title ?? page.module.module.title) })}
      isEscapable={state.step === 'source'}
      onClose={onClose}
    >
      {state.step === 'source' && (
        <SourceChoice
          fault={fault}
          isReading={isReading}
          hasDraft={hasDraft}
          onChoose={choose}
          onContinue={() => startTransition(() => setState({ step: 'rows', plan: null }))}
          onTemplate={saveTemplate}
        />
      )}
      {state.step === 'columns' && (
        <ColumnChoice
          page={page}
          rows={state.rows}
          // The grid is large: it renders in small parts.
          onPlan={(plan) => startTransition(() => setState({ step: 'rows', plan }))}
          onBack={() => setState({ step: 'source' })}
        />
      )}
      {state.step === 'rows' && <ImportRows page={page} plan={state.plan} />}
    </PageDialog>
  )
}
