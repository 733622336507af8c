import { useMemo } from 'react'
import { operationTag } from '../../../client/call.ts'
import { modulePaths } from '../../../modules/format/paths.ts'
import type { ListFile, Module } from '../../../modules/format/types.ts'
import { useNavigateWhileMounted } from '../../ui/page/use-navigate-while-mounted.ts'
import type { RowCall } from '../list/actions/rows/row-button-types.ts'
import { useRowActions } from '../list/actions/rows/use-row-actions.ts'
import { useRowButtons } from '../list/actions/rows/use-row-buttons.ts'
import type { ListRow } from '../list/state/list-rows.ts'
import { operationOf } from '../operations.ts'
import { fillRoute } from '../path.ts'
import { useCanOpen } from '../routes/use-can-open.ts'
import { useListUrl } from '../routes/use-module-breadcrumb.ts'
import { useAbilities } from '../use-abilities.ts'
import { useValues } from '../use-values.ts'
import { detailOperation } from './detail-request.ts'
import { recordListState } from './record-list-state.ts'

/** A record shown on its own page. */
export interface ShownRecord {
  module: Module
  list: ListFile
  record: ListRow
  /** Fetches the record again. */
  retry: () => void
  /** Called after the record was deleted, before the list opens. */
  onGone: () => void
}

/** The row actions of a record for its own page, without links to this page. After a delete, the list opens. */
export const useRecordActions = ({ module, list, record, retry, onGone }: ShownRecord) => {
  const values = useValues()
  const can = useAbilities(module.module)
  const url = useListUrl(module.module, record) ?? module.module.path
  const state = useMemo(() => recordListState(list, url, record, values), [list, url, record, values])
  const buttonsOf = useRowButtons({ module, list, state, can, values })
  const navigate = useNavigateWhileMounted()
  const canOpen = useCanOpen()
  const onDone = ({ operation }: RowCall): void => {
    if (operation === operationOf(module.module, 'delete')) {
      onGone()
      void navigate(canOpen(url) ? url : '/', { replace: true })
    } else if (operationTag(operation) !== operationTag(detailOperation(module))) retry()
  }
  const presses = useRowActions(onDone)
  const here = modulePaths(module.module, 'view').map((path) => fillRoute(path, values.route ?? {}))
  return {
    buttons: (buttonsOf?.(record) ?? []).filter(({ to }) => to === undefined || !here.includes(to)),
    presses,
    /** Input of the dialogs behind the buttons. */
    page: { module, list, rows: [record], retry },
  }
}
