import { useTranslation } from 'react-i18next'
import { errorMessage } from '../../../../../client/api-error.ts'
import { resolveCell } from '../../../../cells/registry.ts'
import { useLabel } from '../../../../i18n/use-label.ts'
import type { BulkAction } from '../../selection/use-selection.ts'
import { type Outcome, RowRefusal } from './run-rows.ts'

/** Texts of bulk actions in the present language: titles, results and errors of rows. */
export const useBulkTexts = () => {
  const { t } = useTranslation('tools')
  const { t: engine } = useTranslation('engine')
  const label = useLabel()
  return {
    nameOf: (action: BulkAction): string => {
      if (action.kind === 'delete') return label('Delete')
      if (action.kind === 'press') return label(action.action.label)
      const field = label(action.label)
      if (!action.column) return t('bulk.setOne', { field })
      const { cell, options = {} } = action.column
      const word = label(resolveCell(cell).text(action.value, options, {}))
      return t('bulk.set', { field, word })
    },
    /** The number of successful and unsuccessful rows. */
    summaryOf: ({ done, failed, left }: Outcome): string =>
      [
        done.length > 0 && t('bulk.done', { count: done.length }),
        failed.length > 0 && t('bulk.notDone', { count: failed.length }),
        left.length > 0 && t('bulk.left', { count: left.length }),
      ]
        .filter((part) => part !== false)
        .join(' '),
    reasonOf: (error: unknown): string => {
      if (error instanceof RowRefusal) {
        const { reason } = error
        if (!reason) return t('bulk.notOffered')
        return 'label' in reason ? label(reason.label) : engine(`disabled.${reason.text}`)
      }
      if (error instanceof Error && error.name === 'InvalidRecord') return t('bulk.invalid')
      if (error instanceof Error && error.name === 'UnclearRecord') return t('grid.unclear')
      return errorMessage(error, t('failed'))
    },
  }
}
