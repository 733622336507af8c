import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { errorMessage } from '../../../../client/api-error.ts'
import { currentUserSignal } from '../../../session/user.ts'
import { closedByEscape } from '../../../ui/dialogs/page-dialog.tsx'
import { useAbort } from '../../../ui/hooks/use-abort.ts'
import type { ListRow } from '../state/list-rows.ts'
import { Progress } from './progress.tsx'
import { type RowSource, rowPages } from './row-pages.ts'

/** A task on the rows of a list: `add` for each page, `end` after the last one. */
export interface RowTask {
  add: (rows: readonly ListRow[], signal: AbortSignal) => Promise<void>
  end: (count: number) => Promise<void> | void
}

/** The list has more rows than the task takes. */
class TooManyRows extends Error {
  override readonly name = 'TooManyRows'
}

/** The maximum number of rows, and the message for more of them. */
interface Limit {
  most: number
  message: string
}

/**
 * Passes all rows that match search and filters to the task that `begin` creates, starting on mount. Unmounting stops
 * it.
 */
export const useRowTask = (
  page: RowSource & { total: number },
  begin: () => Promise<RowTask> | RowTask,
  { most, message }: Limit,
) => {
  const { t } = useTranslation('tools')
  const [done, setDone] = useState(0)
  const [total, setTotal] = useState(page.total)
  const [failure, setFailure] = useState<string | null>(null)
  const abort = useAbort()

  const run = async (signal: AbortSignal): Promise<void> => {
    const task = await begin()
    let count = 0
    for await (const found of rowPages(page, signal)) {
      if (found.total > most) throw new TooManyRows()
      await task.add(found.rows, signal)
      count += found.rows.length
      setDone(count)
      setTotal(found.total)
    }
    signal.throwIfAborted()
    await task.end(count)
  }

  const start = (): void => {
    const signal = AbortSignal.any([abort.begin(), currentUserSignal()])
    setFailure(null)
    setDone(0)
    run(signal).catch((error: unknown) => {
      if (signal.aborted) return
      setFailure(error instanceof TooManyRows ? message : errorMessage(error, t('failed')))
    })
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: it starts once, with the list at that time
  useEffect(start, [])
  return { done, total, failure, start }
}

interface Props {
  title: string
  task: ReturnType<typeof useRowTask>
  /** Closes the dialog, which stops the task. */
  onClose: () => void
}

/** The progress of a task with all rows of a list, and its failure. */
export const RowTaskDialog = ({ title, task, onClose }: Props) => {
  const { t } = useTranslation('tools')
  const { t: shell } = useTranslation()
  const { done, total, failure, start } = task
  return (
    <Dialog open onClose={closedByEscape(onClose)} maxWidth='xs' fullWidth>
      <DialogTitle>{title}</DialogTitle>
      <DialogContent>
        {failure !== null && (
          <Alert severity='error' sx={{ mb: 4 }}>
            {failure}
          </Alert>
        )}
        <Progress done={done} total={total} label={title} text={(numbers) => t('export.progress', numbers)} />
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose} autoFocus>
          {shell('common.cancel')}
        </Button>
        {failure !== null && (
          <Button variant='contained' onClick={start}>
            {shell('common.retry')}
          </Button>
        )}
      </DialogActions>
    </Dialog>
  )
}
