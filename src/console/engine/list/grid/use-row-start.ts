import { useTranslation } from 'react-i18next'
import { newId } from '../../../ui/new-id.ts'
import { showToast } from '../../../ui/toasts/toasts.tsx'
import type { ListRow } from '../state/list-rows.ts'
import { editParamsOf } from '../tools/bulk/change-row.ts'
import { RowRefusal } from '../tools/bulk/run-rows.ts'
import { useBulkTexts } from '../tools/bulk/use-bulk-texts.ts'
import type { RowsViewProps } from '../views/row-props.ts'
import type { CellChange, RowEdit } from './grid-edits.ts'

interface Input extends Pick<RowsViewProps, 'page' | 'buttons' | 'nameOf'> {
  canAdd: boolean
  /** The row of the list; undefined for a new one. */
  rowOf: (id: string) => ListRow | undefined
  editOf: (id: string) => RowEdit | undefined
}

type Start = CellChange['start']

/** Begins edits of rows; rows that the user may not change have no start but a reason. */
export const useRowStart = ({ page, buttons, nameOf, canAdd, rowOf, editOf }: Input) => {
  const { t } = useTranslation('tools')
  const { reasonOf } = useBulkTexts()
  /** Throws the reason why a row cannot be edited. */
  const begin = (id: string): Start => {
    const edit = editOf(id)
    if (edit) return edit
    const row = rowOf(id)
    if (!row && canAdd) return { name: t('grid.newRow'), key: newId() }
    if (!row || !buttons) throw new RowRefusal()
    return { params: editParamsOf(page, buttons, row), name: nameOf(row), key: newId() }
  }
  return {
    /** The state at the start of an edit; null if the row cannot be edited, after a message. */
    startOf: (id: string, isQuiet: boolean): Start | null => {
      try {
        return begin(id)
      } catch (error) {
        if (!isQuiet) showToast({ message: reasonOf(error), type: 'error' })
        return null
      }
    },
    /** Why a row cannot be edited; null if it can. */
    refusalOf: (id: string): string | null => {
      try {
        begin(id)
        return null
      } catch (error) {
        return reasonOf(error)
      }
    },
  }
}
