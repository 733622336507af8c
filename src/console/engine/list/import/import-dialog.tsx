import { useQuery } from '@tanstack/react-query'
import { startTransition, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { SpreadsheetError } from '../../../../spreadsheet/table.ts'
import { useLabel } from '../../../i18n/use-label.ts'
import { useUserKey } from '../../../session/use-session.ts'
import { currentUserSignal } from '../../../session/user-signal.ts'
import { PageDialog } from '../../../ui/dialogs/page-dialog.tsx'
import { useAbort } from '../../../ui/hooks/use-abort.ts'
import { readDrafts } from '../../form/draft/store/draft-store.ts'
import { draftFormOf } from '../grid/use-grid-edits.ts'
import type { ListPage } from '../use-list-page.ts'
import { ColumnChoice } from './column-choice.tsx'
import { ImportRows } from './import-rows.tsx'
import { type ImportPlan, isBlankRow } from './plan-rows.ts'
import type { ReadMessage, SheetRow } from './read-rows.ts'
import { SourceChoice } from './source-choice.tsx'
import { useTemplate } from './use-template.ts'

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
