import { createElement } from 'react'
import { useTranslation } from 'react-i18next'
import { showOverPage } from '../../../../ui/over-page.tsx'
import { useToast } from '../../../../ui/toasts/toasts.tsx'
import { undoFor } from '../../actions/undo-delete.ts'
import type { ListRow } from '../../state/list-rows.ts'
import type { FailedRowsProps } from './failed-rows.tsx'
import { runRows } from './run-rows.ts'
import { UndoFailed } from './undo-failed.tsx'

/** A row, and the value that it had; nothing for one that was deleted. */
export interface Changed {
  row: ListRow
  before?: unknown
}

/** What can be taken back: of which rows, and how. */
interface Undoing extends Pick<FailedRowsProps, 'nameOf' | 'callFor'> {
  message: string
  changed: readonly Changed[]
  restore: (change: Changed) => Promise<void>
  reload: () => Promise<void>
}

/** Offers, in a toast that says what came of a change, to give rows back the values they had. */
export const useUndo = () => {
  const { t } = useTranslation('tools')
  const { t: engine } = useTranslation('engine')
  const toast = useToast()
  return ({ message, changed, restore, reload, nameOf, callFor }: Undoing): void => {
    const byRow = new Map(changed.map((change) => [change.row, change]))
    const act = async (row: ListRow): Promise<void> => {
      const change = byRow.get(row)
      if (change) await restore(change)
    }
    const undo = async (): Promise<void> => {
      const { failed } = await runRows([...byRow.keys()], act, new AbortController().signal, () => undefined)
      await reload()
      if (failed.length === 0) toast({ message: t('bulk.undone') })
      else
        showOverPage(
          createElement(UndoFailed, { failed, nameOf, callFor, onClose: () => showOverPage(null) }),
        )
    }
    toast({
      message,
      duration: undoFor,
      action: { label: engine('undo'), run: () => void undo() },
    })
  }
}
